internal import SegmentPixels
internal import SegmentGraphics
internal import SegmentPrimitives

/// The left and the right end of a shape, from whose masks that of any width is joined.
struct ShapeEnds {
  /// The shape at the origin, so short that there is but one column between its ends.
  private let short: Shape
  /// The rows that the shape was moved by.
  private let row: Int
  private let blur: Double
  private let sigma: Double
  private let masks: MaskCache
  /// The columns of a corner, and of what its edge is moved inward by.
  private let length: Int
  /// How far a pixel spreads.
  private let reach: Int
  /// Whether the mean of two blurs a pixel apart is within a level and a half of the one between.
  private let isSoft: Bool

  init(of shape: Shape, blur: Double, _ precision: Precision, masks: MaskCache) {
    sigma = blur / 2 * masks.scale
    length = Int((shape.cornerReach * masks.scale).rounded(.up)) + 2
    reach = blur > 0 ? CoverageMask.blurMargin(sigma: sigma) : 0
    isSoft = precision == .interpolated && sigma >= 2.5
    var short = shape
    short.rect.width = Double(2 * length + 1) / masks.scale
    short.rect.x = 0
    row = short.moveToOrigin(scale: masks.scale).row
    self.short = short
    self.blur = blur
    self.masks = masks
  }

  private var margin: Int { blur > 0 ? reach + 1 : 0 }

  /// The mask of a shape with these ends from one abscissa to another, in points; `nil` where they
  /// are so near that one's blur reaches the other.
  func joined(from left: Double, to right: Double) throws(DrawingError) -> CoverageMask? {
    let steps = isSoft ? 1.0 : 4
    let left = PixelEdge(left * masks.scale, steps: steps)
    let right = PixelEdge(-right * masks.scale, steps: steps)
    let times = -right.pixel - left.pixel - (2 * length + 1) - 2 * reach
    guard times >= 0, let first = try mask(at: left, inward: 1),
      let second = try mask(at: right, inward: -1)
    else { return nil }
    return first.joined(to: second, at: margin + length + reach, times: times)
      .moved(columns: left.pixel, rows: row)
  }

  /// The mask with both edges where one of them lies, `inward` being 1 at the left end and −1 at
  /// the right one.
  private func mask(at edge: PixelEdge, inward: Double) throws(DrawingError) -> CoverageMask? {
    let near = try mask(edge.step)
    if isSoft { return near?.moved(by: inward * edge.fraction) }
    guard edge.fraction > 0, let far = try mask(edge.step + 1) else { return near }
    return near?.mixed(with: far, by: edge.fraction)
  }

  /// The mask with both edges moved inward by quarters of a pixel, as many columns between them as
  /// the blur needs.
  private func mask(_ quarters: Int) throws(DrawingError) -> CoverageMask? {
    let scale = masks.scale
    return try masks.mask(.ends(short, quarters: quarters, blur: blur)) { () throws(DrawingError) in
      guard let block = try CoverageMask(of: short.path, scale: scale, margin: 0), block.height > 0
      else { return nil }
      var inner = short
      inner.rect = short.rect.inset(x: Double(quarters) / 4 / scale, y: 0)
      let sharp = quarters == 0 ? block : try CoverageMask(of: inner.path, scale: scale, in: block)
      return sharp.blurred(sigma: sigma, margin: margin, repeating: length, times: 2 * reach)
    }
  }
}

/// Where an edge lies on the pixel grid, seen from outside the shape that it bounds.
private struct PixelEdge {
  /// The pixel that the edge cuts.
  let pixel: Int
  /// The whole steps of that pixel that lie outside.
  let step: Int
  /// What lies outside of the next step, 0..<1.
  let fraction: Double

  /// Finds an edge, in pixels, on a grid of so many steps a pixel.
  init(_ position: Double, steps: Double) {
    // A hundredth below or above a pixel is that pixel: it is rounding of the division by the scale.
    let tolerance = 0.01
    let first = (position + tolerance).rounded(.down)
    let outside = max(0, position - first) * steps
    pixel = Int(first)
    step = Int(outside)
    fraction = outside - Double(step) > tolerance ? outside - Double(step) : 0
  }
}

extension Shape {
  /// Moves the shape by whole pixels to the origin; gives the pixels it was moved by.
  mutating func moveToOrigin(scale: Double) -> (column: Int, row: Int) {
    let (x, y) = (rect.x * scale, rect.y * scale)
    // A hundredth below a pixel is that pixel: it is rounding of the division by the scale.
    let (column, row) = ((x + 0.01).rounded(.down), (y + 0.01).rounded(.down))
    rect = Rect(
      x: ((x - column) * 4).rounded() / 4 / scale, y: (y - row) / scale,
      width: (rect.width * scale * 4).rounded() / 4 / scale, height: rect.height)
    return (Int(column), Int(row))
  }
}
