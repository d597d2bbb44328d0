internal import SegmentGraphics
public import SegmentJSON
public import SegmentPrimitives

extension ControlLayout {
  /// The layout as JSON, lengths in points: what `segrender measure` prints.
  public var document: JSONValue {
    .object([
      ("scale", .number(scale)),
      ("size", size.document),
      ("pixels", .object([("width", .count(pixelWidth)), ("height", .count(pixelHeight))])),
      ("direction", .string(direction == .rightToLeft ? "rtl" : "ltr")),
      ("frame", frame.document),
      ("selection", selectionFrame?.document ?? .null),
      ("separators", .array(separators.filter { $0.opacity > 0 }.map(\.frame.document))),
      ("segments", .array(segments.map(\.document))),
      ("notes", .array(notes.map { .string($0.description) })),
    ])
  }
}

extension SegmentLayout {
  fileprivate var document: JSONValue {
    .object([
      ("label", .string(label)),
      ("frame", frame.document),
      ("icon", icon.map { .string($0.name) } ?? .null),
      ("iconFrame", iconFrame?.document ?? .null),
      ("labelFrame", labelFrame?.document ?? .null),
      ("textWidth", .length(textWidth)),
      ("baseline", baseline.map { .length($0.y) } ?? .null),
      ("truncated", .bool(line?.isTruncated ?? (overflow > 0))),
      ("overflow", .length(overflow)),
      ("shaper", line.map { .string($0.shaper.rawValue) } ?? .null),
      ("selected", .bool(isSelected)),
      ("enabled", .bool(isEnabled)),
    ])
  }
}

extension JSONValue {
  /// A length to a ten-thousandth of a point, far below a pixel: what lies behind is arithmetic.
  static func length(_ points: Double) -> JSONValue {
    .number((points * 10_000).rounded() / 10_000)
  }

  static func count(_ value: Int) -> JSONValue { .number(Double(value)) }

  /// An object of named values in their order.
  package static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(JSONObject(members.map { JSONObject.Member(key: $0, value: $1) }))
  }
}

extension Size {
  /// The size as JSON.
  public var document: JSONValue {
    .object([("width", .length(width)), ("height", .length(height))])
  }
}

extension Rect {
  /// The rectangle as JSON.
  public var document: JSONValue {
    .object([
      ("x", .length(x)), ("y", .length(y)), ("width", .length(width)), ("height", .length(height)),
    ])
  }
}
