internal import SegmentGraphics
internal import SegmentPixels
internal import SegmentPrimitives

extension Renderer {
  /// How well each segment of a layout can be seen, hit and heard, in reading order.
  ///
  /// The scene is painted once without icons and texts, and each of those is compared with the
  /// pixels behind it. Where the picture is transparent, the platform's `systemBackground` for the
  /// control's traits is taken to shine through.
  /// - Parameters:
  ///   - control: the control.
  ///   - composition: the control's own, at rest.
  /// - Throws: `RenderError.text` where no font is found, `.drawing`.
  public func accessibility(
    of control: Control, _ composition: Composition
  ) throws(RenderError) -> [SegmentAccessibility] {
    try accessibility(
      of: control, look: composition.look,
      segments: composition.layout.segments.enumerated().map { ($0, $1) },
      scene: composition.scene)
  }

  /// How well one segment's image, which stands apart, can be seen, hit and heard.
  /// - Throws: `RenderError.control`, `.theme`, `.text`, `.drawing`.
  public func accessibility(
    of image: SegmentImage, at index: Int, in control: Control
  ) throws(RenderError) -> [SegmentAccessibility] {
    try accessibility(
      of: control, look: look(of: control), segments: [(index, image.segment)],
      scene: image.scene)
  }

  private func accessibility(
    of control: Control, look: Look, segments: [(index: Int, layout: SegmentLayout)], scene: Scene
  ) throws(RenderError) -> [SegmentAccessibility] {
    let backdrop = InkBackdrop(
      raster: try scene.backdrop.rasterized(), scale: scene.scale,
      behind: SystemColor.systemBackground.resolved(for: control.traits))
    let inks = Dictionary(scene.inks.map { ($0.mark, $0) }) { $1 }
    let planner = LayoutPlanner(
      control: control, look: look, typesetter: try typesetter(for: control))
    return try segments.map { (index, segment) throws(RenderError) in
      let texts = segment.lines.compactMap { inks[.text(at: $0.baseline)] }
      var icon = segment.iconFrame.flatMap { inks[.icon(at: $0.origin)] }
      icon?.hidden = segment.badge?.frame
      let badgeText = segment.badge?.baseline.flatMap { inks[.text(at: $0)] }
      return SegmentAccessibility(
        text: control.textAlternative(of: index),
        labelContrast: try backdrop.contrast(
          of: texts, required: planner.textContrast(of: segment)),
        iconContrast: try backdrop.contrast(
          of: icon.map { [$0] } ?? [], required: ContrastThreshold.icon),
        badgeContrast: try backdrop.contrast(
          of: segment.badge, look.badge.fill, badgeText, required: planner.badgeContrast),
        targetSize: segment.frame.size)
    }
  }
}

/// What lies behind all inks of a picture.
private struct InkBackdrop {
  let raster: Raster
  let scale: Double
  /// The opaque colour that shines through where the picture is transparent.
  let behind: Color

  /// The contrast of inks of one colour; `nil` for none.
  func contrast(of inks: [Ink], required: Double) throws(RenderError) -> InkContrast? {
    guard let first = inks.first else { return nil }
    let pixels = try inks.map { (ink) throws(RenderError) in
      try rethrowing(RenderError.drawing, ink.pixels(of: raster, scale: scale))
    }
    let backdrops = pixels.reduce(into: Set()) { $0.formUnion($1) }
    return InkContrast(of: first.color, on: backdrops.map(color), required: required)
  }

  /// The contrast of a badge: of the text in it, or of a dot.
  func contrast(
    of badge: BadgeLayout?, _ fill: Color, _ text: Ink?, required: Double
  ) throws(RenderError) -> InkContrast? {
    guard let badge else { return nil }
    if badge.line == nil { return contrast(ofDot: fill, in: badge.frame) }
    return try contrast(of: text.map { [$0] } ?? [], required: required)
  }

  /// The contrast of a dot that fills a rectangle, in points, to the pixels around that.
  private func contrast(ofDot color: Color, in frame: Rect) -> InkContrast? {
    let around = frame.scaled(by: scale).inset(by: -2)
    let columns = Int(around.x.rounded(.down))...Int(around.maxX.rounded(.up))
    let rows = Int(around.y.rounded(.down))...Int(around.maxY.rounded(.up))
    var pixels: Set<UInt32> = []
    for row in rows where raster.height > row && row >= 0 {
      let isEdge = row == rows.lowerBound || row == rows.upperBound
      for column in isEdge ? Array(columns) : [columns.lowerBound, columns.upperBound]
      where raster.width > column && column >= 0 {
        pixels.insert(raster[column, row])
      }
    }
    return InkContrast(of: color, on: pixels.map(self.color), required: ContrastThreshold.icon)
  }

  /// The opaque colour that a premultiplied pixel shows.
  private func color(of pixel: UInt32) -> Color {
    func component(_ shift: UInt32) -> Double { Double(pixel >> shift & 255) / 255 }
    let rest = 1 - component(24)
    return Color(
      red: component(16) + behind.red * rest, green: component(8) + behind.green * rest,
      blue: component(0) + behind.blue * rest)
  }
}

extension LayoutPlanner {
  /// The contrast ratio that a segment's label needs, by the size and weight in which it shows.
  fileprivate func textContrast(of segment: SegmentLayout) -> Double {
    ContrastThreshold.text(
      size: measurer.textSize * shrinkage(of: segment),
      weight: weight(isSelected: segment.isSelected), contrast: control.traits.contrast)
  }

  /// The contrast ratio that the text of a badge needs.
  fileprivate var badgeContrast: Double {
    ContrastThreshold.text(
      size: BadgeContent.textSize * factor, weight: Weight.semibold.seen(by: control.traits),
      contrast: control.traits.contrast)
  }

  private func shrinkage(of segment: SegmentLayout) -> Double {
    let lines = segment.lines.map(\.line)
    guard control.overflow == .shrink, segment.overflow > 0, !lines.isEmpty else { return 1 }
    // A label is cut only once it has shrunk to half its size.
    if lines.contains(where: \.isTruncated) { return 0.5 }
    return min(1, (lines.map(\.width).max() ?? 0) / segment.textWidth)
  }
}
