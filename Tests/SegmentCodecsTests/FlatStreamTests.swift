import SegmentPixels
import Testing

@testable import SegmentCodecs

/// The zlib streams of flat art, and what is taken for it.
@Suite struct FlatStreamTests {
  @Test("Every picture comes back from another decoder", arguments: PictureKind.allCases)
  func roundTrip(kind: PictureKind) throws {
    for layout in PixelCensus(kind.raster).layouts {
      let picture = PackedScanlines(kind.raster, layout)
      let stream = try #require(picture.flatStream(evenIfBusy: true))
      var file = PNGChunkWriter()
      file.appendHeader(width: kind.raster.width, height: kind.raster.height, layout)
      file.appendPalette(layout)
      file.append(.imageData, stream)
      file.append(.trailer, [])
      #expect(try PNGDecoder().decode(file.bytes).raster == kind.raster)
    }
  }

  @Test("Flat art is smaller than by a library of its speed")
  func flatArt() throws {
    var (own, library) = (0, 0)
    for scale in 1...3 {
      for raster in [Raster.strip(scale: scale, opaque: true), .strip(scale: scale, opaque: false)]
      {
        let picture = PackedScanlines(raster, PixelCensus(raster).layouts[0])
        own += try #require(picture.flatStream()).count
        library += try picture.compressed(.uniform(.none), level: 5).count
      }
    }
    #expect(own < library)
  }

  @Test(
    "Noise and gradients are not taken for flat art",
    arguments: [
      (PictureKind.flatArt, true), (.manyPaletteColors, false), (.colorNoise, false),
      (.translucentGradient, false),
    ])
  func noiseGradients(kind: PictureKind, isFlat: Bool) {
    let picture = PackedScanlines(kind.raster, PixelCensus(kind.raster).layouts[0])
    #expect((picture.flatStream() != nil) == isFlat)
  }
}

extension Raster {
  /// A control's strip: a grey track with three segments, the first on a white pill, and rings for
  /// letters, all with soft edges.
  fileprivate static func strip(scale: Int, opaque: Bool) -> Raster {
    let (width, height, unit) = (284 * scale, 32 * scale, Double(scale))
    return .make(width, height) { column, row, _ in
      let (x, y) = ((Double(column) + 0.5) / unit, (Double(row) + 0.5) / unit)
      func coverage(_ distance: Double) -> Double { min(1, max(0, 0.5 - distance * unit)) }
      func bar(_ left: Double, _ right: Double, radius: Double) -> Double {
        let dx = max(0, left + radius - x, x - right + radius)
        return coverage((dx * dx + (y - 16) * (y - 16)).squareRoot() - radius)
      }
      let track = opaque ? 1 : bar(0, 284, radius: 16)
      let pill = bar(2, 95, radius: 14)
      let (letter, size) = (Int(x / 9), 3 + Double(Int(x / 9) % 3))
      let (dx, dy) = (x - Double(letter) * 9 - 4.5, y - 16)
      let ink = letter % 4 == 3 ? 0 : coverage(abs((dx * dx + dy * dy).squareRoot() - size) - 0.7)
      let level = (229 + (255 - 229) * pill) * (1 - ink)
      let alpha = (255 * track).rounded()
      return UInt32(alpha) << 24 | UInt32((level * alpha / 255).rounded()) * 0x01_0001
        | UInt32(((level + (235 - level) * 0.1) * alpha / 255).rounded()) << 8
    }
  }
}
