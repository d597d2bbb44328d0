internal import SegmentGraphics
internal import SegmentPixels
internal import SegmentPrimitives

extension ControlLayout {
  /// Lays a control out: measures its segments, gives them widths, fits their labels, places them.
  init(of control: Control, look: Look, typesetter: Typesetter) throws(RenderError) {
    self = try LayoutPlan(control, look: look, typesetter: typesetter).layout()
  }

  fileprivate func refuseOverflow() throws(RenderError) {
    let overflows = notes.compactMap { note -> ControlError.LabelOverflow? in
      guard case .overflow(let label, let index, let points, _) = note else { return nil }
      return ControlError.LabelOverflow(label: label, index: index, points: points)
    }
    guard overflows.isEmpty else { throw .control(.labelsOverflow(overflows)) }
  }
}

/// A control measured, given widths and fitted, so that all is known but where things lie.
struct LayoutPlan {
  private let planner: LayoutPlanner
  private let contents: [SegmentContent]
  private let widths: SegmentWidths
  private let height: Double

  init(_ control: Control, look: Look, typesetter: Typesetter) throws(RenderError) {
    planner = LayoutPlanner(control: control, look: look, typesetter: typesetter)
    let whole = try planner.contents()
    widths = try planner.widths(of: whole)
    contents = try planner.fitted(whole, to: widths)
    height = planner.height(of: contents)
    try planner.checkSize(widths: widths, height: height)
  }

  /// Everything in its place.
  func layout() throws(RenderError) -> ControlLayout {
    let layout = layout(in: self)
    if planner.control.overflow == .error { try layout.refuseOverflow() }
    return layout
  }

  /// These contents in another plan's widths.
  func layout(in other: LayoutPlan) -> ControlLayout {
    planner.layout(contents, widths: other.widths, height: other.height)
  }
}

/// The steps from a control to its layout, each from values to a value.
struct LayoutPlanner {
  let control: Control
  let look: Look
  let measurer: ContentMeasurer
  let grid: DeviceGrid

  /// The pixels of the longest side of a vector document: Cairo counts in 24 bits and fractions.
  private static let longestSide = Double(1 << 23)

  init(control: Control, look: Look, typesetter: Typesetter) {
    self.control = control
    self.look = look
    measurer = ContentMeasurer(control: control, look: look, typesetter: typesetter)
    grid = DeviceGrid(scale: control.traits.scale)
  }

  var factor: Double { measurer.factor }
  /// Without icons the platform's own widths are the default: all the same.
  var sizing: Sizing { control.sizing ?? (hasIcons ? look.sizing : .equal) }
  /// The empty border around the control, in points.
  var margin: Double { control.margin ?? look.margin * factor }
  /// The space between the control's edge and its segments, in points.
  var padding: Double { look.padding * factor }

  private var hasIcons: Bool { control.segments.contains { $0.icon != nil } }

  var labelVisibility: LabelVisibility {
    if control.labelVisibility == LabelVisibility.none { return .none }
    guard hasIcons else { return .all }
    if let visibility = control.labelVisibility { return visibility }
    if case .expanding = sizing { return .selected }
    return .all
  }

  func isSelected(_ index: Int) -> Bool { control.selection.contains(index) }

  /// A segment without an icon shows its label, selected or not: it has nothing else to show.
  func showsLabel(_ index: Int) -> Bool {
    switch labelVisibility {
    case .all: true
    case .selected: isSelected(index) || control.segments[index].icon == nil
    case .none: false
    }
  }

  func weight(isSelected: Bool) -> Weight {
    weight(isSelected: isSelected, amongLabels: labelVisibility == .all)
  }

  private func weight(isSelected: Bool, amongLabels: Bool) -> Weight {
    let content = isSelected ? look.selectedContent : look.content
    let weight =
      control.imageStyle.textWeight
      ?? (amongLabels ? content.weightAmongLabels : content.weight)
    return weight.seen(by: control.traits)
  }

  /// What the segments show; an image that stands apart is never one among labels.
  func contents(amongLabels: Bool? = nil) throws(RenderError) -> [SegmentContent] {
    let amongLabels = amongLabels ?? (labelVisibility == .all)
    return try control.segments.enumerated().map { (index, segment) throws(RenderError) in
      let weight = weight(isSelected: isSelected(index), amongLabels: amongLabels)
      return try measurer.content(of: segment, showsLabel: showsLabel(index), weight: weight)
    }
  }

  /// The widths of the segments, without the look's padding around them.
  func widths(of contents: [SegmentContent]) throws(RenderError) -> SegmentWidths {
    if control.overflow == .scroll, let widths = try scrolledWidths(of: contents) { return widths }
    switch sizing {
    case .expanding(let collapsed, let expanded):
      return expandingWidths(of: contents, collapsed: collapsed, expanded: expanded)
    case .equal:
      // Where a width is shared, nobody asks what the segments need.
      let isShared = sharedWidth(wanted: 0) != nil
      return equalWidths(
        natural: isShared ? contents.map { _ in 0 } : try contentWidths(contents)[0])
    case .fitting:
      let stages = try contentWidths(contents)
      return .fitting(stages: stages, total: sharedWidth(wanted: stages[0].reduce(0, +)))
    }
  }

