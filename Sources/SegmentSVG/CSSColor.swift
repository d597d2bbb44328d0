internal import SegmentPrimitives

extension Color {
  /// Reads a colour as CSS writes it: a name, `#…`, `rgb()` or `hsl()` (CSS Color 4); `nil` for
  /// anything else.
  init?(css text: Substring) {
    let text = text.lowercased()[...]
    if text.hasPrefix("#") {
      self.init(cssHex: text.dropFirst())
    } else if text == "transparent" {
      self = .clear
    } else if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      let arguments = text[text.index(after: open)...].dropLast()
      self.init(cssFunction: text[..<open], arguments)
    } else {
      self.init(cssName: text)
    }
  }

  /// Three, four, six or eight digits.
  private init?(cssHex digits: Substring) {
    let isShort = digits.count == 3 || digits.count == 4
    self.init(hex: isShort ? digits.map { "\($0)\($0)" }.joined() : String(digits))
  }

  private init?(cssFunction name: Substring, _ text: Substring) {
    guard let values = CSSNumbers(text), (3...4).contains(values.items.count) else { return nil }
    let alpha = values.items.count == 4 ? values.share(3, of: 1) : 1
    switch name {
    case "rgb", "rgba":
      self.init(
        red: values.share(0, of: 255), green: values.share(1, of: 255),
        blue: values.share(2, of: 255), alpha: alpha)
    case "hsl", "hsla":
      self.init(
        hue: values.items[0].value, saturation: values.share(1, of: 100),
        lightness: values.share(2, of: 100), alpha: alpha)
    default: return nil
    }
  }

  /// A colour by its hue in degrees (CSS Color 4 §7.1).
  private init(hue: Double, saturation: Double, lightness: Double, alpha: Double) {
    let reach = saturation * min(lightness, 1 - lightness)
    func component(_ n: Double) -> Double {
      let turned = (n + hue / 30).truncatingRemainder(dividingBy: 12)
      let k = turned < 0 ? turned + 12 : turned
      return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
    }
    self.init(red: component(0), green: component(8), blue: component(4), alpha: alpha)
  }
}

/// Numbers and percentages separated by commas, spaces or a slash.
private struct CSSNumbers {
  private(set) var items: [(value: Double, isPercent: Bool)] = []

  init?(_ text: Substring) {
    var scanner = NumberScanner(text.map { $0 == "/" ? "," : $0 }.map(String.init).joined())
    while let value = scanner.number() {
      let isPercent = scanner.next == UInt8(ascii: "%")
      if isPercent { scanner.advance() }
      if scanner.rest.hasPrefix("deg") { for _ in 0..<3 { scanner.advance() } }
      items.append((value, isPercent))
    }
    guard scanner.rest.isEmpty else { return nil }
  }

  /// A component as a share of its whole, 0…1.
  func share(_ index: Int, of whole: Double) -> Double {
    let (value, isPercent) = items[index]
    return min(max(value / (isPercent ? 100 : whole), 0), 1)
  }
}
