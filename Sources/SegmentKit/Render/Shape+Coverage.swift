internal import SegmentGraphics
internal import SegmentPrimitives

extension Shadow {
  /// The coverage of the shadow that a shape throws, at `scale` pixels per point; `nil` if empty.
  ///
  /// Its left and right edges lie on quarters of a pixel, so that a gliding shape meets them again;
  /// at rest a shape's edges are whole pixels anyhow. A wide shape is blurred with its middle cut to one
  /// column, which then is repeated: the result is the same to the byte, for a fraction of the work.
  func coverage(
    under shape: Shape, scale: Double, cache: ShadowCache
  ) throws(DrawingError) -> Coverage? {
    let sigma = blur / 2 * scale
    let margin = Coverage.blurMargin(sigma: sigma) + 1
    let end = (shape.cornerReach * scale).rounded(.up) + Double(margin)
    var narrow = shape
    narrow.rect = shape.rect.offset(x: 0, y: y).onQuarters(scale: scale)
    let spare = max(0, Int(narrow.rect.width * scale - 2 * end) - 1)
    narrow.rect.width -= Double(spare) / scale
    let (column, row) = narrow.moveToOrigin(scale: scale)
    let key = ShadowCache.Key(shape: narrow, blur: blur, scale: scale)
    let coverage = try cache.coverage(key) { () throws(DrawingError) in
      try Coverage(of: narrow.path, scale: scale, margin: margin)?.blurred(sigma: sigma)
    }
    guard var coverage else { return nil }
    coverage.column += column
    coverage.row += row
    guard spare > 0 else { return coverage }
    return coverage.repeatingColumn(coverage.width / 2, times: spare).cropped()
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

  /// How far a corner bends the sides, in points.
  fileprivate var cornerReach: Double {
    cornerCurve == .continuous ? 1.53 * radius : radius
  }
}

extension Coverage {
  /// The coverage with one column standing `times` times more.
  fileprivate func repeatingColumn(_ column: Int, times: Int) -> Coverage {
    var result = Coverage(column: self.column, row: row, width: width + times, height: height)
    result.values.removeAll(keepingCapacity: true)
    for start in stride(from: 0, to: values.count, by: width) {
      let middle = start + column
      result.values += values[start..<middle]
      result.values += repeatElement(values[middle], count: times)
      result.values += values[middle..<start + width]
    }
    return result
  }

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
