/// Numbers as messages and scene texts print them.
package enum Text {
  /// The shortest text with at most `decimals` decimals: `72`, `71.5`, `0.333`.
  package static func number(_ value: Double, decimals: Int = 3) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    var unit = 1
    for _ in 0..<decimals { unit *= 10 }
    let scaled = Int((abs(value) * Double(unit)).rounded())
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard scaled % unit > 0 else { return "\(sign)\(scaled / unit)" }
    var decimals = String(scaled % unit + unit).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(scaled / unit).\(decimals)"
  }
}
