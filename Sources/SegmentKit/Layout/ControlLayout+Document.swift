internal import SegmentGraphics
public import SegmentJSON
public import SegmentPrimitives

extension ControlLayout {
  /// The layout as JSON, lengths in points: what `segrender measure` prints.
  public var document: JSONValue {
    document(segments: segments.map { $0.document() }, notes: notes)
  }

  /// The layout as JSON with `accessibility` in each segment and more notes behind its own.
  /// - Parameters:
  ///   - accessibility: one value for each segment, in order.
  ///   - more: the notes behind the layout's own.
  public func document(
    accessibility: [SegmentAccessibility], notes more: [LayoutNote]
  ) -> JSONValue {
    document(
      segments: zip(segments, accessibility).map { $0.document([("accessibility", $1.document)]) },
      notes: notes + more)
  }

  private func document(segments: [JSONValue], notes: [LayoutNote]) -> JSONValue {
    .object([
      ("scale", .number(scale)),
      ("size", size.document),
      ("pixels", .object([("width", .count(pixelWidth)), ("height", .count(pixelHeight))])),
      ("direction", .string(direction == .rightToLeft ? "rtl" : "ltr")),
      ("frame", frame.document),
      ("selection", selectionDocument),
      ("scroll", scroll?.document ?? .null),
      ("separators", .array(separators.filter { $0.opacity > 0 }.map(\.frame.document))),
      ("segments", .array(segments)),
      ("notes", .array(notes.map { .string($0.description) })),
    ])
  }
}

extension ControlLayout {
  /// The area that marks the selection: `null` for none, a list where several are selected.
  private var selectionDocument: JSONValue {
    selectionFrames.count > 1
      ? .array(selectionFrames.map(\.document)) : selectionFrames.first?.document ?? .null
  }
}

extension ScrollLayout {
  fileprivate var document: JSONValue {
    .object([
      ("viewport", viewport.document),
      ("contentSize", contentSize.document),
      (
        "contentOffset",
        .object([("x", .length(contentOffset.x)), ("y", .length(contentOffset.y))])
      ),
    ])
  }
}

extension BadgeLayout {
  fileprivate var document: JSONValue {
    .object([("text", line.map { .string($0.text) } ?? .null), ("frame", frame.document)])
  }
}

extension SegmentLayout {
  fileprivate func document(_ more: [(String, JSONValue)] = []) -> JSONValue {
    let members: [(String, JSONValue)] = [
      ("label", .string(label)),
      ("frame", frame.document),
      ("icon", icon.map { .string($0.name) } ?? .null),
      ("iconFrame", iconFrame?.document ?? .null),
      ("labelFrame", labelFrame?.document ?? .null),
      ("textWidth", .length(textWidth)),
      ("baseline", baseline.map { .length($0.y) } ?? .null),
      (
        "truncated",
        .bool(lines.isEmpty ? overflow > 0 : lines.contains { $0.line.isTruncated })
      ),
      ("overflow", .length(overflow)),
      ("badge", badge?.document ?? .null),
      ("shaper", line.map { .string($0.shaper.rawValue) } ?? .null),
      ("selected", .bool(isSelected)),
      ("enabled", .bool(isEnabled)),
    ]
    return .object(members + more)
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

extension SegmentAccessibility {
  fileprivate var document: JSONValue {
    .object([
      ("label", .string(text)),
      ("labelContrast", labelContrast?.ratioDocument ?? .null),
      ("labelAPCA", labelContrast?.lightnessDocument ?? .null),
      ("iconContrast", iconContrast?.ratioDocument ?? .null),
      ("iconAPCA", iconContrast?.lightnessDocument ?? .null),
      ("badgeContrast", badgeContrast?.ratioDocument ?? .null),
      ("badgeAPCA", badgeContrast?.lightnessDocument ?? .null),
      ("targetSize", targetSize.document),
      ("meetsTargetSize", .bool(meetsTargetSize)),
    ])
  }
}

extension InkContrast {
  /// The ratio to a hundredth, rounded down: 4.499 must not read as the 4.5 it misses.
  fileprivate var ratioDocument: JSONValue { .number(floored(ratio)) }

  fileprivate var lightnessDocument: JSONValue { .number((lightness * 10).rounded() / 10) }
}

/// A ratio to a hundredth, rounded down but for what arithmetic takes away.
func floored(_ ratio: Double) -> Double { (ratio * 100 + 1e-6).rounded(.down) / 100 }
