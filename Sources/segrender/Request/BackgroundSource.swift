import SegmentArguments
import SegmentCodecs
import SegmentFiles
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
    if let color = Color(css: text) { return .color(color) }
    if let gradient = LinearGradient(text) { return .gradient(gradient) }
    guard !looksLikeColor(text) || exists(path: text) else {
      throw .unreadable(
        text,
        expected: "none, linear(A,B), linear(DEGREES,A,B,…), photo, a picture's file or "
          + Color.forms(near: text))
    }
    return .image(path: text)
  }

  /// Whether a text is colours, although an option for a file takes it; a file of such a name is
  /// reached by `./`.
  static func isColor(_ text: String) -> Bool {
    Color(css: text) != nil || LinearGradient(text) != nil
  }

  /// Whether somebody who wrote a text meant a colour rather than a path.
  static func looksLikeColor(_ text: String) -> Bool {
    text.hasPrefix("#") || text.contains("(") && text.hasSuffix(")") || text.hasPrefix("linear(")
      || !text.contains { "./".contains($0) } && nearestWord(to: text, in: Color.names) != nil
  }

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
  /// Reads `linear(A,B,…)` or `linear(DEGREES,A,B,…)` with 2 to 64 colours.
  fileprivate init?(_ text: String) {
    guard text.hasPrefix("linear("), text.hasSuffix(")") else { return nil }
    var items = argumentItems(text.dropFirst("linear(".count).dropLast())
    var angle = 180.0
    // Digits may be a colour, too: an angle they are where they stand first and are few.
    if let degrees = items.first.flatMap({ try? readNumber($0) }), degrees.magnitude <= 3600 {
      angle = degrees
      items.removeFirst()
    }
    let colors = items.compactMap { Color(css: String($0)) }
    guard colors.count == items.count, (2...64).contains(colors.count) else { return nil }
    self.init(angle: angle, colors: colors)
  }
}
