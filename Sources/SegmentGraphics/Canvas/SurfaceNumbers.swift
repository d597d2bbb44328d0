/// Counts the pictures inside an SVG document from 0.
///
/// Cairo names them by a number that goes on counting for as long as the process lives: the same
/// drawing would give other bytes the second time.
struct SurfaceNumbers {
  private var numbers: [[UInt8]: Int] = [:]

  /// The document with the numbers behind `image` and `surface` counted from 0 in the order of
  /// their first appearance. Attributes alone are touched; pictures' data holds no quotation mark.
  static func counted(_ document: [UInt8]) -> [UInt8] {
    var numbers = SurfaceNumbers()
    let quote = UInt8(ascii: "\"")
    let parts = document.split(separator: quote, omittingEmptySubsequences: false)
    return Array(parts.map { numbers.counted($0) }.joined(separator: [quote]))
  }

  /// An attribute's value, `image12` or `#image12`, with its own count; anything else as it is.
  private mutating func counted(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let name = value.prefix { !isDigit($0) }
    let digits = value.dropFirst(name.count)
    let names = ["image", "surface", "#image", "#surface"]
    guard !digits.isEmpty, name.count <= 8, digits.allSatisfy(isDigit),
      names.contains(String(decoding: name, as: UTF8.self))
    else { return value }
    let number = numbers[Array(digits), default: numbers.count]
    numbers[Array(digits)] = number
    return name + Array(String(number).utf8)
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
