internal import SegmentPrimitives

/// Reads a length in user units; percentages are of `whole` (CSS Values 4 §6).
/// - Returns: `nil` where there is no length.
/// - Throws: `SVGError.unsupported` for lengths that depend on a font or a window.
func readLength(_ text: String?, percentOf whole: Double) throws(SVGError) -> Double? {
  guard let text else { return nil }
  var scanner = NumberScanner(text)
  scanner.skipSpaces()
  guard let value = scanner.number() else { return nil }
  switch scanner.rest.lowercased() {
  case "", "px": return value
  case "%": return value / 100 * whole
  case "pt": return value * 4 / 3
  case "pc": return value * 16
  case "in": return value * 96
  case "cm": return value * 96 / 2.54
  case "mm": return value * 96 / 25.4
  case "q": return value * 96 / 101.6
  case "em", "ex", "rem", "ch", "vw", "vh": throw .unsupported(feature: "the length \(text)")
  default: return nil
  }
}

/// Reads a list of numbers as far as it goes.
func readNumbers(_ text: String?) -> [Double] {
  guard let text else { return [] }
  var scanner = NumberScanner(text)
  var result: [Double] = []
  while let value = scanner.number() { result.append(value) }
  return result
}

extension Size {
  /// What percentages of lengths that have no direction are of (SVG 2 §8.9).
  var diagonal: Double { ((width * width + height * height) / 2).squareRoot() }
}
