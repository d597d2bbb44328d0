internal import SegmentGraphics
internal import SegmentPixels
internal import SegmentPrimitives

extension Shape {
  /// The shape's coverage at `scale` pixels per point, blurred by what a design tool calls a blur,
  /// in points; `nil` if it is empty.
  ///
  /// What is blurred or moves is made of `masks`, so that a gliding shape meets them again: an
  /// edge lies between two quarters of a pixel, a much blurred one between two pixels. A shape so
  /// narrow that its ends meet has its edges on quarters.
  func coverage(
    blur: Double = 0, scale: Double, isMoving: Bool, masks: MaskCache
  ) throws(DrawingError) -> CoverageMask? {
    guard blur > 0 || isMoving else {
      return try CoverageMask(of: path, scale: scale, margin: 0)
    }
    let ends = ShapeEnds(
      of: self, blur: blur, scale: scale, isMoving: isMoving, masks: masks)
    if let joined = try ends.joined(from: rect.x, to: rect.maxX) { return joined.cropped() }
    return try wholeCoverage(blur: blur, scale: scale, masks)?.cropped()
  }

  /// The coverage of the whole shape, its left and right edges on the nearest quarters of a pixel.
  private func wholeCoverage(
    blur: Double, scale: Double, _ masks: MaskCache
  ) throws(DrawingError) -> CoverageMask? {
    var near = self
    near.rect = rect.onQuarters(scale: scale)
    let (column, row) = near.moveToOrigin(scale: scale)
    let key = MaskCache.Key.shape(near, blur: blur, scale: scale)
    let made = try masks.coverage(key) { () throws(DrawingError) in
      let sigma = blur / 2 * scale
      return try CoverageMask(of: near.path, scale: scale, margin: 0)?.blurred(
        sigma: sigma, margin: blur > 0 ? CoverageMask.blurMargin(sigma: sigma) + 1 : 0)
    }
    guard var coverage = made else { return nil }
    coverage.column += column
    coverage.row += row
    return coverage
  }
}

/// The left and the right end of a shape, from whose coverages that of any width is joined.
private struct ShapeEnds {
  /// The shape at the origin, so short that there is but one column between its ends.
  private let short: Shape
  /// The rows that the shape was moved by.
  private let row: Int
  private let blur: Double
  private let sigma: Double
  private let scale: Double
  private let masks: MaskCache
  /// The columns of a corner, and of what its edge is moved inward by.
  private let length: Int
  /// How far a pixel spreads.
  private let reach: Int
  /// Whether the mean of two blurs a pixel apart is within a level and a half of the one between.
  private let isSoft: Bool

  init(of shape: Shape, blur: Double, scale: Double, isMoving: Bool, masks: MaskCache) {
    sigma = blur / 2 * scale
    length = Int((shape.cornerReach * scale).rounded(.up)) + 2
    reach = blur > 0 ? CoverageMask.blurMargin(sigma: sigma) : 0
    isSoft = isMoving && sigma >= 2.5
    var short = shape
    short.rect.width = Double(2 * length + 1) / scale
    short.rect.x = 0
    row = short.moveToOrigin(scale: scale).row
    self.short = short
    self.blur = blur
    self.scale = scale
    self.masks = masks
  }

  private var margin: Int { blur > 0 ? reach + 1 : 0 }

  /// The coverage of a shape with these ends from one place to another, in points; `nil` where they
  /// are so near that one's blur reaches the other.
  func joined(from left: Double, to right: Double) throws(DrawingError) -> CoverageMask? {
    let steps = isSoft ? 1.0 : 4
    let left = PixelEdge(left * scale, steps: steps)
    let right = PixelEdge(-right * scale, steps: steps)
    let times = -right.pixel - left.pixel - (2 * length + 1) - 2 * reach
    guard times >= 0, let first = try coverage(at: left, inward: 1),
      let second = try coverage(at: right, inward: -1)
    else { return nil }
    var result = first.joined(to: second, at: margin + length + reach, times: times)
    result.column += left.pixel
    result.row += row
    return result
  }

  /// The coverage with both edges where one of them lies, `inward` being its way to the right.
  private func coverage(
    at edge: PixelEdge, inward: Double
  ) throws(DrawingError) -> CoverageMask? {
    let near = try mask(edge.step)
    if isSoft { return near?.moved(by: inward * edge.share) }
    guard edge.share > 0, let far = try mask(edge.step + 1) else { return near }
    return near?.mixed(with: far, by: edge.share)
  }

