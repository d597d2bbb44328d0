package import SegmentPixels

extension ImageComparison {
  /// The difference as a picture: different pixels red, those left out as anti-aliased yellow, all
  /// others those of the first picture, grey and pale.
  /// - Precondition: the picture is one of those that were compared.
  package func image(over picture: StraightRaster) -> Raster {
    precondition(picture.pixels.count == pixelCount, "the picture is one of those compared")
    let isMarked = !marks.isEmpty
    let pixels = picture.pixels.indices.map { position in
      switch isMarked ? Mark(rawValue: marks[position]) : .same {
      case .different: UInt32(0xFFFF_0000)
      case .antiAliased: UInt32(0xFFFF_FF00)
      case .same, nil: paleGrey(picture.pixels[position])
      }
    }
    return Raster(width: picture.width, height: picture.height, pixels: pixels)
  }
}

/// The brightness of a straight pixel at a tenth of its opacity over white.
private func paleGrey(_ pixel: UInt32) -> UInt32 {
  let color = StraightColor(rgba: pixel)
  let luma =
    0.29889531 * Double(color.red) + 0.58662247 * Double(color.green)
    + 0.11448223 * Double(color.blue)
  let level = UInt32((255 + (luma - 255) * 0.1 * Double(color.alpha) / 255).rounded())
  return 0xFF00_0000 | level << 16 | level << 8 | level
}
