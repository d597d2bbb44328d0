internal import SegmentGraphics
internal import SegmentPrimitives

/// One value of a look under the name a theme file uses.
public struct Token {
  /// The name, its parts separated by dots: `track.fill`.
  public let path: String
  /// What it is: a few words.
  public let meaning: String
  let access: Access

  /// What a token holds, where, and in which range.
  enum Access {
    case number(ClosedRange<Double>, WritableKeyPath<Look, Double>)
    case optionalNumber(ClosedRange<Double>, WritableKeyPath<Look, Double?>)
    case color(WritableKeyPath<Look, Color>)
    case weight(WritableKeyPath<Look, Weight>)
    case cornerCurve(WritableKeyPath<Look, CornerCurve>)
    case fontFeatures(WritableKeyPath<Look, [FontFeature]>)
  }

  private init(_ path: String, _ meaning: String, _ access: Access) {
    self.path = path
    self.meaning = meaning
    self.access = access
  }

  /// Lengths beyond this are no control but a mistake.
  private static let length = 0.0...1000.0
  private static let opacity = 0.0...1.0

  /// What the value is counted in, or of which kind it is.
  public var unit: String {
    switch access {
    case .number(Token.opacity, _): "fraction"
    case .number, .optionalNumber: "pt"
    case .color: "colour"
    case .weight: "weight"
    case .cornerCurve: "corner curve"
    case .fontFeatures: "OpenType features"
    }
  }

  /// All tokens.
  public static var all: [Token] {
    [
      Token(
        "height", "the control's height; null for what its content takes",
        .optionalNumber(1...1000, \.height)),
      Token(
        "padding", "space between the control's edge and its segments", .number(length, \.padding)),
      Token(
        "segmentPaddingX",
        "least space beside a segment's content where widths fit it; null for the option's",
        .optionalNumber(length, \.segmentPaddingX)),
      Token(
        "segmentLeastPaddingX", "what is left of it where letters lack space",
        .number(length, \.segmentLeastPaddingX)),
      Token(
        "segmentPaddingY",
        "space above and below a segment's content where the height is null; null for the option's",
        .optionalNumber(length, \.segmentPaddingY)),
      Token("segmentFill", "colour under segments that are not selected", .color(\.segmentFill)),
      Token(
        "disabledOpacity", "opacity of a disabled segment's content",
        .number(opacity, \.disabledOpacity)),
      Token(
        "fontFeatures", "OpenType features of labels, before those of the option",
        .fontFeatures(\.fontFeatures)),
      Token(
        "selection.inset", "how far the selection stays inside its segment",
        .number(length, \.selectionStyle.inset)),
      Token(
        "selection.hairline.outset", "how far the hairline reaches beyond the selection's edge",
        .number(length, \.selectionStyle.hairlineOutset)),
      Token(
        "selection.hairline.color", "colour of the hairline", .color(\.selectionStyle.hairlineColor)
      ),
      Token("badge.fill", "colour of badges", .color(\.badge.fill)),
      Token("badge.color", "colour of what badges say", .color(\.badge.color)),
      Token(
        "separator.width", "width of the line between two segments, 0 for none",
        .number(length, \.separator.width)),
      Token(
        "separator.inset", "how far the line stays from the top and bottom edges",
        .number(length, \.separator.inset)),
      Token("separator.color", "colour of the line", .color(\.separator.color)),
    ] + surface("track", "the track", \.track)
      + surface("selection", "the selection", \.selectionStyle.surface)
      + shadow("selection.shadow", "the soft shadow", \.selectionStyle.shadow)
      + shadow("selection.contactShadow", "the tight shadow", \.selectionStyle.contactShadow)
      + content("content", "segments that are not selected", \.content)
      + content("selectedContent", "the selected segment", \.selectedContent)
  }

  private static func surface(
    _ name: String, _ what: String, _ part: WritableKeyPath<Look, Look.Surface>
  ) -> [Token] {
    [
      Token("\(name).fill", "colour of \(what)", .color(part.appending(path: \.fill))),
      Token(
        "\(name).radius", "radius of the corners of \(what)",
        .number(length, part.appending(path: \.radius))),
      Token(
        "\(name).cornerCurve", "shape of the corners of \(what)",
        .cornerCurve(part.appending(path: \.cornerCurve))),
      Token(
        "\(name).border.width", "width of the border of \(what), inside its edge",
        .number(length, part.appending(path: \.borderWidth))),
      Token(
        "\(name).border.color", "colour of the border of \(what)",
        .color(part.appending(path: \.borderColor))),
    ]
  }

  private static func shadow(
    _ name: String, _ what: String, _ part: WritableKeyPath<Look, Shadow>
  ) -> [Token] {
    [
      Token("\(name).color", "colour of \(what)", .color(part.appending(path: \.color))),
      Token(
        "\(name).y", "how far down \(what) falls", .number(-1000...1000, part.appending(path: \.y))),
      Token(
        "\(name).blur", "blur of \(what) as design tools give it",
        .number(0...200, part.appending(path: \.blur))),
    ]
  }

  private static func content(
    _ name: String, _ what: String, _ part: WritableKeyPath<Look, Look.Content>
  ) -> [Token] {
    [
      Token(
        "\(name).color", "colour of icon and label of \(what)",
        .color(part.appending(path: \.color))),
      Token(
        "\(name).weight", "weight of the label of \(what)", .weight(part.appending(path: \.weight))),
      Token(
        "\(name).weightAmongLabels", "the same where every label shows",
        .weight(part.appending(path: \.weightAmongLabels))),
    ]
  }
}
