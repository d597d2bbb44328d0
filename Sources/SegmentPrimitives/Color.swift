/// A colour in encoded sRGB with straight alpha, each component in 0…1.
public struct Color: Hashable, Sendable {
  /// The encoded red component, 0…1.
  public var red: Double
  /// The encoded green component, 0…1.
  public var green: Double
  /// The encoded blue component, 0…1.
  public var blue: Double
  /// The opacity, 0…1.
  public var alpha: Double

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Fully transparent black.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Makes a colour from components in 0…1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a colour from three bytes and an opacity in 0…1.
  public init(bytes red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, the `#` optional; `nil` for anything else.
  public init?(hex text: some StringProtocol) {
    let digits = text.utf8.first == UInt8(ascii: "#") ? text.dropFirst() : text[...]
    let values = digits.compactMap(\.hexDigitValue)
    guard values.count == digits.count, digits.utf8.count == values.count else { return nil }
    let bytes: [Int]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8:
      bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    self.init(
      bytes: bytes[0], bytes[1], bytes[2], alpha: bytes.count == 4 ? Double(bytes[3]) / 255 : 1)
  }

  /// `#RRGGBB`, or `#RRGGBBAA` where the colour is not opaque; components rounded to bytes.
  public var hex: String {
    let opaque = alpha >= 1
    let components = opaque ? [red, green, blue] : [red, green, blue, alpha]
    return components.reduce(into: "#") { text, component in
      let byte = Color.byte(component)
      text += String(byte >> 4, radix: 16, uppercase: true)
      text += String(byte & 15, radix: 16, uppercase: true)
    }
  }

  /// The same colour with its opacity multiplied by a factor.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The colour between this one, at 0, and another, at 1: components and alpha each linearly.
  public func mixed(with other: Color, by fraction: Double) -> Color {
    Color(
      red: red + (other.red - red) * fraction, green: green + (other.green - green) * fraction,
      blue: blue + (other.blue - blue) * fraction, alpha: alpha + (other.alpha - alpha) * fraction)
  }

  /// This colour composited source-over on an opaque one.
  public func over(_ background: Color) -> Color {
    var result = background.mixed(with: Color(red: red, green: green, blue: blue), by: alpha)
    result.alpha = alpha + background.alpha * (1 - alpha)
    return result
  }

  /// The colour as one premultiplied pixel, `0xAARRGGBB`.
  public var premultipliedPixel: UInt32 {
    let components = [alpha, red * alpha, green * alpha, blue * alpha]
    return components.reduce(0) { $0 << 8 | UInt32(Color.byte($1)) }
  }

  private static func byte(_ component: Double) -> UInt8 {
    UInt8((min(max(component, 0), 1) * 255).rounded())
  }
}
