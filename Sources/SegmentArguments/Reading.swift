internal import SegmentPrimitives

/// A number as people write it; `Double` reads hexadecimal ones, too.
///
/// The words `inf` and `nan` pass: whoever uses the number refuses them as out of range.
public func readNumber(_ text: some StringProtocol) throws(ValueError) -> Double {
  guard !text.lowercased().contains("x"), let number = Double(text) else {
    throw .unreadable(String(text), expected: "a number")
  }
  return number
}

/// A whole number in a range.
public func readWhole(
  _ text: some StringProtocol, in range: ClosedRange<Int>
) throws(ValueError) -> Int {
  guard let number = Int(text), range.contains(number) else {
    let most = range.upperBound == .max ? "a whole number from \(range.lowerBound)" : nil
    let expected = most ?? "a whole number from \(range.lowerBound) to \(range.upperBound)"
    throw .unreadable(String(text), expected: expected)
  }
  return number
}

/// One word of an enumeration.
@inlinable public func readWord<Choice: RawRepresentable<String> & CaseIterable>(
  _ text: some StringProtocol
) throws(ValueError) -> Choice {
  guard let choice = Choice(rawValue: String(text)) else {
    throw .notAllowed(String(text), words: words(of: Choice.self))
  }
  return choice
}

/// The parts of a list between its commas, empty ones too, without the spaces beside a comma.
public func listItems(_ text: String) -> [Substring] {
  let items = text.split(at: ",")
  return items.count == 1 ? items : items.map(\.trimmed)
}

/// The parts between the commas that stand in no parentheses, as of a list of CSS colours.
public func argumentItems(_ text: some StringProtocol) -> [Substring] {
  text.split(at: ",").reduce(into: [Substring]()) { parts, part in
    if let last = parts.last, last.filter({ $0 == "(" }).count > last.filter({ $0 == ")" }).count {
      parts[parts.count - 1] = last + "," + part
    } else {
      parts.append(part)
    }
  }.map(\.trimmed)
}

/// The words of an enumeration, as the command line has them.
@inlinable func words<Choice: CaseIterable & RawRepresentable<String>>(of choice: Choice.Type)
  -> [String]
{
  choice.allCases.map(\.rawValue)
}
