/// The one or two palette entries of a colour, mixed by position (ordered dithering).
struct GIFDither: Equatable, Sendable {
  /// The squared distance up to which one entry is enough: one level of each component, too little for
  /// bands to be seen in a gradient.
  private static let bandDistance: Int32 = 4

  /// Nothing is drawn.
  static let transparent = GIFDither(first: 0, second: 0, secondCount: 0)

  private let first: UInt8
  private let second: UInt8
  /// How many of 64 pixels get the second entry.
  private let secondCount: UInt8

  /// Takes one entry, by its position in the palette.
  init(_ position: Int) {
    self.init(first: UInt8(position + 1), second: 0, secondCount: 0)
  }

  /// Finds the nearest entry, and the one nearest to a point as far on the other side of the colour, in
  /// the numbers that give the colour on average.
  init(of color: UInt32, in palette: GIFPalette) {
    let target = ColorVector(color)
    let (near, distance) = palette.nearest(to: target)
    guard distance > GIFDither.bandDistance else {
      self.init(near)
      return
    }
    let offset = target - ColorVector(palette.colors[near])
    let far = palette.nearest(to: target + offset).position
    let step = ColorVector(palette.colors[far]) - ColorVector(palette.colors[near])
    let length = ColorVector.dot(step, step)
    let along = ColorVector.dot(offset, step)
    let secondCount = length == 0 ? 0 : min(64, max(0, (64 * along + length / 2) / length))
    self.init(first: UInt8(near + 1), second: UInt8(far + 1), secondCount: UInt8(secondCount))
  }

  private init(first: UInt8, second: UInt8, secondCount: UInt8) {
    self.first = first
    self.second = second
    self.secondCount = secondCount
  }

  /// The index at a position of the canvas: the same for the same colour in each frame.
  @inline(__always)
  func index(x: Int, y: Int) -> UInt8 {
    secondCount == 0 || GIFDither.threshold(x, y) >= secondCount ? first : second
  }

  /// Bayer's 8 × 8 matrix, 0…63: the bits of x ⊕ y and y interleaved, the lowest first.
  private static func threshold(_ x: Int, _ y: Int) -> UInt8 {
    let (a, b) = (x ^ y, y)
    let value =
      (a & 1) << 5 | (b & 1) << 4 | (a & 2) << 2 | (b & 2) << 1 | (a & 4) >> 1 | (b & 4) >> 2
    return UInt8(truncatingIfNeeded: value)
  }
}
