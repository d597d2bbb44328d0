internal import SegmentJSON
internal import SegmentPrimitives

extension Theme.Override {
  /// Refuses an unknown token or a value it cannot have, without changing anything.
  func check() throws(ThemeError) {
    var scratch = Look()
    try apply(to: &scratch)
  }

  /// Writes the value into a look.
  func apply(to look: inout Look) throws(ThemeError) {
    guard let token = Token.all.first(where: { $0.path == path }) else {
      let names = Token.all.map(\.path)
      throw .unknownToken(path: path, suggestion: nearestWord(to: path, in: names))
    }
    switch token.access {
    case .number(let range, let set): set(&look, try number(in: range))
    case .optionalNumber(let range, let set):
      set(&look, value == .null ? nil : try number(in: range))
    case .color(let set): set(&look, try color())
    case .weight(let set): set(&look, try choice())
    case .cornerCurve(let set): set(&look, try choice())
    }
  }

  private func number(in range: ClosedRange<Double>) throws(ThemeError) -> Double {
    guard case .number(let number) = value, range.contains(number) else {
      throw invalid(
        "a number from \(Text.number(range.lowerBound)) to \(Text.number(range.upperBound))")
    }
    return number
  }

  private func color() throws(ThemeError) -> Color {
    guard case .string(let text) = value, let color = Color(hex: text) else {
      throw invalid("a colour as \"#RRGGBB\" or \"#RRGGBBAA\"")
    }
    return color
  }

  private func choice<Choice: RawRepresentable<String> & CaseIterable>()
    throws(ThemeError) -> Choice
  {
    guard case .string(let text) = value, let choice = Choice(rawValue: text) else {
      throw invalid("one of \(Choice.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return choice
  }

  private func invalid(_ allowed: String) -> ThemeError {
    .invalidValue(path: path, value: value.text(), allowed: allowed)
  }
}
