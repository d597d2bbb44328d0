/// One pixel with straight alpha, as picture files store it: red, green, blue, alpha.
///
/// It converts to and from the premultiplied pixels of a raster so that a raster survives a file:
/// `StraightColor(premultiplied: p).premultiplied == p` for every pixel whose components do not
/// exceed its alpha.
package struct StraightColor: Hashable, Sendable {
  /// The four bytes as they lie in a file, red in the lowest.
  package let rgba: UInt32

  /// Makes a pixel from its four bytes in the order of a file, red in the lowest.
  package init(rgba: UInt32) {
    self.rgba = rgba
  }

  /// Makes a pixel from its components.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    rgba = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }

  /// The straight form of a raster's pixel: each component is `premultiplied × 255 ÷ alpha`, rounded
  /// to nearest, halves up; a fully transparent pixel is zero.
  ///
  /// A component above its alpha, which no painter makes, becomes 255.
  @inline(__always)
  package init(premultiplied pixel: UInt32) {
    let alpha = pixel >> 24
    switch alpha {
    case 255: rgba = pixel & 0xFF00_FF00 | pixel >> 16 & 0xFF | (pixel & 0xFF) << 16
    case 0: rgba = 0
    default:
      // A quotient is at least 1/510 away from a half that it is not, far more than a `Float` errs.
      let divisor = Float(alpha)
      func straight(_ component: UInt32) -> UInt32 {
        min(255, UInt32(Float(component * 255) / divisor + 0.5))
      }
      rgba =
        straight(pixel >> 16 & 0xFF) | straight(pixel >> 8 & 0xFF) << 8
        | straight(pixel & 0xFF) << 16 | alpha << 24
    }
  }

  /// The raster's form of the pixel, `0xAARRGGBB`: each component is `straight × alpha ÷ 255`,
  /// rounded to nearest.
  @inline(__always)
  package var premultiplied: UInt32 {
    let opacity = rgba >> 24
    func scaled(_ component: UInt32) -> UInt32 {
      // The exact nearest quotient by 255 of any product of two bytes, without a division.
      let product = component * opacity + 128
      return (product + product >> 8) >> 8
    }
    return opacity << 24 | scaled(rgba & 0xFF) << 16 | scaled(rgba >> 8 & 0xFF) << 8
      | scaled(rgba >> 16 & 0xFF)
  }

  /// The red component.
  package var red: UInt8 { UInt8(truncatingIfNeeded: rgba) }
  /// The green component.
  package var green: UInt8 { UInt8(truncatingIfNeeded: rgba >> 8) }
  /// The blue component.
  package var blue: UInt8 { UInt8(truncatingIfNeeded: rgba >> 16) }
  /// The opacity, 255 where nothing shows through.
  package var alpha: UInt8 { UInt8(truncatingIfNeeded: rgba >> 24) }
}
