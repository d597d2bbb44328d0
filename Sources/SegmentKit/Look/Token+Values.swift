internal import SegmentGraphics
public import SegmentJSON
internal import SegmentPrimitives

extension Token {
  /// What the token is in a look as it comes, before Dynamic Type, as a theme would write it.
  public func value(in look: Look.Name, _ appearance: Appearance) -> JSONValue {
    var control = Control(segments: [])
    control.look = look
    control.traits.appearance = appearance
    guard let look = try? Look(for: control) else { return nil }
    return value(in: look)
  }

  /// What the token is in a look, as a theme would write it.
  func value(in look: Look) -> JSONValue {
    switch access {
    case .number(_, let path): .number(look[keyPath: path])
    case .optionalNumber(_, let path): look[keyPath: path].map(JSONValue.number) ?? .null
    case .color(let path): .string(look[keyPath: path].hex)
    case .weight(let path): .string(look[keyPath: path].rawValue)
    case .cornerCurve(let path): .string(look[keyPath: path].rawValue)
    case .fontFeatures: []
    }
  }

  /// Writes a theme's value into a look.
  func write(_ value: JSONValue, to look: inout Look) throws(ThemeError) {
    switch access {
    case .number(let range, let path): look[keyPath: path] = try number(value, in: range)
    case .optionalNumber(let range, let path):
      look[keyPath: path] = value == .null ? nil : try number(value, in: range)
    case .color(let path): look[keyPath: path] = try color(value)
    case .weight(let path): look[keyPath: path] = try choice(value)
    case .cornerCurve(let path): look[keyPath: path] = try choice(value)
    case .fontFeatures(let path): look[keyPath: path] = try features(value)
    }
  }

  private func number(
    _ value: JSONValue, in range: ClosedRange<Double>
  ) throws(ThemeError) -> Double {
    guard case .number(let number) = value, range.contains(number) else {
      throw invalid(
        value, "a number from \(Text.number(range.lowerBound)) to \(Text.number(range.upperBound))")
    }
    return number
  }

  private func color(_ value: JSONValue) throws(ThemeError) -> Color {
    guard case .string(let text) = value, let color = Color(css: text) else {
      if case .string(let text) = value { throw invalid(value, Color.forms(near: text)) }
      throw invalid(value, Color.forms(near: ""))
    }
    return color
  }

  private func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: JSONValue
  ) throws(ThemeError) -> Choice {
    guard case .string(let text) = value, let choice = Choice(rawValue: text) else {
      throw invalid(value, "one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return choice
  }

  private func features(_ value: JSONValue) throws(ThemeError) -> [FontFeature] {
    guard case .array(let items) = value else { throw invalid(value, "a list such as [\"tnum\"]") }
    return try items.map { (item) throws(ThemeError) in
      guard case .string(let text) = item, let feature = FontFeature(text) else {
        throw invalid(item, "tags of four letters, such as \"tnum\" or \"calt=0\"")
      }
      return feature
    }
  }

  private func invalid(_ value: JSONValue, _ allowed: String) -> ThemeError {
    .invalidValue(path: path, value: value.text(), allowed: allowed)
  }
}
