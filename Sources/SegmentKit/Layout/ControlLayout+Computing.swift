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
      guard case .overflow(let label, let index, let points) = note else { return nil }
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

  /// A segment without an icon shows its label, selected or not: it has nothing else to show.
  func showsLabel(_ index: Int) -> Bool {
    switch labelVisibility {
    case .all: true
    case .selected: index == control.selection || control.segments[index].icon == nil
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
    var result: [SegmentContent] = []
    for (index, segment) in control.segments.enumerated() {
      let weight = weight(isSelected: index == control.selection, amongLabels: amongLabels)
      result.append(
        try measurer.content(of: segment, showsLabel: showsLabel(index), weight: weight))
    }
    return result
  }

  /// The widths of the segments, without the look's padding around them.
  func widths(of contents: [SegmentContent]) throws(RenderError) -> SegmentWidths {
    switch sizing {
    case .expanding(let collapsed, let expanded):
      return expandingWidths(of: contents, collapsed: collapsed, expanded: expanded)
    case .equal:
      // Where a width is shared, nobody asks what the segments need.
      let isShared = sharedWidth(wanted: 0) != nil
      return equalWidths(
        natural: isShared ? contents.map { _ in 0 } : try naturalWidths(of: contents))
    case .fitting:
      let natural = try naturalWidths(of: contents)
      return .fitting(natural: natural, total: sharedWidth(wanted: natural.reduce(0, +)))
    }
  }

  /// The width each segment needs in either weight, so that selecting it moves nothing.
  private func naturalWidths(of contents: [SegmentContent]) throws(RenderError) -> [Double] {
    let padding = max(look.segmentPaddingX ?? 0, control.imageStyle.paddingX) * factor
    func natural(_ content: SegmentContent) -> Double {
      grid.up(content.width + 2 * max(padding, content.overhang))
    }
    var result = contents.map(natural)
    let weights = [weight(isSelected: false), weight(isSelected: true)]
    guard labelVisibility == .all, weights[0] != weights[1] else { return result }
    for (index, segment) in control.segments.enumerated() {
      let other = weights[index == control.selection ? 0 : 1]
      let content = try measurer.content(of: segment, showsLabel: true, weight: other)
      result[index] = max(result[index], natural(content))
    }
    return result
  }

  /// The contents with every label made to fit between its segment's paddings.
  func fitted(
    _ contents: [SegmentContent], to widths: SegmentWidths
  ) throws(RenderError) -> [SegmentContent] {
    var result: [SegmentContent] = []
    for (index, content) in contents.enumerated() {
      let padding = max(control.imageStyle.paddingX * factor, content.overhang)
      result.append(
        try measurer.fitted(
          content, to: widths.values[index] - 2 * padding,
          weight: weight(isSelected: index == control.selection)))
    }
    return result
  }

  /// The height of the segments, without the look's padding around them.
  func height(of contents: [SegmentContent]) -> Double {
    let ink = contents.map(\.inkHeight).max() ?? 0
    if let height = look.height {
      return max((height * factor).rounded(.up) - 2 * padding, ink.rounded(.up))
    }
    let tallest = contents.map(\.height).max() ?? 0
    if let cell = look.segmentPaddingY {
      return grid.up(max(tallest + 2 * cell * factor, ink))
    }
    return max(tallest + 2 * control.imageStyle.paddingY * factor, ink).rounded(.up)
  }

  /// Refuses a picture with a side that Cairo cannot draw.
  func checkSize(widths: SegmentWidths, height: Double) throws(RenderError) {
    let around = 2 * (margin + padding)
    try ControlLayout.checkSize(
      width: (widths.total + around) * grid.scale, height: (height + around) * grid.scale)
  }
}

extension ControlLayout {
  /// The most pixels of a picture: 1 GiB of memory, far more than any control needs.
  private static let mostPixels = 1 << 28

  /// Refuses a picture, given in pixels, with a side that Cairo cannot draw, or too large for
  /// memory.
  static func checkSize(width: Double, height: Double) throws(RenderError) {
    let limit = Raster.longestSide
    let (width, height) = (width.rounded(.up), height.rounded(.up))
    guard max(width, height) <= Double(limit) else {
      throw .control(.tooLarge(widthPixels: width, heightPixels: height, limit: limit))
    }
    guard width * height <= Double(mostPixels) else {
      throw .control(
        .tooManyPixels(widthPixels: width, heightPixels: height, limit: mostPixels))
    }
  }
}
