/// How a line is drawn along a path (SVG 2 §13.5).
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of a line's end.
  public enum Cap: String, Hashable, Sendable {
    /// Cut at the end.
    case butt
    /// A half circle beyond the end.
    case round
    /// Half a square beyond the end.
    case square
  }

  /// The shape of a corner.
  public enum Join: String, Hashable, Sendable {
    /// The edges prolonged until they meet, within the miter limit.
    case miter
    /// A circle about the corner.
    case round
    /// The corner cut off.
    case bevel
  }

  /// The line's thickness, in units of the pen.
  public var width: Double
  /// How it ends.
  public var cap: Cap
  /// How it turns.
  public var join: Join
  /// The longest miter, in widths; longer ones become bevels. At least 1.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in units of the pen; none for a whole line.
  public var dashes: [Double]
  /// How far into the dashes the line begins.
  public var dashOffset: Double
  /// What turns the pen's units into the path's; its translation does not count.
  public var pen: Transform

  /// Makes a style; SVG's initial values by default.
  public init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 4,
    dashes: [Double] = [], dashOffset: Double = 0, pen: Transform = .scale(1)
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashOffset = dashOffset
    self.pen = pen
  }

  /// The style for a path whose points are mapped.
  func applying(_ transform: Transform) -> StrokeStyle {
    var result = self
    result.pen = pen.then(transform)
    result.pen.tx = 0
    result.pen.ty = 0
    return result
  }

  /// How many of the path's units a unit of the pen is at most.
  public var stretch: Double {
    max(
      (pen.a * pen.a + pen.b * pen.b).squareRoot(), (pen.c * pen.c + pen.d * pen.d).squareRoot())
  }

  /// How far from the path the line can reach, in the path's units.
  var reach: Double {
    let longest = max(join == .miter ? miterLimit : 1, cap == .square ? 1.5 : 1)
    return width / 2 * stretch * longest
  }
}
