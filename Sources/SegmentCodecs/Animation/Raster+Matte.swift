internal import SegmentPixels
internal import SegmentPrimitives

extension Raster {
  /// The picture composited over an opaque colour (source-over), each component rounded to nearest.
  ///
  /// - Parameters:
  ///   - matte: An opaque pixel.
  ///   - keepsTransparent: Whether fully transparent pixels stay so instead of taking the colour.
  func composited(over matte: UInt32, keepsTransparent: Bool = false) -> Raster {
    mappingRuns { pixel in
      switch pixel >> 24 {
      case 255: pixel
      case 0 where keepsTransparent: 0
      case let alpha: 0xFF00_0000 | (pixel &+ Raster.scaled(matte, by: 255 - alpha)) & 0x00FF_FFFF
      }
    }
  }

  /// The picture with pixels of at least half opacity in their own straight colours, opaque, and
  /// all others fully transparent.
  func cutAtHalfOpacity() -> Raster {
    mappingRuns { pixel in
      switch pixel >> 24 {
      case 255: pixel
      case 128...: StraightColor(premultiplied: pixel).pixel | 0xFF00_0000
      default: 0
      }
    }
  }

  /// Maps each pixel; of equal neighbours only the first is computed.
  @inline(__always)
  private func mappingRuns(_ map: (UInt32) -> UInt32) -> Raster {
    var result = self
    var span = result.pixels.mutableSpan
    var (last, mapped) = (UInt32(0), map(0))
    for index in span.indices {
      let pixel = span[index]
      if pixel != last { (last, mapped) = (pixel, map(pixel)) }
      span[index] = mapped
    }
    return result
  }

  /// The colour components times a byte ÷ 255, each rounded to nearest.
  private static func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
    func scaled(_ component: UInt32) -> UInt32 { (component * factor).dividedBy255 }
    return scaled(pixel >> 16 & 0xFF) << 16 | scaled(pixel >> 8 & 0xFF) << 8
      | scaled(pixel & 0xFF)
  }
}

extension StraightColor {
  /// Makes a pixel from its straight components in a raster's order.
  @inline(__always)
  init(pixel: UInt32) {
    self.init(rgba: pixel & 0xFF00_FF00 | (pixel & 0xFF) << 16 | pixel >> 16 & 0xFF)
  }

  /// The straight components in a raster's order, `0xAARRGGBB`.
  @inline(__always)
  var pixel: UInt32 {
    rgba & 0xFF00_FF00 | (rgba & 0xFF) << 16 | rgba >> 16 & 0xFF
  }
}

extension Color {
  /// The colour as one pixel, its opacity ignored.
  var opaquePixel: UInt32 { Color(red: red, green: green, blue: blue).premultipliedPixel }
}
