import SegmentCodecs
import SegmentKit
import SegmentPrimitives

extension ControlSettings {
  /// What lies behind the control: nothing, a colour, a gradient, or a picture.
  func background(_ variant: Variant) throws(CommandError) -> Background {
    guard let text = value("background"), text != "none" else { return .none }
    if text == "photo" { return .photo(variant.appearance) }
    if text.hasPrefix("#"), let color = Color(hex: text) { return .color(color) }
    if text.hasPrefix("linear("), let gradient = LinearGradient(text) { return .gradient(gradient) }
    guard !text.hasPrefix("#"), !text.hasPrefix("linear(") else {
      throw .usage(
        "cannot set --background to \"\(text.printable)\": give none, #RRGGBB, #RRGGBBAA, "
          + "linear(#A,#B), linear(DEGREES,#A,#B,…), photo or a PNG")
    }
    return .image(try ControlSettings.picture(at: text).raster)
  }

  /// Whether a background's text is no path, although an option for a file takes it.
  static func isColors(_ text: String) -> Bool { text.hasPrefix("#") || text.hasPrefix("linear(") }
}

extension LinearGradient {
  /// Reads `linear(#A,#B,…)` or `linear(DEGREES,#A,#B,…)` with 2 to 64 colours.
  fileprivate init?(_ text: String) {
    guard text.hasPrefix("linear("), text.hasSuffix(")") else { return nil }
    var items = text.dropFirst("linear(".count).dropLast()
      .split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
    var angle = 180.0
    if let first = items.first, !first.hasPrefix("#") {
      guard let degrees = Double(first), degrees.magnitude <= 3600 else { return nil }
      angle = degrees
      items.removeFirst()
    }
    let colors = items.compactMap { $0.hasPrefix("#") ? Color(hex: $0) : nil }
    guard colors.count == items.count, (2...64).contains(colors.count) else { return nil }
    self.init(angle: angle, colors: colors)
  }
}

extension Substring {
  /// The text without spaces around it.
  fileprivate var trimmed: Substring {
    let start = drop { $0 == " " }
    return start.lastIndex { $0 != " " }.map { start[...$0] } ?? ""
  }
}
