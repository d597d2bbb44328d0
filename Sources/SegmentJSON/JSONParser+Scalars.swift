extension JSONParser {
  /// Reads a string from its opening quote to its closing one.
  mutating func string() throws(JSONError) -> String {
    let start = index
    index += 1
    var text = ""
    while true {
      let run = index
      while index < bytes.count, JSONParser.isPlain(bytes[index]) { index += 1 }
      text += try decoded(run..<index)
      guard index < bytes.count else { throw .unterminated("string", position(of: start)) }
      switch bytes[index] {
      case UInt8(ascii: "\""):
        index += 1
        return text
      case UInt8(ascii: "\\"): text.unicodeScalars.append(try escape())
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw .unterminated("string", position(of: start))
      default: throw unexpected("an escape such as \\t for a control character")
      }
    }
  }

  /// Whether a byte stands for itself inside a string.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private func decoded(_ range: Range<Int>) throws(JSONError) -> String {
    if range.isEmpty { return "" }
    if let text = String(validating: bytes[range], as: UTF8.self) { return text }
    var offset = range.lowerBound
    var decoder = UTF8.ForwardParser()
    var rest = bytes[range].makeIterator()
    while case .valid(let scalar) = decoder.parseScalar(from: &rest) { offset += scalar.count }
    throw .invalidUTF8(byte: bytes[offset], position(of: offset))
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = index
    index += 2
    let letter = index <= bytes.count ? bytes[index - 1] : 0
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      if let scalar = escapedScalar() { return scalar }
    default: break
    }
    let length = letter == UInt8(ascii: "u") ? 6 : 2
    let text = excerpt(start..<min(start + length, bytes.count))
    throw .invalidEscape(text, position(of: start))
  }

  /// The scalar of four digits behind `\u`, or of the two escapes of a surrogate pair.
  private mutating func escapedScalar() -> Unicode.Scalar? {
    guard let first = codeUnit() else { return nil }
    guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
    guard bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else { return nil }
    index += 2
    guard let second = codeUnit(), UTF16.isTrailSurrogate(second) else { return nil }
    return UTF16.decode(UTF16.EncodedScalar([first, second]))
  }

  private mutating func codeUnit() -> UInt16? {
    guard index + 4 <= bytes.count else { return nil }
    var unit: UInt16 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    index += 4
    return unit
  }

  /// Reads a number: `-`, digits without a leading zero, a fraction, an exponent.
  mutating func number() throws(JSONError) -> Double {
    let start = index
    if next == UInt8(ascii: "-") { index += 1 }
    let whole = digits()
    var isValid = whole == 1 || whole > 1 && bytes[index - whole] != UInt8(ascii: "0")
    if next == UInt8(ascii: ".") {
      index += 1
      isValid = digits() > 0 && isValid
    }
    if next | 0x20 == UInt8(ascii: "e") {
      index += 1
      if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { index += 1 }
      isValid = digits() > 0 && isValid
    }
    while index < bytes.count, isWordByte(bytes[index]) {
      isValid = false
      index += 1
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard isValid, let value = Double(text), value.isFinite else {
      throw .invalidNumber(excerpt(start..<index), position(of: start))
    }
    return value
  }

  private mutating func digits() -> Int {
    let start = index
    while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) {
      index += 1
    }
    return index - start
  }
}
