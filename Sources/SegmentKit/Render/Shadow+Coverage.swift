internal import SegmentGraphics
internal import SegmentPrimitives

extension Shadow {
  /// The coverage of the shadow that a shape throws, at `scale` pixels per point; `nil` if empty.
  ///
  /// A wide shape is blurred with its middle cut to one column, which then is repeated: the result
  /// is the same to the byte, for a fraction of the work.
  func coverage(under shape: Shape, scale: Double) throws(DrawingError) -> Coverage? {
    let sigma = blur / 2 * scale
    let margin = Coverage.blurMargin(sigma: sigma) + 1
    let end = (shape.cornerReach * scale).rounded(.up) + Double(margin)
    let spare = Int(shape.rect.width * scale - 2 * end) - 1
    var narrow = shape
    narrow.rect.y += y
    if spare > 0 { narrow.rect.width -= Double(spare) / scale }
    let coverage = try Coverage(of: narrow.path, scale: scale, margin: margin)?
      .blurred(sigma: sigma)
    guard let coverage, spare > 0 else { return coverage }
    return coverage.repeatingColumn(coverage.width / 2, times: spare).cropped()
  }
}

extension Shape {
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