  /// The coverage with both edges moved inward by quarters of a pixel, as many columns between them
  /// as the blur needs.
  private func mask(_ quarters: Int) throws(DrawingError) -> CoverageMask? {
    let key = MaskCache.Key.ends(short, quarters: quarters, blur: blur, scale: scale)
    return try masks.coverage(key) { () throws(DrawingError) in
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
  let share: Double

  /// Finds an edge, in pixels, on a grid of so many steps a pixel.
  init(_ place: Double, steps: Double) {
    // A hair below a pixel is that pixel, and one above, too: it comes from dividing by the scale.
    let hair = 0.01
    let first = (place + hair).rounded(.down)
    let outside = max(0, place - first) * steps
    pixel = Int(first)
    step = Int(outside)
    share = outside - Double(step) > hair ? outside - Double(step) : 0
  }
}

extension Path {
  /// The coverage of the path moved to a point, at `scale` pixels per point, between the two
  /// quarters of a pixel that it is nearest to; `nil` where it is empty, or no whole pixel high.
  ///
  /// The mean of both is off by what a sixteenth of a pixel makes at most, and moves on with the
  /// point however little that moves.
  func coverage(
    at point: Point, scale: Double, masks: MaskCache
  ) throws(DrawingError) -> CoverageMask? {
    let (x, y) = (point.x * scale, point.y * scale)
    guard abs(y - y.rounded()) < 0.001, abs(x) < 0x1p20, abs(y) < 0x1p20 else { return nil }
    let quarters = ((x - x.rounded(.down)) * 4).rounded(.down)
    func mask(_ quarters: Int) throws(DrawingError) -> CoverageMask? {
      let key = MaskCache.Key.outline(.init(path: self), quarters: quarters, scale: scale)
      return try masks.coverage(key) { () throws(DrawingError) in
        try CoverageMask(of: self, scale: scale, margin: 1, shift: Double(quarters) / 4)
      }
    }
    guard let left = try mask(Int(quarters)), let right = try mask(Int(quarters) + 1)
    else { return nil }
    var result = left.mixed(with: right, by: (x - x.rounded(.down)) * 4 - quarters)
    result.column += Int(x.rounded(.down))
    result.row += Int(y.rounded())
    return result
  }
}

extension Shadow {
  /// The shape whose blurred coverage is the shadow of another.
  func caster(_ shape: Shape) -> Shape {
    Shape(
      shape.rect.offset(x: 0, y: y), radius: shape.radius, cornerCurve: shape.cornerCurve)
  }

  /// What the shadow of a shape may darken, in points.
  func extent(under shape: Shape, scale: Double) -> Rect {
    let reach = Double(CoverageMask.blurMargin(sigma: blur / 2 * scale) + 2) / scale
    return caster(shape).rect.inset(by: -reach)
  }
}

extension Rect {
  /// The rectangle with its left and right edges on the nearest quarters of a pixel.
  fileprivate func onQuarters(scale: Double) -> Rect {
    func quarter(_ points: Double) -> Double { (points * scale * 4).rounded() / 4 / scale }
    return Rect(minX: quarter(x), minY: y, maxX: quarter(maxX), maxY: maxY)
  }
}

extension Shape {
  /// Moves the shape by whole pixels to the origin; gives the pixels it was moved by.
  fileprivate mutating func moveToOrigin(scale: Double) -> (column: Int, row: Int) {
    let (x, y) = (rect.x * scale, rect.y * scale)
    // A hair below a pixel is that pixel: it comes from dividing by the scale.
    let (column, row) = ((x + 0.01).rounded(.down), (y + 0.01).rounded(.down))
    rect = Rect(
      x: ((x - column) * 4).rounded() / 4 / scale, y: (y - row) / scale,
      width: (rect.width * scale * 4).rounded() / 4 / scale, height: rect.height)
    return (Int(column), Int(row))
  }
}

extension CoverageMask {
  /// The columns a picture can have, where there are more than Cairo takes: the blur of a control
  /// as wide as the widest picture reaches past both edges.
  fileprivate func cropped() -> CoverageMask {
    guard width > Raster.longestSide else { return self }
    let columns = max(column, 0)..<min(column + width, Raster.longestSide)
    var result = CoverageMask(
      column: columns.lowerBound, row: row, width: columns.count, height: height)
    result.values.removeAll(keepingCapacity: true)
    for start in stride(from: 0, to: values.count, by: width) {
      let first = start + columns.lowerBound - column
      result.values += values[first..<first + columns.count]
    }
    return result
  }
}
