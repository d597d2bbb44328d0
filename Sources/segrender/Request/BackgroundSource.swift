import SegmentArguments
import SegmentCodecs
import SegmentKit
import SegmentPrimitives

/// What `--background` names: nothing, colours, the made-up photo, or a picture's file.
enum BackgroundSource {
  case none
  case color(Color)
  case gradient(LinearGradient)
  case photo
  case image(path: String)

  @Sendable static func read(_ text: String) throws(ValueError) -> BackgroundSource {
    switch text {
    case "none": return .none
    case "photo": return .photo
    default: break
    }
    if text.hasPrefix("#"), let color = Color(hex: text) { return .color(color) }
    if text.hasPrefix("linear("), let gradient = LinearGradient(text) { return .gradient(gradient) }
    guard !isColor(text) else {
      throw .unreadable(
        text,
        expected:
          "none, #RRGGBB, #RRGGBBAA, linear(#A,#B), linear(DEGREES,#A,#B,…), photo or a picture's file"
      )
    }
    return .image(path: text)
  }

  /// Whether a text is no path, although an option for a file takes it.
  static func isColor(_ text: String) -> Bool { text.hasPrefix("#") || text.hasPrefix("linear(") }

  /// The background for a variant; a picture is read and decoded.
  func background(
    _ variant: Variant, fit: BackgroundFit
  ) throws(CommandError) -> Background {
    switch self {
    case .none: .none
    case .color(let color): .color(color)
    case .gradient(let gradient): .gradient(gradient)
    case .photo: .photo(variant.appearance)
    case .image(let path): .image(try decodedPicture(at: path), fit: fit)
    }
  }
}

extension LinearGradient {
  /// Reads `linear(#A,#B,…)` or `linear(DEGREES,#A,#B,…)` with 2 to 64 colours.
  fileprivate init?(_ text: String) {
    guard text.hasPrefix("linear("), text.hasSuffix(")") else { return nil }
    var items = text.dropFirst("linear(".count).dropLast()
      .split(at: ",").map(\.trimmed)
    var angle = 180.0
    if let first = items.first, !first.hasPrefix("#") {
      guard let degrees = try? readNumber(first), degrees.magnitude <= 3600 else { return nil }
      angle = degrees
      items.removeFirst()
    }
    let colors = items.compactMap { $0.hasPrefix("#") ? Color(hex: $0) : nil }
    guard colors.count == items.count, (2...64).contains(colors.count) else { return nil }
    self.init(angle: angle, colors: colors)
  }
}
