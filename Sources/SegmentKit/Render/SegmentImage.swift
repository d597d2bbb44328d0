public import SegmentGraphics
public import SegmentPixels
public import SegmentPrimitives

/// Draws a segment's image: an icon, then a label if there is one, as the original UIKit code's
/// function of that name does.
///
///     width  = ⌈2·8 + icon.width + (label is empty ? 0 : 6 + text.width)⌉
///     height = ⌈2·4 + max(icon.height, text.height)⌉
///
/// - Parameters:
///   - label: the text; `nil` or empty for an icon alone.
///   - icon: a built-in icon's name; `nil` for a label alone.
///   - style: paddings, spacing, sizes and weights.
///   - color: the colour of both; `nil` for the platform's `label` in these traits.
///   - traits: appearance, text size, direction, locale and scale.
///   - fonts: the fonts the label is set in.
/// - Returns: the image on a transparent background, in pixels: its size in points times the scale,
///   rounded up.
/// - Throws: `RenderError.control` for an unknown icon, an impossible length or a picture too
///   large, `.text` where no font is found, `.drawing` where Cairo fails.
public func makeSegmentImage(
  label: String?, icon: String? = "star.fill", style: SegmentImageStyle = SegmentImageStyle(),
  color: Color? = nil, traits: Traits = Traits(), fonts: FontRequest = FontRequest()
) throws(RenderError) -> Raster {
  var control = Control(segments: [Control.Segment(label: label ?? "", icon: icon)], selection: nil)
  control.look = .bare
  control.labelVisibility = .all
  control.imageStyle = style
  control.traits = traits
  control.fonts = fonts
  let renderer = Renderer()
  var image = try renderer.segmentImages(of: control)[0]
  if let color { image.color = color }
  return try renderer.raster(of: image.scene)
}

/// One segment's image, laid out; lengths in points from its top left corner.
public struct SegmentImage: Equatable, Sendable {
  /// The image's size in whole points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// The segment's parts; its `frame` is the whole image.
  public var segment: SegmentLayout
  /// The colour of icon and label.
  public var color: Color
  /// The colours of its badge.
  public var badgeStyle: Look.Badge
  /// What lies behind it.
  public var background: Background
  /// What the caller should know.
  public var notes: [LayoutNote]

  /// The image as a scene.
  public var scene: Scene {
    Scene(
      size: size, scale: scale,
      layers: background.layers(covering: size, scale: scale) + segment.layers(color, badgeStyle))
  }
}
