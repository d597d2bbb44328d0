import SegmentArguments
import SegmentGlass
import SegmentGraphics
import SegmentKit

extension Settings {
  /// The control the settings describe, for one variant of scale, appearance and locale.
  func control(_ variant: Variant) throws(CommandError) -> Control {
    let traits = traits(variant)
    var control = Control(
      segments: try segments(for: traits), selection: Set(self[.selected]))
    control.sizing = sizing
    control.width = self[.width]
    control.height = self[.height]
    control.deviceWidth = self[.device]
    control.labelVisibility = self[.showLabels]
    control.overflow = self[.overflow]
    control.scrollTarget = self[.scrollTarget]
    control.look = self[.look]
    control.glassVariant = self[.glass]
    control.tint = self[.tint]
    control.theme = try theme()
    control.imageStyle = imageStyle
    control.traits = traits
    control.fonts = FontRequest(
      family: self[.font] ?? FontRequest.defaultFamily, directories: self[.fontFolders],
      systemFonts: self[.systemFonts])
    control.fonts.features = self[.fontFeatures]
    control.background = try self[.background].background(
      variant, fit: self[.backgroundFit])
    control.margin = self[.margin]
    control.icons = try customIcons(of: control)
    return control
  }

  private var sizing: Sizing? {
    let (collapsed, expanded) = (self[.collapsed], self[.expanded])
    switch self[.sizing] {
    case .equal: return .equal
    case .fitting: return .fitting
    case nil where collapsed == nil && expanded == nil: return nil
    case .expanding, nil:
      return .expanding(collapsed: collapsed ?? 72, expanded: expanded ?? 140)
    }
  }

  private var imageStyle: SegmentImageStyle {
    var style = SegmentImageStyle()
    style.axis = self[.axis]
    style.iconPosition = self[.iconPosition]
    style.paddingX = self[.paddingX]
    style.paddingY = self[.paddingY]
    style.spacing = self[.spacing]
    style.iconSize = self[.iconSize]
    style.iconWeight = self[.iconWeight]
    style.textSize = self[.textSizePoints]
    style.textWeight = self[.textWeight]
    style.isTextItalic = self[.fontStyle] == .italic
    style.lineHeight = self[.lineHeight]
    return style
  }

  private func traits(_ variant: Variant) -> Traits {
    var traits = Traits()
    traits.appearance = variant.appearance
    traits.scale = variant.scale
    traits.locale = variant.locale
    traits.contrast = self[.contrast]
    traits.transparency = self[.transparency]
    traits.motion = self[.motion]
    traits.textSize = self[.textSize]
    traits.isTextBold = self[.boldText]
    traits.direction = self[.direction]
    return traits
  }

  /// The control in every look that a gallery shows, or in those of the one look that was asked
  /// for.
  func galleryControls(_ variant: Variant) throws(CommandError) -> [Control] {
    var controls: [Control] = []
    for (look, glass) in Control.galleryLooks where !has(.look) || look == self[.look] {
      let settings = setting(.look, to: look.rawValue).setting(.glass, to: glass.rawValue)
      controls.append(try settings.control(variant))
    }
    return controls
  }
}

extension Settings {
  /// Draws a label in the fonts of the options, for verbs without a control of their own, so that the
  /// renderer knows which files it takes.
  /// - Returns: The control that was drawn.
  /// - Throws: `CommandError.render` where there is no font.
  func drawFontSample(_ renderer: Renderer) throws(CommandError) -> Control {
    var control = Control(segments: [Control.Segment(label: "segrender")])
    control.fonts = FontRequest(
      family: self[.font] ?? FontRequest.defaultFamily, directories: self[.fontFolders],
      systemFonts: has(.font) ? .auto : .never)
    _ = try attempt(CommandError.render, try renderer.segmentImages(of: control))
    return control
  }
}
