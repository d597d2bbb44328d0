internal import SegmentGraphics
internal import SegmentPrimitives

extension Shape {
  /// The shape's coverage at `scale` pixels per point, blurred by what a design tool calls a blur,
  /// in points; `nil` if it is empty.
  ///
  /// A blurred or moving shape's left and right edges lie on quarters of a pixel, so that a gliding
  /// shape meets them again; at rest what is blurred has its edges on whole pixels anyhow. A wide shape is drawn with its middle cut to one column, which then is repeated: the
  /// result is the same to the byte, for a fraction of the work.
  func coverage(
    blur: Double = 0, scale: Double, isMoving: Bool, stencils: StencilCache
  ) throws(DrawingError) -> Coverage? {
    guard blur > 0 || isMoving else {
      return try Coverage(of: path, scale: scale, margin: 0)
    }
    let sigma = blur / 2 * scale
    let margin = blur > 0 ? Coverage.blurMargin(sigma: sigma) + 1 : 0
    let end = (cornerReach * scale).rounded(.up) + 1
    var narrow = self
    narrow.rect = rect.onQuarters(scale: scale)
    let spare = max(0, Int(narrow.rect.width * scale - 2 * end) - 1)
    narrow.rect.width -= Double(spare) / scale
    let (column, row) = narrow.moveToOrigin(scale: scale)
    let key = StencilCache.Key.shape(narrow, spare: spare, blur: blur, scale: scale)
    let made = try stencils.coverage(key) { () throws(DrawingError) in
      let sharp = try Coverage(of: narrow.path, scale: scale, margin: 0)
      return sharp?.blurred(
        sigma: sigma, margin: margin, repeating: (sharp?.width ?? 0) / 2, times: spare)
    }
    guard var coverage = made else { return nil }
    coverage.column += column
    coverage.row += row
    return coverage.cropped()
  }
}

extension Path {
  /// The coverage of the path moved to a point, at `scale` pixels per point, between the two
  /// quarters of a pixel that it is nearest to; `nil` where it is empty, or no whole pixel high.
  ///
  /// The mean of both is off by what a sixteenth of a pixel makes at most, and moves on with the
  /// point however little that moves.
  func coverage(
    at point: Point, scale: Double, stencils: StencilCache
  ) throws(DrawingError) -> Coverage? {
    let (x, y) = (point.x * scale, point.y * scale)
    guard abs(y - y.rounded()) < 0.001, abs(x) < 0x1p20, abs(y) < 0x1p20 else { return nil }
    let quarters = ((x - x.rounded(.down)) * 4).rounded(.down)
    func stencil(_ quarters: Int) throws(DrawingError) -> Coverage? {
      let key = StencilCache.Key.outline(.init(path: self), quarters: quarters, scale: scale)
      return try stencils.coverage(key) { () throws(DrawingError) in
        try Coverage(of: self, scale: scale, margin: 1, shift: Double(quarters) / 4)
      }
    }
    guard let left = try stencil(Int(quarters)), let right = try stencil(Int(quarters) + 1)
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
    let reach = Double(Coverage.blurMargin(sigma: blur / 2 * scale) + 2) / scale
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

extension Coverage {
  /// The columns a picture can have, where there are more than Cairo takes: the blur of a control
  /// as wide as the widest picture reaches past both edges.
  fileprivate func cropped() -> Coverage {
    guard width > Raster.longestSide else { return self }
    let columns = max(column, 0)..<min(column + width, Raster.longestSide)
    var result = Coverage(
      column: columns.lowerBound, row: row, width: columns.count, height: height)
    result.values.removeAll(keepingCapacity: true)
    for start in stride(from: 0, to: values.count, by: width) {
      let first = start + columns.lowerBound - column
      result.values += values[first..<first + columns.count]
    }
    return result
  }
}
