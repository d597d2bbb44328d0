internal import SegmentGraphics
internal import SegmentPrimitives

/// Turns segments into measured content: icons by name, labels through the typesetter.
struct ContentMeasurer {
  let control: Control
  let look: Look
  let typesetter: Typesetter
  let direction: TextDirection

  init(control: Control, look: Look, typesetter: Typesetter) {
    self.control = control
    self.look = look
    self.typesetter = typesetter
    direction = control.readingDirection
  }

  /// How much larger than at L everything is drawn.
  var factor: Double { control.traits.textSize.factor(for: look.textStyle) }

  /// How much larger than at L the space beside contents is: no more than at xxxL, the largest size
  /// that is no accessibility size. Beyond it the space is the letters', as in the platform's bars.
  var paddingFactor: Double {
    min(factor, ContentSizeCategory.extraExtraExtraLarge.factor(for: look.textStyle))
  }

  /// The label's point size.
  var textSize: Double {
    (control.imageStyle.textSize ?? ContentSizeCategory.large.pointSize(of: look.textStyle))
      * factor
  }

  /// The content of a segment with its whole label.
  func content(
    of segment: Control.Segment, showsLabel: Bool, weight: Weight
  ) throws(RenderError) -> SegmentContent {
    var content = SegmentContent(
      icon: try icon(of: segment), axis: control.imageStyle.axis,
      iconPosition: control.imageStyle.iconPosition, spacing: spacing,
      lineMetrics: .rule(size: textSize), badge: try badge(of: segment),
      snap: 0.5 / control.traits.scale)
    guard showsLabel, !segment.label.isEmpty else { return content }
    content.lines = try segment.lines.map { (text) throws(RenderError) in
      try line(text, style: style(textSize, weight))
    }
    content.fullTextWidth = content.textWidth
    content.lineMetrics = try lineMetrics(size: textSize, weight: weight)
    return content
  }

  /// The content with its label scaled by a factor, and cut where it still does not fit a
  /// width for icon and label together, in points.
  func fitted(
    _ content: SegmentContent, to width: Double, textScale: Double, weight: Weight
  ) throws(RenderError) -> SegmentContent {
    guard !content.lines.isEmpty, !fits(content, in: width) || textScale < 1 else {
      return content
    }
    var result = content
    if !fits(content, in: width) { result.overflow = content.width - width }
    let size = textSize * textScale
    if textScale < 1 { result.lineMetrics = try lineMetrics(size: size, weight: weight) }
    let available = max(0, width - content.besideText)
    // Where not even an ellipsis fits, nothing is better than an ellipsis across the border.
    result.lines = try content.lines.map { (line) throws(RenderError) in
      try self.line(line.text, style: style(size, weight), fitting: available)
    }.filter { $0.width <= available + tolerance }
    return result
  }

  /// The least factor that a label is scaled by (`UILabel.minimumScaleFactor`).
  static let minimumScaleFactor = 0.5

  /// The scale factor of the text at which a content fits a width in points, but no less than half.
  ///
  /// Advances are proportional to the size; the thousandth covers the font's rounding.
  func textScale(of content: SegmentContent, in width: Double) -> Double {
    guard !content.lines.isEmpty, !fits(content, in: width) else { return 1 }
    let available = 0.999 * (width - content.besideText)
    return max(ContentMeasurer.minimumScaleFactor, min(1, available / content.textWidth))
  }

  private func fits(_ content: SegmentContent, in width: Double) -> Bool {
    content.width <= width + tolerance
  }

  /// Less than a hundredth of a pixel is arithmetic: a label that just fits is not cut.
  private var tolerance: Double { 0.01 / control.traits.scale }

  private var spacing: Double {
    (control.imageStyle.spacing ?? (control.imageStyle.axis == .vertical ? 2 : 6)) * factor
  }

  /// A segment's badge, its edges on whole pixels.
  private func badge(of segment: Control.Segment) throws(RenderError) -> BadgeContent? {
    guard let badge = segment.badge, badge.isShown else { return nil }
    let grid = DeviceGrid(scale: control.traits.scale)
    guard let text = badge.shownText else {
      let side = grid.thickness(BadgeContent.dot * factor)
      return BadgeContent(capHeight: 0, size: Size(width: side, height: side), factor: factor)
    }
    let style = style(BadgeContent.textSize * factor, Weight.semibold.seen(by: control.traits))
    let line = try line(text, style: style)
    let height = grid.thickness(BadgeContent.height * factor)
    let width = grid.up(line.width + 2 * BadgeContent.padding * factor)
    return BadgeContent(
      line: line, capHeight: try rethrowing(RenderError.text, typesetter.metrics(style)).capHeight,
      size: Size(width: max(width, height), height: height), factor: factor)
  }

  private func icon(of segment: Control.Segment) throws(RenderError) -> Icon? {
    guard let name = segment.icon else { return nil }
    let pointSize = control.imageStyle.iconSize * factor
    let weight = control.imageStyle.iconWeight.seen(by: control.traits)
    if let custom = control.icons[name] {
      return custom.icon(pointSize: pointSize, weight: weight, scale: control.traits.scale)
    }
    let icon = IconLibrary.icon(
      named: name, pointSize: pointSize, weight: weight, scale: control.traits.scale)
    guard let icon else {
      throw .control(.unknownIcon(name: name, suggestion: IconLibrary.nearestName(to: name)))
    }
    return direction == .rightToLeft && icon.isDirectional ? icon.mirrored : icon
  }

  private func style(_ size: Double, _ weight: Weight) -> TextStyle {
    TextStyle(
      size: size, weight: weight, isItalic: control.imageStyle.isTextItalic,
      locale: control.traits.locale)
  }

  private func line(
    _ text: String, style: TextStyle, fitting width: Double? = nil
  ) throws(RenderError) -> ShapedLine {
    let direction = TextDirection.natural(of: text) ?? direction
    guard let width else {
      return try rethrowing(
        RenderError.text, typesetter.line(text, style: style, direction: direction))
    }
    return try rethrowing(
      RenderError.text,
      typesetter.line(text, style: style, direction: direction, fitting: width))
  }

  private func lineMetrics(size: Double, weight: Weight) throws(RenderError) -> LineMetrics {
    guard control.imageStyle.lineHeight == .font else { return .rule(size: size) }
    let metrics = try rethrowing(RenderError.text, typesetter.metrics(style(size, weight)))
    return LineMetrics(height: metrics.lineHeight, baseline: metrics.ascent)
  }
}
