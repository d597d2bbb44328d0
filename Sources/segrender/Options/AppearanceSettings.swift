import SegmentArguments
import SegmentGlass
import SegmentGraphics
import SegmentKit
import SegmentPrimitives

// The options that say what a control looks like: its look and traits, images and fonts.

extension Setting {
  static var look: Setting<Look.Name> {
    .choice("look", "LOOK", "what the control looks like", default: .pill, in: "Appearance")
  }

  /// A theme's file, or the theme itself, which a document may hold.
  static var theme: Setting<String?> {
    .text(
      "theme", .file("FILE"), "JSON that overrides tokens of the look: a file, or {…} itself",
      in: "Appearance")
  }

  static var appearance: Setting<[AppearanceChoice]> {
    .choices(
      "appearance", "A,A", "light, dark, or both for one picture each; auto for one SVG of both",
      default: .light, in: "Appearance")
  }

  static var contrast: Setting<Contrast> {
    .choice("contrast", "C", "the setting Increase Contrast", default: .normal, in: "Appearance")
  }

  static var transparency: Setting<Transparency> {
    .choice(
      "transparency", "T", "the setting Reduce Transparency", default: .normal,
      in: "Appearance")
  }

  static var motion: Setting<MotionPreference> {
    .choice("motion", "M", "the setting Reduce Motion", default: .normal, in: "Appearance")
  }

  static var glass: Setting<GlassVariant> {
    .choice("glass", "KIND", "the kind of glass", default: .regular, in: "Appearance")
  }

  static var tint: Setting<Color?> {
    .color(
      "tint",
      "the colour of the outline, as CSS writes it: #0A84FF, a name, rgb(), hsl(), "
        + "color(display-p3 …)", shown: "the platform's blue", in: "Appearance")
  }

  static var textSize: Setting<ContentSizeCategory> {
    .choice("text-size", "SIZE", "the Dynamic Type size", default: .large, in: "Appearance")
  }

  static var boldText: Setting<Bool> {
    .flag("bold-text", "the setting Bold Text", in: "Appearance")
  }

  static var direction: Setting<LayoutDirection> {
    .choice("direction", "D", "the reading direction", default: .auto, in: "Appearance")
  }

  /// The languages of the labels; several give one picture each.
  static var locale: Setting<[String?]> {
    let option = Option(
      "locale", .list("TAG,TAG"), "language of the labels; several give one picture each",
      section: "Appearance")
    return Setting<[String?]>(option, initial: [nil]) { (text) throws(ValueError) in
      let tags = listItems(text)
      guard tags.allSatisfy({ !$0.isEmpty }) else {
        throw .unreadable(text, expected: "language tags such as de or zh-Hant")
      }
      return tags.map(String.init)
    }
  }

  static var background: Setting<BackgroundSource> {
    let option = Option(
      "background", .file("WHAT", suggesting: ["none", "photo"]),
      "none, a colour, linear(A,B), linear(DEGREES,A,B,…), photo for a made-up one, or a PNG, "
        + "JPEG or WebP file", default: "none", section: "Appearance")
    return Setting<BackgroundSource>(option, initial: .none, read: BackgroundSource.read)
  }

  static var backgroundFit: Setting<BackgroundFit> {
    .choice(
      "background-fit", "HOW",
      "how a background's file fills it: cover and cut, contain whole, "
        + "stretch, or tile a pixel a point", default: .cover, in: "Appearance")
  }
}

/// What `--appearance` names.
enum AppearanceChoice: String, CaseIterable {
  case light
  case dark
  /// Both in one SVG, of which a page shows the one that its reader prefers.
  case auto
}

/// Whether labels lean.
enum FontStyle: String, CaseIterable {
  case normal
  case italic
}

extension Setting {
  static var paddingX: Setting<Double> {
    .number(
      "padding-x", "PT", "space before the icon and behind the label, less where room is short",
      default: 8,
      in: "Segment image")
  }

