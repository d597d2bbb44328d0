/// One of the four quarters of a capsule, all made from the map of the top left one.
struct Quarter: Hashable, Sendable {
  /// Whether it is one of the right ones.
  let isRight: Bool
  /// Whether it is one of the lower ones.
  let isBottom: Bool

  /// Whether light along the diagonal from the top left meets it head-on, as it does the top left
  /// and the bottom right.
  var facesLight: Bool { isRight == isBottom }
}
