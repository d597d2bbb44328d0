import SegmentArguments
import SegmentGlass
import SegmentKit
import SegmentPrimitives

/// The options that describe a control, shared by all verbs that draw or measure one.
enum ControlOptions {
  static let all = segments + sizing + appearance + image + fonts + document

  private static let segments: [Option] = [
    Option(
      "labels", .text("A,B,C"),
      "one segment for each label; \\, stands for a comma, an empty "
        + "label is an icon alone", section: "Segments"),
    Option(
      "label", .text("A"), "one more segment, commas and all", section: "Segments",
      isRepeatable: true),
    Option(
      "icons", .text("N,N,N", suggesting: IconLibrary.names + ["none"]),
      "built-in icons, one for all segments or one for each; none for labels alone",
      default: "star.fill, none for bordered", section: "Segments"),
    Option(
      "icon", .text("N", suggesting: IconLibrary.names + ["none"]),
      "the icon of one more segment", section: "Segments", isRepeatable: true),
    Option(
      "selected", .text("N", suggesting: ["none"]), "the selected segment, from 0, or none",
      default: "0", section: "Segments"),
    Option(
      "disabled", .text("N,N"), "segments that cannot be chosen, from 0",
      section: "Segments"),
    Option(
      "show-labels", .choice("WHOSE", of: words(LabelVisibility.self)),
      "whose label shows; selected keeps those without an icon",
      default: "selected if expanding, else all", section: "Segments"),
  ]

  private static let sizing: [Option] = [
    Option(
      "sizing", .choice("HOW", of: ["expanding", "equal", "fitting"]),
      "how segments get their widths",
      default: "expanding, equal for bordered and without icons", section: "Size"),
    Option(
      "collapsed", .text("PT"), "width of a collapsed segment", default: "72",
      section: "Size"),
    Option(
      "expanded", .text("PT"), "width of the expanded segment", default: "140",
      section: "Size"),
    Option("width", .text("PT"), "width of the whole control", section: "Size"),
    Option(
      "device", .text("PT", suggesting: ["320", "375", "390", "393", "402", "430", "440"]),
      "width of the screen the control has to fit, with 16 PT beside it", section: "Size"),
    Option(
      "overflow", .choice("WHAT", of: words(Overflow.self)),
      "what becomes of a label that does not fit with the least padding",
      default: "ellipsis", section: "Size"),
    Option(
      "margin", .text("PT"), "empty border around the control",
      default: "0, 25 for glass: what its shadow needs",
      section: "Size"),
    Option(
      "scale", .text("N,N", suggesting: ["1", "2", "3"]),
      "pixels per point; several give one picture each", default: "3", section: "Size"),
  ]

  private static let appearance: [Option] = [
    Option(
      "look", .choice("LOOK", of: words(Look.Name.self)), "what the control looks like",
      default: "pill", section: "Appearance"),
    Option(
      "theme", .file("FILE"), "JSON file that overrides tokens of the look",
      section: "Appearance"),
    Option(
      "appearance", .choices("A,A", of: words(Appearance.self)),
      "light, dark, or both for one picture each", default: "light", section: "Appearance"),
    Option(
      "contrast", .choice("C", of: words(Contrast.self)), "the setting Increase Contrast",
      default: "normal", section: "Appearance"),
    Option(
      "transparency", .choice("T", of: words(Transparency.self)),
      "the setting Reduce Transparency", default: "normal", section: "Appearance"),
    Option(
      "motion", .choice("M", of: words(MotionPreference.self)), "the setting Reduce Motion",
      default: "normal", section: "Appearance"),
    Option(
      "glass", .choice("KIND", of: words(GlassVariant.self)), "the kind of glass",
      default: "regular", section: "Appearance"),
    Option(
      "tint", .text("#RRGGBB"), "the colour of the outline", default: "the platform's blue",
      section: "Appearance"),
    Option(
      "text-size", .choice("SIZE", of: words(ContentSizeCategory.self)),
      "the Dynamic Type size", default: "L", section: "Appearance"),
    Option("bold-text", .flag, "the setting Bold Text", section: "Appearance"),
    Option(
      "direction", .choice("D", of: words(LayoutDirection.self)),
      "the reading direction", default: "auto", section: "Appearance"),
    Option(
      "locale", .text("TAG,TAG"), "language of the labels; several give one picture each",
      section: "Appearance"),
    Option(
      "background", .file("WHAT", suggesting: ["none", "photo"]),
      "none, a colour as #RRGGBB or #RRGGBBAA, linear(#A,#B), linear(DEGREES,#A,#B,…), photo for "
        + "a made-up one, or a PNG file", default: "none",
      section: "Appearance"),
  ]

  private static let image: [Option] = [
    Option(
      "padding-x", .text("PT"),
      "space before the icon and behind the label, less where room is short", default: "8",
      section: "Segment image"),
    Option(
      "padding-y", .text("PT"), "space above and below", default: "4",
      section: "Segment image"),
    Option(
      "spacing", .text("PT"), "space between icon and label", default: "6",
      section: "Segment image"),
    Option(
      "icon-size", .text("PT"), "point size of icons", default: "14",
      section: "Segment image"),
    Option(
      "icon-weight", .choice("W", of: words(Weight.self)), "weight of icons",
      default: "semibold", section: "Segment image"),
    Option(
      "text-size-pt", .text("PT"), "point size of labels", default: "13, 17 for bordered",
      section: "Segment image"),
    Option(
      "text-weight", .choice("W", of: words(Weight.self)), "weight of labels",
      default: "medium, as the look has it", section: "Segment image"),
    Option(
      "line-height", .choice("RULE", of: words(LineHeight.self)),
      "where a line's height comes from", default: "rule", section: "Segment image"),
  ]

  private static let fonts: [Option] = [
    Option("font", .text("FAMILY"), "font family of labels", default: "Inter", section: "Fonts"),
    Option(
      "font-dir", .folder("DIR"), "folder of font files that win over the system's",
      section: "Fonts", isRepeatable: true),
    Option(
      "system-fonts", .choice("WHEN", of: ["auto", "never"]),
      "whether the system's fonts help out where the family lacks a character",
      default: "auto", section: "Fonts"),
  ]

  private static let document: [Option] = [
    Option(
      "spec", .file("FILE"),
      "JSON document with these options in camelCase; options win over it",
      section: "Document", isDocumented: false)
  ]

  /// The words of an enumeration, as the command line has them.
  private static func words<Choice: CaseIterable & RawRepresentable<String>>(
    _ choice: Choice.Type
  ) -> [String] {
    choice.allCases.map(\.rawValue)
  }
}
