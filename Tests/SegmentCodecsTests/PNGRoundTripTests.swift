import SegmentCodecs
import SegmentPixels
import SegmentPrimitives
import Testing
import TestSupport

@Suite struct PNGRoundTripTests {
  @Test(arguments: PictureKind.allCases, CompressionEffort.allCases)
  func everyPictureComesBackAsItWas(kind: PictureKind, compression: CompressionEffort) throws {
    let raster = kind.raster
    let file = try PNGEncoder(compression: compression).encode(raster: raster)
    let chunks = PNGFile(file)
    #expect(chunks.isSound, "every chunk has its right checksum")
    #expect(chunks["sRGB"] == [0] && chunks["pHYs"] == nil)
    #expect(try PNGDecoder().decode(file).raster == raster)
  }

  @Test(arguments: [PictureKind.flatArt, .fiveColors, .greyWithAlpha, .gradient])
  func theMostWorkMakesTheSmallestFile(kind: PictureKind) throws {
    let sizes = try CompressionEffort.allCases.map {
      try PNGEncoder(compression: $0).encode(raster: kind.raster).count
    }
    #expect(sizes.min() == sizes.last, "fast, balanced, small")
  }

  @Test(
    arguments: [PictureKind.flatArt, .manyPaletteColors, .gradient], CompressionEffort.allCases)
  func theSameRasterGivesTheSameBytes(kind: PictureKind, compression: CompressionEffort) throws {
    let encoder = PNGEncoder(compression: compression)
    #expect(try encoder.encode(raster: kind.raster) == encoder.encode(raster: kind.raster))
  }

  @Test func whatLiesUnderFullTransparencyDoesNotShowInTheBytes() throws {
    let clean = Raster(width: 40, height: 5)
    let dirty = Raster(width: 40, height: 5, fill: 0x0012_3456)
    #expect(try PNGDecoder().decode(PNGEncoder().encode(raster: dirty)).raster == clean)
  }
}
