internal import SegmentPixels
internal import SegmentPrimitives

/// The outermost colours of a picture.
///
/// Luminance is convex in the encoded components, so that its greatest value under any tone is taken
/// at a corner of the colours' hull; the directions here find those that matter.
struct ColorExtremes: Equatable, Sendable {
  /// The colours found, without repetition.
  let colors: [Color]

  /// Weights of red, green and blue, in the order of importance.
  private static let directions: [SIMD4<Int32>] = [
    [54, 183, 19, 0], [1, 1, 1, 0], [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [1, 1, 0, 0],
    [0, 1, 1, 0], [1, 0, 1, 0], [2, -1, -1, 0], [-1, 2, -1, 0], [-1, -1, 2, 0], [1, 1, -2, 0],
    [-2, 1, 1, 0], [1, -2, 1, 0],
  ]

  /// Looks through a picture; colours that are not opaque do not count, since what will lie under
  /// them is unknown.
  /// - Parameters:
  ///   - tone: what is applied to each colour first.
  ///   - towardDark: whether the darkest and not the brightest ones are wanted.
  init(of picture: Raster, toned tone: ToneKernel, towardDark: Bool) {
    let pixels = picture.pixels.filter { $0 >> 24 == 255 }.map { tone($0) }
    let sign: Int32 = towardDark ? -1 : 1
    var found: [UInt32] = []
    for direction in ColorExtremes.directions {
      let weights = direction &* sign
      var (best, value) = (UInt32.opaqueBlack, Int32.min)
      for pixel in pixels {
        let reach = ColorExtremes.reach(pixel, weights)
        if reach > value { (best, value) = (pixel, reach) }
      }
      if value > Int32.min && !found.contains(best) { found.append(best) }
    }
    colors = found.map { Color(bytes: Int($0 >> 16 & 255), Int($0 >> 8 & 255), Int($0 & 255)) }
  }

  @inline(__always)
  private static func reach(_ pixel: UInt32, _ weights: SIMD4<Int32>) -> Int32 {
    let red = Int32(truncatingIfNeeded: pixel >> 16 & 255) &* weights.x
    let green = Int32(truncatingIfNeeded: pixel >> 8 & 255) &* weights.y
    return red &+ green &+ Int32(truncatingIfNeeded: pixel & 255) &* weights.z
  }
}
