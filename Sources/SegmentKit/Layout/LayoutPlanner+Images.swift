internal import SegmentGraphics
internal import SegmentPrimitives

extension LayoutPlanner {
  /// The image of each segment, apart, as `makeSegmentImage` makes it.
  func images() throws(RenderError) -> [SegmentImage] {
    try contents(amongLabels: false).enumerated().map(image)
  }

  /// The icon starts at the padding; the image grows by whatever ink reaches beyond the padding.
  private func image(_ index: Int, _ content: SegmentContent) -> SegmentImage {
    let padding = control.imageStyle.paddingX * measurer.paddingFactor
    let (before, behind) = overhangs(content)
    let start = padding + max(0, before - padding)
    let size = Size(
      width: max(1, (start + content.width + max(padding, behind)).rounded(.up)),
      height: max(1, imageHeight(content)))
    let segment = segment(
      index, content, in: Rect(origin: .zero, size: size), from: start,
      mirroredIn: measurer.direction == .rightToLeft ? size.width : nil)
    let style = index == control.selection ? look.selectedContent : look.content
    return SegmentImage(
      size: size, scale: grid.scale, segment: segment,
      color: segment.isEnabled ? style.color : style.color.opacity(look.disabledOpacity),
      background: control.background,
      notes: notes(on: index, content, width: size.width, padding: padding))
  }

  private func imageHeight(_ content: SegmentContent) -> Double {
    let padded = content.height + 2 * control.imageStyle.paddingY * factor
    return max(padded, content.inkHeight).rounded(.up)
  }

  /// How far ink reaches beyond the content's start and end in reading direction, in points.
  private func overhangs(_ content: SegmentContent) -> (before: Double, behind: Double) {
    guard let line = content.line, !line.ink.isEmpty else { return (0, 0) }
    let left = max(0, content.snap - line.ink.x)
    let right = max(0, line.ink.maxX - line.width + content.snap)
    let (before, behind) = measurer.direction == .rightToLeft ? (right, left) : (left, right)
    return (content.icon == nil ? before : 0, behind)
  }
}

extension Renderer {
  /// The images of a control's segments, each apart.
  /// - Throws: `RenderError.control`, `.theme`, `.text`.
  public func segmentImages(of control: Control) throws(RenderError) -> [SegmentImage] {
    try LayoutPlanner(
      control: control, look: look(of: control), typesetter: typesetter(for: control)
    ).images()
  }
}
