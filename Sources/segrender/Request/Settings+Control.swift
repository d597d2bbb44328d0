import SegmentArguments
import SegmentGlass
import SegmentGraphics
import SegmentKit

extension Settings {
  /// The control the settings describe, for one variant of scale, appearance and locale.
  func control(_ variant: Variant) throws(CommandError) -> Control {
    var control = Control(segments: try segments(), selection: self[.selected])
    control.sizing = sizing
    control.width = self[.width]
    control.height = self[.height]
    control.deviceWidth = self[.device]
    control.labelVisibility = self[.showLabels]
    control.overflow = self[.overflow]
    control.look = self[.look]
    control.glassVariant = self[.glass]
    control.tint = self[.tint]
    control.theme = try theme()
    control.imageStyle = imageStyle
    control.traits = traits(variant)
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

  private func segments() throws(CommandError) -> [Control.Segment] {
    // In the order given; an empty list is one segment with an icon alone.
    let labels = all(.labels, .label).flatMap { $0 }
    guard !labels.isEmpty else {
      throw fault("cannot draw a control without segments: give --labels A,B,C", in: .labels)
    }
    let icons = try icons(count: labels.count)
    let disabled = self[.disabled]
    if let index = disabled.first(where: { $0 >= labels.count }) {
      throw fault("cannot disable segment \(index): give 0 to \(labels.count - 1)", in: .disabled)
    }
    return labels.indices.map {
      Control.Segment(label: labels[$0], icon: icons[$0], isEnabled: !disabled.contains($0))
    }
  }

  private func icons(count: Int) throws(CommandError) -> [String?] {
    let icons = all(.icons, .icon).flatMap { $0 }.map { $0 == "none" ? nil : $0 }
    switch icons.count {
    case 0: return Array(repeating: self[.look].defaultIcon, count: count)
    case 1: return Array(repeating: icons[0], count: count)
    case count: return icons
    default:
      throw fault(
        "cannot set \(icons.count) icons for \(count) segments: give 1 or \(count)",
        in: .icons, .icon)
    }
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
