internal import Glibc

extension Color {
  /// Reads a colour as CSS writes it, the `#` of hexadecimal digits optional; `nil` for anything
  /// else.
  ///
  /// Colours outside sRGB are clipped to it, each component by itself. Source: CSS Color 4 §5 to §7
  /// and §10, without `hwb()`, `lab()` and their kin.
  public init?(css text: String) {
    let text = text.lowercased()
    guard let color = Color(hex: text) ?? Color(name: text) ?? Color(function: text) else {
      return nil
    }
    self = color
  }

  /// What completes "give …" where a text is no colour, with the name that was most likely meant.
  public static func forms(near text: String) -> String {
    "a colour as #RRGGBB, #RRGGBBAA, a CSS name, rgb(), hsl() or color(display-p3 …)"
      + (nearestWord(to: text, in: names).map { "; did you mean \($0)?" } ?? "")
  }

  private init?(function text: String) {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")"),
      var arguments = ColorArguments(text[text.index(after: open)...].dropLast())
    else { return nil }
    switch text[..<open] {
    case "rgb", "rgba":
      guard let values = arguments.numbers(whole: 255) else { return nil }
      self.init(values.map { $0 / 255 }, alpha: arguments.alpha)
    case "hsl", "hsla":
      guard let hue = arguments.removeHue(), let values = arguments.numbers(whole: 100) else {
        return nil
      }
      self.init(hue: hue, saturation: values[0] / 100, lightness: values[1] / 100, arguments.alpha)
    case "color":
      guard let space = arguments.removeSpace(), let values = arguments.numbers(whole: 1) else {
        return nil
      }
      self.init(space == "srgb" ? values : Color.fromDisplayP3(values), alpha: arguments.alpha)
    default: return nil
    }
  }

  /// Three components, clipped to 0…1.
  private init?(_ values: [Double], alpha: Double) {
    guard values.count == 3 else { return nil }
    let clipped = values.map { min(max($0, 0), 1) }
    self.init(red: clipped[0], green: clipped[1], blue: clipped[2], alpha: alpha)
  }

  /// Source: CSS Color 4 §7.1.
  private init?(hue: Double, saturation: Double, lightness: Double, _ alpha: Double) {
    let saturation = min(max(saturation, 0), 1)
    let chroma = saturation * min(lightness, 1 - lightness)
    let components = [0.0, 8, 4].map { offset in
      let turn = offset + hue / 30
      let k = turn - 12 * (turn / 12).rounded(.down)
      return lightness - chroma * max(-1, min(k - 3, 9 - k, 1))
    }
    self.init(components, alpha: alpha)
  }

  /// Display P3 has sRGB's white and transfer function, but other primaries. Source: the matrices of
  /// CSS Color 4 §10.5 and §17.1, multiplied.
  private static func fromDisplayP3(_ components: [Double]) -> [Double] {
    guard components.count == 3 else { return [] }
    let linear = components.map { value in
      value.magnitude <= 0.04045 ? value / 12.92 : pow((value.magnitude + 0.055) / 1.055, 2.4)
    }
    let matrix = [
      [1.2249401762805598, -0.2249401762805597, 0],
      [-0.0420569547096881, 1.0420569547096881, 0],
      [-0.0196375545903344, -0.0786360455506319, 1.0982736001409661],
    ]
    return matrix.map { row in
      let value = row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2]
      return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
  }
}

/// What stands in the parentheses of a colour's function: values with spaces or, as CSS had it
/// first, commas between them, and an opacity behind a slash or the third comma.
private struct ColorArguments {
  private var values: [Substring]
  /// The opacity, 0…1.
  let alpha: Double

  init?(_ text: Substring) {
    let hasCommas = text.contains(",")
    let halves = hasCommas ? [text] : text.split(at: "/")
    values = hasCommas ? text.split(at: ",").map(\.trimmed) : halves[0].split(separator: " ")
    var opacity = halves.count == 2 ? halves[1].trimmed : nil
    if hasCommas, values.count == 4 { opacity = values.removeLast() }
    guard let alpha = opacity.map({ ColorArguments.number($0, whole: 1) }) ?? 1,
      halves.count <= 2
    else { return nil }
    self.alpha = min(max(alpha, 0), 1)
  }

  /// All values as numbers, of which 100 % is `whole`; two or three.
  func numbers(whole: Double) -> [Double]? {
    let numbers = values.compactMap { ColorArguments.number($0, whole: whole) }
    return numbers.count == values.count && (2...3).contains(numbers.count) ? numbers : nil
  }

  /// Takes the angle away that comes first, in degrees.
  mutating func removeHue() -> Double? {
    guard values.count == 3 else { return nil }
    let text = values.removeFirst()
    let units = [("deg", 1.0), ("grad", 0.9), ("rad", 180 / Double.pi), ("turn", 360)]
    guard let (unit, factor) = units.first(where: { text.hasSuffix($0.0) }) else {
      return text.hasSuffix("%") ? nil : ColorArguments.number(text, whole: 1)
    }
    return ColorArguments.number(text.dropLast(unit.count), whole: 1).map { $0 * factor }
  }

  /// Takes the name of a colour space away that comes first.
  mutating func removeSpace() -> Substring? {
    guard values.count == 4, ["srgb", "display-p3"].contains(values[0]) else { return nil }
    return values.removeFirst()
  }

  private static func number(_ text: Substring, whole: Double) -> Double? {
    if text == "none" { return 0 }
    let isPercentage = text.hasSuffix("%")
    let digits = isPercentage ? text.dropLast() : text
    guard let number = Double(digits), digits.allSatisfy({ "+-.e0123456789".contains($0) }) else {
      return nil
    }
    return isPercentage ? number / 100 * whole : number
  }
}
