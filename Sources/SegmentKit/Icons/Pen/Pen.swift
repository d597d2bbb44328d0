import SegmentPrimitives

/// Collects one icon's outline in design units, for one weight and pixel grid.
///
/// Everything added runs clockwise and everything cut counterclockwise, so that the nonzero rule
/// joins overlapping parts. A cut must lie inside ink that is there once, and clear of other cuts.
struct Pen: Sendable {
  /// The thickness of curved and slanted strokes.
  let stroke: Double
  /// Where device pixels lie.
  var grid: PixelGrid
  /// What has been drawn.
  var path = Path()
  /// What has been drawn that keeps its direction in a mirrored icon, apart from `path`.
  private(set) var signs: [Path] = []

  /// Makes a pen for a stroke and a device pixel in design units.
  init(stroke: Double, pixel: Double) {
    self.stroke = stroke
    grid = PixelGrid(pixel: pixel)
  }

  /// All that has been drawn.
  var ink: Path { signs.reduce(into: path) { $0.append($1) } }

  /// All that has been drawn reflected about an upright line, but for the signs, which only move.
  func mirroredInk(about x: Double) -> Path {
    signs.reduce(into: path.reflected(about: x)) { ink, sign in
      ink.append(sign.offset(x: 2 * (x - (sign.bounds ?? .zero).midX), y: 0))
    }
  }

  /// The thickness of upright and level strokes: whole pixels, or the true one if below a pixel.
  var bar: Double { stroke < grid.pixel ? stroke : grid.length(stroke) }

  /// The stroke for a border around little space: above a limit it grows by a quarter only.
  func stroke(easedAbove limit: Double) -> Double {
    stroke <= limit ? stroke : limit + (stroke - limit) / 4
  }

  /// The width of the gaps that separate the parts of a filled drawing.
  var gap: Double { max(0.35 + stroke * 0.5, grid.pixel) }

  /// The thickness of signs that stand inside a shape.
  var signWidth: Double { stroke * 0.92 }

  /// How far an outer edge lies beyond its position at semibold.
  var growth: Double { IconMetrics.growth(stroke: stroke) }

  /// The scaling about the middle that moves the edge of a large shape out by the growth.
  var swelling: Transform { .scale(1 + growth / 7.5) }

  /// Adds an area that reads in one direction only, such as a digit: a mirrored icon shows it as is.
  mutating func sign(_ area: Path) { signs.append(area) }

  /// Adds an area.
  mutating func fill(_ area: Path) { path.append(area) }

  /// Takes an area away.
  mutating func cut(_ area: Path) { path.append(area.reversed) }

  /// Adds the inside of a closed contour.
  mutating func fill(_ contour: Contour) { fill(contour.path) }

  /// Takes the inside of a closed contour away.
  mutating func cut(_ contour: Contour) { cut(contour.path) }

  /// Adds the inside of a polygon.
  mutating func fill(_ polygon: Polygon) { fill(polygon.contour) }

  /// Takes the inside of a polygon away.
  mutating func cut(_ polygon: Polygon) { cut(polygon.contour) }

  /// Draws along a contour with a round tip; the stroke's thickness unless one is given.
  mutating func stroke(_ contour: Contour, width: Double? = nil) {
    fill(contour.stroked(width: width ?? stroke))
  }

  /// Draws along a polygon's sides with a round tip.
  mutating func stroke(_ polygon: Polygon, width: Double? = nil) {
    stroke(polygon.contour, width: width)
  }

  /// Draws a closed shape: all of its inside, or a border of the stroke's thickness inside its edge.
  mutating func shape(_ contour: Contour, isFilled: Bool, width: Double? = nil) {
    fill(contour)
    if !isFilled { cut(contour.offset(by: -(width ?? stroke))) }
  }

  /// Draws a closed polygon: all of its inside, or a border inside its edge.
  mutating func shape(_ polygon: Polygon, isFilled: Bool, width: Double? = nil) {
    fill(polygon)
    if !isFilled { cut(polygon.inset(by: width ?? stroke)) }
  }
}
