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
    let style = isSelected(index) ? look.selectedContent : look.content
    let color = control.segments[index].tint ?? style.color
    return SegmentImage(
      size: size, scale: grid.scale, segment: segment,
      color: segment.isEnabled ? color : color.opacity(look.disabledOpacity),
      badgeStyle: look.badge.faded(to: segment.isEnabled ? 1 : look.disabledOpacity),
      background: control.background,
      notes: notes(on: index, content, width: size.width, padding: padding))
  }

  private func imageHeight(_ content: SegmentContent) -> Double {
    let padded = content.height + 2 * control.imageStyle.paddingY * factor
    return max(padded, content.inkHeight).rounded(.up)
  }

  /// How far ink and badge reach beyond the content's start and end in reading direction, in points.
  private func overhangs(_ content: SegmentContent) -> (before: Double, behind: Double) {
    var (before, behind) = (0.0, content.badgeOverhang)
    for line in content.lines where !line.ink.isEmpty {
      let margins = content.margins(ofLine: line.width)
      let left = content.snap - line.ink.x
      let right = line.ink.maxX - line.width + content.snap
      let isMirrored = measurer.direction == .rightToLeft
      before = max(before, (isMirrored ? right : left) - margins.start)
      behind = max(behind, (isMirrored ? left : right) - margins.end)
    }
    return (before, behind)
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
