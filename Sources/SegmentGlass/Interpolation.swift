/// A place between two neighbouring pixels of one direction.
struct Interpolation: Hashable {
  /// The first of the two.
  var index: Int
  /// The weight of the second, 0…256.
  var weight: Int

  /// The place of a position in pixels/2^`bits` from the first pixel's centre, kept inside `count`
  /// pixels.
  @inline(__always)
  init(_ position: Int, bits: Int, count: Int) {
    let floor = position >> bits
    if floor < 0 {
      (index, weight) = (0, 0)
    } else if floor >= count - 1 {
      (index, weight) = (max(count - 2, 0), count > 1 ? 256 : 0)
    } else {
      index = floor
      weight = ((position - floor << bits) << 8) >> bits
    }
  }
}
