import Foundation
import SegmentPixels
import SegmentPrimitives

extension Raster {
  /// A pixel's relative luminance, 0…1, as WCAG 2 defines it.
  func luminance(_ x: Int, _ y: Int) -> Double {
    [(16, 0.2126), (8, 0.7152), (0, 0.0722)].reduce(0) { sum, share in
      let encoded = Double(self[x, y] >> UInt32(share.0) & 255) / 255
      let linear = encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
      return sum + linear * share.1
    }
  }

  /// The contrast of two pictures at one place as WCAG 2 has it, 1…21.
  func contrast(to other: Raster, _ x: Int, _ y: Int) -> Double {
    let levels = [luminance(x, y), other.luminance(x, y)]
    return ((levels.max() ?? 0) + 0.05) / ((levels.min() ?? 0) + 0.05)
  }
}
