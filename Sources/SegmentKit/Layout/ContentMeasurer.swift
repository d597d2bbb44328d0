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
      icon: try icon(of: segment), spacing: control.imageStyle.spacing * factor,
      lineMetrics: .rule(size: textSize), fullTextWidth: 0, snap: 0.5 / control.traits.scale)
    guard showsLabel, !segment.label.isEmpty else { return content }
    let line = try line(segment.label, style: style(textSize, weight))
    content.line = line
    content.fullTextWidth = line.width
    content.lineMetrics = try lineMetrics(size: textSize, weight: weight)
    return content
  }

  /// The content with its label scaled by a factor, and cut where it still does not fit a
  /// width for icon and label together, in points.
  func fitted(
    _ content: SegmentContent, to width: Double, textScale: Double, weight: Weight
  ) throws(RenderError) -> SegmentContent {
    guard let line = content.line, !fits(content, in: width) || textScale < 1 else {
      return content
    }
    var result = content
    if !fits(content, in: width) { result.overflow = content.width - width }
    let size = textSize * textScale
    if textScale < 1 { result.lineMetrics = try lineMetrics(size: size, weight: weight) }
    let available = max(0, width - content.labelOffset)
    let short = try self.line(line.text, style: style(size, weight), fitting: available)
    // Where not even an ellipsis fits, nothing is better than an ellipsis across the border.
    result.line = short.width > available + tolerance ? nil : short
    return result
  }

  /// The least factor that a label is scaled by (`UILabel.minimumScaleFactor`).
  static let minimumScaleFactor = 0.5

  /// The scale factor of the text at which a content fits a width in points, but no less than half.
  ///
  /// Advances are proportional to the size; the thousandth covers the font's rounding.
  func textScale(of content: SegmentContent, in width: Double) -> Double {
    guard let line = content.line, !fits(content, in: width) else { return 1 }
    let available = 0.999 * (width - content.labelOffset)
    return max(ContentMeasurer.minimumScaleFactor, min(1, available / line.width))
  }

  private func fits(_ content: SegmentContent, in width: Double) -> Bool {
    content.width <= width + tolerance
  }

  /// Less than a hundredth of a pixel is arithmetic: a label that just fits is not cut.
  private var tolerance: Double { 0.01 / control.traits.scale }

  private func icon(of segment: Control.Segment) throws(RenderError) -> Icon? {
    guard let name = segment.icon else { return nil }
    let pointSize = control.imageStyle.iconSize * factor
    if let custom = control.icons[name] {
      return custom.icon(pointSize: pointSize, scale: control.traits.scale)
    }
    let icon = IconLibrary.icon(
      named: name, pointSize: pointSize,
      weight: control.imageStyle.iconWeight.seen(by: control.traits),
      scale: control.traits.scale)
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