  /// The space beside a content that its segment wants and the least it is squeezed to, in points.
  ///
  /// A label that is set smaller loses no letter, so it keeps half its padding.
  var paddings: (wanted: Double, least: Double) {
    let own = control.imageStyle.paddingX
    let least = control.overflow == .shrink ? own / 2 : min(look.segmentLeastPaddingX, own)
    let factor = measurer.paddingFactor
    return (max(look.segmentPaddingX ?? 0, own) * factor, least * factor)
  }

  /// The widths of all segments as they want to be and, stage by stage, as they give way.
  ///
  /// Each counts in either weight, so that selecting it moves nothing.
  func contentWidths(_ contents: [SegmentContent]) throws(RenderError) -> [[Double]] {
    let alternatives = try [contents] + otherWeights(of: contents)
    func widths(padding: Double, textScale: Double = 1) -> [Double] {
      contents.indices.map { index in
        alternatives.map {
          grid.up(
            $0[index].width(textScale: textScale) + 2 * max(padding, $0[index].overhang))
        }.max() ?? 0
      }
    }
    let stages = [widths(padding: paddings.wanted), widths(padding: paddings.least)]
    guard control.overflow == .shrink else { return stages }
    return stages + [widths(padding: paddings.least, textScale: ContentMeasurer.minimumScaleFactor)]
  }

  /// The contents as they are where the selection is elsewhere, if that makes a difference.
  private func otherWeights(
    of contents: [SegmentContent]
  ) throws(RenderError) -> [[SegmentContent]] {
    let weights = [weight(isSelected: false), weight(isSelected: true)]
    guard labelVisibility == .all, weights[0] != weights[1] else { return [] }
    let others = try control.segments.enumerated().map { (index, segment) throws(RenderError) in
      let weight = weights[isSelected(index) ? 0 : 1]
      return try measurer.content(of: segment, showsLabel: true, weight: weight)
    }
    return [others]
  }

  /// The contents with every label made to fit its segment; the padding gives way before letters.
  func fitted(
    _ contents: [SegmentContent], to widths: SegmentWidths
  ) throws(RenderError) -> [SegmentContent] {
    let available = zip(contents, widths.values).map { $1 - 2 * max(paddings.least, $0.overhang) }
    // One size for all labels: sizes that differ from segment to segment look like a mistake.
    let scales = zip(contents, available).map(measurer.textScale)
    let scale = control.overflow == .shrink ? scales.min() ?? 1 : 1
    return try contents.enumerated().map { (index, content) throws(RenderError) in
      try measurer.fitted(
        content, to: available[index], textScale: scale,
        weight: weight(isSelected: isSelected(index)))
    }
  }

  /// The control's height as it was asked for, or as the look has it where contents are one row
  /// high; `nil` leaves it to the contents.
  func wantedHeight(of contents: [SegmentContent]) -> Double? {
    if let height = control.height { return height }
    guard let height = look.height.map({ ($0 * factor).rounded(.up) }) else { return nil }
    return max(height, (stackedHeight(contents) + 2 * padding).rounded(.up))
  }

  /// What columns and labels of several lines need, whichever segment is selected; 0 where all
  /// contents are one row high.
  private func stackedHeight(_ contents: [SegmentContent]) -> Double {
    guard labelVisibility != .none else { return 0 }
    let heights = zip(control.segments, contents).map { segment, content in
      let count = segment.lines.count
      return content.isStacked(lineCount: count) ? content.height(lineCount: count) : 0
    }
    let tallest = heights.max() ?? 0
    return tallest > 0 ? tallest + 2 * control.imageStyle.paddingY * factor : 0
  }

  /// The height of the segments, without the look's padding around them.
  func height(of contents: [SegmentContent]) -> Double {
    let ink = contents.map(\.inkHeight).max() ?? 0
    if let height = wantedHeight(of: contents) {
      return max(height - 2 * padding, ink.rounded(.up))
    }
    let tallest = contents.map(\.height).max() ?? 0
    if let cell = look.segmentPaddingY {
      return grid.up(max(tallest + 2 * cell * factor, ink))
    }
    return max(tallest + 2 * control.imageStyle.paddingY * factor, ink).rounded(.up)
  }

  /// Refuses a control with a side beyond what any document holds; pictures of pixels have limits of
  /// their own, which are checked where they are made.
  func checkSize(widths: SegmentWidths, height: Double) throws(RenderError) {
    let around = 2 * (margin + padding)
    let (width, height) = ((widths.visible + around) * grid.scale, (height + around) * grid.scale)
    guard max(width, height) <= LayoutPlanner.longestSide else {
      throw .control(
        .tooLarge(widthPixels: width, heightPixels: height, limit: Raster.longestSide))
    }
  }
}

extension ControlLayout {
  /// The most pixels of a picture: 1 GiB of memory, far more than any control needs.
  private static let mostPixels = 1 << 28

  /// Refuses a picture of a size in points, at `scale` pixels per point, with a side that Cairo
  /// cannot draw, or too large for memory.
  static func checkSize(_ size: Size, scale: Double) throws(RenderError) {
    let limit = Raster.longestSide
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard max(width, height) <= Double(limit) else {
      throw .control(.tooLarge(widthPixels: width, heightPixels: height, limit: limit))
    }
    guard width * height <= Double(mostPixels) else {
      throw .control(
        .tooManyPixels(widthPixels: width, heightPixels: height, limit: mostPixels))
    }
  }
}
