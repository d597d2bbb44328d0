public import SegmentJSON
internal import SegmentPrimitives

extension ControlLayout {
  /// The layout as JSON with `accessibility` in each segment and more notes behind its own.
  /// - Parameters:
  ///   - accessibility: one value for each segment, in order.
  ///   - more: the notes behind the layout's own.
  public func document(
    accessibility: [SegmentAccessibility], notes more: [LayoutNote]
  ) -> JSONValue {
    var layout = self
    layout.notes += more
    guard case .object(var object) = layout.document,
      case .array(let segments)? = object["segments"]
    else { return layout.document }
    object["segments"] = .array(
      zip(segments, accessibility).map { segment, values in
        guard case .object(var members) = segment else { return segment }
        members["accessibility"] = values.document
        return .object(members)
      })
    return .object(object)
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
