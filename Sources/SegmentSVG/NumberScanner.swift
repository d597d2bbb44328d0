internal import SegmentPrimitives

/// Reads numbers from an attribute one after the other (SVG 2 §9.3.9, CSS Values §6).
struct NumberScanner {
  private let bytes: [UInt8]
  private(set) var index = 0

  init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// The next byte; `nil` at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func advance() { index += 1 }

  /// Passes over white space.
  mutating func skipSpaces() {
    while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { index += 1 }
  }

  /// Passes over white space and one comma.
  mutating func skipSeparator() {
    skipSpaces()
    guard next == UInt8(ascii: ",") else { return }
    index += 1
    skipSpaces()
  }

  /// The 0 or 1 that says which arc is meant; no separator has to follow.
  mutating func flag() -> Bool? {
    skipSeparator()
    guard let byte = next, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      return nil
    }
    index += 1
    return byte == UInt8(ascii: "1")
  }

  /// The number that begins here, behind a separator; `nil` where none does. Its magnitude is 10^12
  /// at most: beyond that nothing can be seen, and sums of it stay finite.
  mutating func number() -> Double? {
    skipSeparator()
    let start = index
    var decimal = Decimal()
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") {
      decimal.isNegative = next == UInt8(ascii: "-")
      index += 1
    }
    readDigits { decimal.append($0) }
    if next == UInt8(ascii: ".") {
      index += 1
      readDigits { decimal.append($0, isFraction: true) }
    }
    guard decimal.count > 0 else {
      index = start
      return nil
    }
    readExponent(&decimal)
    return min(max(decimal.value, -1e12), 1e12)
  }

  private mutating func readDigits(_ take: (UInt8) -> Void) {
    while let byte = next, (0x30...0x39).contains(byte) {
      take(byte - 0x30)
      index += 1
    }
  }

  /// An `e` counts only with digits behind it, as `1em` is a length.
  private mutating func readExponent(_ decimal: inout Decimal) {
    guard let byte = next, byte | 0x20 == UInt8(ascii: "e") else { return }
    let start = index
    index += 1
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { index += 1 }
    var (exponent, count) = (0, 0)
    readDigits {
      exponent = min(exponent * 10 + Int($0), 9999)
      count += 1
    }
    if count == 0 {
      index = start
    } else {
      decimal.exponent += isNegative ? -exponent : exponent
    }
  }

  /// What is left, without white space around it.
  var rest: Substring {
    String(decoding: bytes[min(index, bytes.count)...], as: UTF8.self)[...].trimmedSpaces
  }
}

/// Digits and an exponent of ten.
private struct Decimal {
  var isNegative = false
  var exponent = 0
  /// How many digits were read.
  private(set) var count = 0
  private var mantissa: UInt64 = 0

  mutating func append(_ digit: UInt8, isFraction: Bool = false) {
    count += 1
    // Nineteen digits fit, two more than a Double tells apart.
    guard mantissa < 100_000_000_000_000_000 else {
      if !isFraction { exponent += 1 }
      return
    }
    mantissa = mantissa * 10 + UInt64(digit)
    if isFraction { exponent -= 1 }
  }

  var value: Double {
    let sign = isNegative ? -1.0 : 1
    // Both factors are exact, so that their quotient is the nearest Double (Clinger 1990).
    if mantissa < 1 << 53, (-22...0).contains(exponent) {
      return sign * (Double(mantissa) / Decimal.powers[-exponent])
    }
    return sign * (Double("\(mantissa)e\(exponent)") ?? 0)
  }

  private static let powers: [Double] = (0...22).reduce(into: []) { powers, _ in
    powers.append((powers.last ?? 0.1) * 10)
  }
}

extension StringProtocol {
  /// The text without white space around it.
  var trimmedSpaces: Substring {
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    guard let start = firstIndex(where: { !isSpace($0) }),
      let end = lastIndex(where: { !isSpace($0) })
    else { return "" }
    return Substring(self[start...end])
  }
}
