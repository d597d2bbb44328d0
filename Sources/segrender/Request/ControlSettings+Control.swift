import SegmentArguments
import SegmentFiles
import SegmentGlass
import SegmentGraphics
import SegmentKit
import SegmentPrimitives

extension ControlSettings {
  /// The control the settings describe, for one variant of scale, appearance and locale.
  func control(_ variant: Variant) throws(CommandError) -> Control {
    var control = Control(segments: try segments(), selection: try selection())
    control.sizing = try sizing()
    control.width = try number("width")
    control.deviceWidth = try number("device")
    control.labelVisibility = choice("show-labels")
    control.overflow = choice("overflow") ?? control.overflow
    control.look = look
    control.glassVariant = choice("glass") ?? .regular
    control.tint = try color("tint")
    control.theme = try theme()
    control.imageStyle = try imageStyle()
    control.traits = traits(variant)
    control.fonts = FontRequest(
      family: value("font") ?? FontRequest.defaultFamily, directories: values("font-dir"),
      systemFonts: choice("system-fonts") ?? .auto)
    control.fonts.features = try fontFeatures()
    control.background = try background(variant)
    control.margin = try number("margin")
    return control
  }

  private var look: Look.Name { choice("look") ?? .pill }

  private func segments() throws(CommandError) -> [Control.Segment] {
    let labels = labels
    guard !labels.isEmpty else {
      throw .usage("cannot draw a control without segments: give --labels A,B,C")
    }
    let icons = try icons(count: labels.count)
    let disabled = try indices("disabled")
    if let index = disabled.first(where: { $0 >= labels.count }) {
      throw .usage(
        "cannot disable segment \(index): give 0 to \(labels.count - 1)")
    }
    return labels.indices.map {
      Control.Segment(label: labels[$0], icon: icons[$0], isEnabled: !disabled.contains($0))
    }
  }

  /// The labels in the order given; an empty list is one segment with an icon alone.
  private var labels: [String] {
    settings.flatMap { setting -> [String] in
      switch setting.option.name {
      case "labels": ControlSettings.items(of: setting.value)
      case "label": [setting.value]
      default: []
      }
    }
  }

  private func icons(count: Int) throws(CommandError) -> [String?] {
    let names = settings.flatMap { setting -> [String] in
      switch setting.option.name {
      case "icons": ControlSettings.items(of: setting.value)
      case "icon": [setting.value]
      default: []
      }
    }
    let icons = names.map { $0 == "none" ? nil : $0 }
    switch icons.count {
    case 0: return Array(repeating: look.defaultIcon, count: count)
    case 1: return Array(repeating: icons[0], count: count)
    case count: return icons
    default:
      throw .usage("cannot set \(icons.count) icons for \(count) segments: give 1 or \(count)")
    }
  }

  private func selection() throws(CommandError) -> Int? {
    guard let text = value("selected") else { return 0 }
    if text == "none" { return nil }
    guard let index = Int(text) else {
      throw .usage(
        "cannot set --selected to \"\(text.printable)\": give a whole number from 0, or none")
    }
    return index
  }

  private func sizing() throws(CommandError) -> Sizing? {
    let widths = (collapsed: try number("collapsed"), expanded: try number("expanded"))
    switch value("sizing") {
    case "equal": return .equal
    case "fitting": return .fitting
    case nil where widths == (nil, nil): return nil
    default:
      return .expanding(collapsed: widths.collapsed ?? 72, expanded: widths.expanded ?? 140)
    }
  }

  private func imageStyle() throws(CommandError) -> SegmentImageStyle {
    var style = SegmentImageStyle()
    style.paddingX = try number("padding-x") ?? style.paddingX
    style.paddingY = try number("padding-y") ?? style.paddingY
    style.spacing = try number("spacing") ?? style.spacing
    style.iconSize = try number("icon-size") ?? style.iconSize
    style.iconWeight = choice("icon-weight") ?? style.iconWeight
    style.textSize = try number("text-size-pt")
    style.textWeight = value("text-weight").flatMap { text in
      Weight.allCases.first { $0.rawValue == text || "\($0.css)" == text }
    }
    style.isTextItalic = value("font-style") == "italic"
    style.lineHeight = choice("line-height") ?? style.lineHeight
    return style
  }

  private func fontFeatures() throws(CommandError) -> [FontFeature] {
    guard let text = value("font-features") else { return [] }
    return try text.unicodeScalars.split(separator: ",").map { (part) throws(CommandError) in
      guard let feature = FontFeature(String(part)) else {
        throw .usage(
          "cannot set --font-features to \"\(text.printable)\": "
            + "give tags of four letters, such as tnum or calt=0")
      }
      return feature
    }
  }

  private func traits(_ variant: Variant) -> Traits {
    var traits = Traits()
    traits.appearance = variant.appearance
    traits.scale = variant.scale
    traits.locale = variant.locale
    traits.contrast = choice("contrast") ?? traits.contrast
    traits.transparency = choice("transparency") ?? traits.transparency
    traits.motion = choice("motion") ?? traits.motion
    traits.textSize = choice("text-size") ?? traits.textSize
    traits.isTextBold = has("bold-text")
    traits.direction = choice("direction") ?? traits.direction
    return traits
  }
}
