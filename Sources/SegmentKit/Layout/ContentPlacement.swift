internal import SegmentGraphics
internal import SegmentPrimitives

/// Where one segment's icon and label lie, on whole device pixels, in points.
struct ContentPlacement: Equatable, Sendable {
  /// The icon's box.
  var iconFrame: Rect?
  /// The label's advance by its line height.
  var labelFrame: Rect?
  /// The left end of the label's baseline.
  var baseline: Point?

  /// Places content whose start in reading direction and vertical centre are known.
  ///
  /// - Parameter mirrorWidth: the width of the line that a right-to-left control mirrors in.
  init(
    of content: SegmentContent, start: Double, midY: Double, grid: DeviceGrid,
    mirroredIn mirrorWidth: Double?
  ) {
    func placed(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
      let rect = Rect(x: x, y: y, width: width, height: height)
      let side = mirrorWidth.map { rect.mirrored(in: $0) } ?? rect
      return Rect(x: grid.round(side.x), y: y, width: width, height: height)
    }
    if let size = content.icon?.size {
      iconFrame = placed(start, grid.round(midY - size.height / 2), size.width, size.height)
    }
    guard let line = content.line else { return }
    let (height, drop) = (content.lineMetrics.height, content.lineMetrics.baseline)
    let top = midY - height / 2
    let frame = placed(start + content.labelOffset, top, line.width, height)
    labelFrame = frame
    baseline = Point(x: frame.x, y: grid.round(top + drop))
  }
}
