import SegmentCodecs
import SegmentPixels
import SegmentPrimitives
import Testing
import TestSupport

@Suite struct PNGRoundTripTests {
  @Test(
    "Every picture comes back as it was", arguments: PictureKind.allCases,
    CompressionEffort.allCases)
  func roundTrip(kind: PictureKind, compression: CompressionEffort) throws {
    let raster = kind.raster
    let file = try PNGEncoder(compression: compression).encode(raster: raster)
    let chunks = PNGFile(file)
    #expect(chunks.isSound, "every chunk has its right checksum")
    #expect(chunks["sRGB"] == [0] && chunks["pHYs"] == nil)
    #expect(try PNGDecoder().decode(file).raster == raster)
  }

  @Test(
    "The most work makes the smallest file",
    arguments: [PictureKind.flatArt, .fiveColors, .greyWithAlpha, .gradient])
  func mostWork(kind: PictureKind) throws {
    let sizes = try CompressionEffort.allCases.map {
      try PNGEncoder(compression: $0).encode(raster: kind.raster).count
    }
    #expect(sizes.min() == sizes.last, "fast, balanced, small")
  }

  @Test(
    "The same raster gives the same bytes",
    arguments: [PictureKind.flatArt, .manyPaletteColors, .gradient], CompressionEffort.allCases)
  func sameBytes(kind: PictureKind, compression: CompressionEffort) throws {
    let encoder = PNGEncoder(compression: compression)
    #expect(try encoder.encode(raster: kind.raster) == encoder.encode(raster: kind.raster))
  }

  @Test("What lies under full transparency does not show in the bytes")
  func hiddenColour() throws {
    let clean = Raster(width: 40, height: 5)
    let dirty = Raster(width: 40, height: 5, fill: 0x0012_3456)
    #expect(try PNGDecoder().decode(PNGEncoder().encode(raster: dirty)).raster == clean)
  }
}
