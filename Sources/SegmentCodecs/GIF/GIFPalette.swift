/// A GIF's colour table; index 0 is left for transparency.
struct GIFPalette: Equatable, Sendable {
  /// The most colours beside transparency.
  static let capacity = 255

  /// Opaque pixels; the index of each is one more than its position here.
  let colors: [UInt32]
  /// The components in groups of eight, filled up with the first colour.
  private let reds: [SIMD8<Int32>]
  private let greens: [SIMD8<Int32>]
  private let blues: [SIMD8<Int32>]

  /// Makes a palette of at most `capacity` opaque pixels.
  init(_ colors: [UInt32]) {
    self.colors = colors
    func groups(_ shift: UInt32) -> [SIMD8<Int32>] {
      stride(from: 0, to: colors.count, by: 8).map { start in
        var group = SIMD8<Int32>()
        for lane in 0..<8 {
          let color = start + lane < colors.count ? colors[start + lane] : colors[0]
          group[lane] = Int32(color >> shift & 0xFF)
        }
        return group
      }
    }
    reds = groups(16)
    greens = groups(8)
    blues = groups(0)
  }

  /// The number of entries in a file: the next power of two, at least 2.
  var fileCount: Int {
    var count = 2
    while count < colors.count + 1 { count *= 2 }
    return count
  }

  /// The pixel of an index; `nil` for transparency.
  @inline(__always)
  func color(of index: UInt8) -> UInt32? { index == 0 ? nil : colors[Int(index) - 1] }

  /// The position of the nearest colour and its distance; the first of several.
  ///
  /// - Parameter target: Components within −255…510.
  /// - Precondition: There is at least one colour.
  func nearest(to target: ColorVector) -> (position: Int, distance: Int32) {
    // Distance and position in one number, so that one minimum finds both: a distance is at most
    // 4 · 765², which leaves the lower 8 bits free.
    var best = SIMD8<Int32>(repeating: .max)
    var positions = SIMD8<Int32>(0, 1, 2, 3, 4, 5, 6, 7)
    for group in reds.indices {
      let red = reds[group] &- target.red
      let green = greens[group] &- target.green
      let blue = blues[group] &- target.blue
      let distance = red &* red &+ green &* green &* 2 &+ blue &* blue
      best = pointwiseMin(best, distance &<< 8 | positions)
      positions &+= 8
    }
    let least = best.min()
    let position = Int(least & 0xFF)
    return (position < colors.count ? position : 0, least >> 8)
  }
}

/// A colour's encoded components as whole numbers, for distances.
struct ColorVector: Equatable, Sendable {
  /// Red.
  var red: Int32
  /// Green.
  var green: Int32
  /// Blue.
  var blue: Int32

  /// Makes a vector from a pixel's components.
  init(_ pixel: UInt32) {
    red = Int32(pixel >> 16 & 0xFF)
    green = Int32(pixel >> 8 & 0xFF)
    blue = Int32(pixel & 0xFF)
  }

  /// The difference of two vectors.
  static func - (a: ColorVector, b: ColorVector) -> ColorVector {
    var result = a
    result.red -= b.red
    result.green -= b.green
    result.blue -= b.blue
    return result
  }

  /// The sum of two vectors.
  static func + (a: ColorVector, b: ColorVector) -> ColorVector { a - (ColorVector(0) - b) }

  /// The product that squared distances are made of: green counts twice.
  static func dot(_ a: ColorVector, _ b: ColorVector) -> Int32 {
    a.red * b.red + 2 * a.green * b.green + a.blue * b.blue
  }
}