  static var paddingY: Setting<Double> {
    .number("padding-y", "PT", "space above and below", default: 4, in: "Segment image")
  }

  static var spacing: Setting<Double?> {
    .number(
      "spacing", "PT", "space between icon and label", shown: "6, 2 if vertical",
      in: "Segment image")
  }
  static var axis: Setting<Axis> {
    .choice(
      "axis", "AXIS", "icon and label side by side, or one above the other", default: .horizontal,
      in: "Segment image")
  }
  static var iconPosition: Setting<IconPosition> {
    .choice(
      "icon-position", "WHERE", "the icon before or above the label, or behind or below it",
      default: .leading, in: "Segment image")
  }

  static var iconSize: Setting<Double> {
    .number("icon-size", "PT", "point size of icons", default: 14, in: "Segment image")
  }

  static var iconWeight: Setting<Weight> {
    .choice("icon-weight", "W", "weight of icons", default: .semibold, in: "Segment image")
  }

  static var textSizePoints: Setting<Double?> {
    .number(
      "text-size-pt", "PT", "point size of labels", shown: "13, 17 for bordered",
      in: "Segment image")
  }

  static var textWeight: Setting<Weight?> {
    let words = Weight.allCases.map(\.rawValue) + Weight.allCases.map { "\($0.css)" }
    let option = Option(
      "text-weight", .choice("W", of: words), "weight of labels, by name or as CSS numbers it",
      default: "medium, as the look has it", section: "Segment image")
    return Setting<Weight?>(option, initial: nil) { (text) throws(ValueError) in
      if let weight = Weight.allCases.first(where: { "\($0.css)" == text }) { return weight }
      return try readWord(text)
    }
  }

  static var lineHeight: Setting<LineHeight> {
    .choice(
      "line-height", "RULE", "where a line's height comes from", default: .rule,
      in: "Segment image")
  }

  static var font: Setting<String?> {
    .text(
      "font", .list("FAMILY,FAMILY"), "font family of labels, or several, the first that there is",
      shown: FontRequest.defaultFamily, in: "Fonts")
  }

  static var fontFeatures: Setting<[FontFeature]> {
    let option = Option(
      "font-features", .list("TAG,TAG=N"),
      "OpenType features of labels, such as tnum, ss01 or calt=0", section: "Fonts")
    return Setting<[FontFeature]>(option, initial: []) { (text) throws(ValueError) in
      try listItems(text).map { (item) throws(ValueError) in
        guard let feature = FontFeature(String(item)) else {
          throw .unreadable(text, expected: "tags of four letters, such as tnum or calt=0")
        }
        return feature
      }
    }
  }

  static var fontStyle: Setting<FontStyle> {
    .choice("font-style", "STYLE", "upright or italic labels", default: .normal, in: "Fonts")
  }

  static var fontFolders: Setting<[String]> {
    .texts(
      "font-dir", .folder("DIR"), "folder of font files that win over the system's", in: "Fonts")
  }

  static var systemFonts: Setting<FontRequest.SystemFonts> {
    .choice(
      "system-fonts", "WHEN",
      "whether the system's fonts help out where the family lacks a character", default: .auto,
      in: "Fonts")
  }

  /// The path of a document of options.
  static var spec: Setting<String?> {
    .text(
      "spec", .file("FILE"), "JSON document with these options in camelCase; options win over it",
      in: "Document", isDocumented: false)
  }

  /// An opaque colour.
  static func color(
    _ name: String, _ summary: String, shown: String, in section: String
  ) -> Setting<Color?> {
    let option = Option(name, .text("COLOR"), summary, default: shown, section: section)
    return Setting<Color?>(option, initial: nil) { (text) throws(ValueError) in
      guard let color = Color(css: text) else {
        throw .unreadable(text, expected: Color.forms(near: text))
      }
      guard color.alpha == 1 else { throw .unreadable(text, expected: "an opaque colour") }
      return color
    }
  }
}
