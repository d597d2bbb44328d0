import SegmentArguments
import SegmentKit
import SegmentPrimitives

/// A segment's colour as it is written: one for all appearances, or one of the system's.
enum TintSource {
  case color(Color)
  case system(SystemColor)

  /// The names of the system's colours without the word system.
  static let names = systemColors.map(\.name)

  private static let systemColors: [(name: String, color: SystemColor)] =
    SystemColor.allCases.compactMap { color in
      let prefix = "system"
      guard color.rawValue.hasPrefix(prefix), color != .systemBackground else { return nil }
      return (color.rawValue.dropFirst(prefix.count).lowercased(), color)
    }

  /// Reads the name of one of the system's colours, or an opaque colour as CSS has it.
  init(_ text: String) throws(ValueError) {
    if let named = TintSource.systemColors.first(where: { $0.name == text }) {
      self = .system(named.color)
    } else if let color = Color(css: text), color.alpha == 1 {
      self = .color(color)
    } else {
      throw .unreadable(
        text,
        expected: "opaque colours as CSS has them, or the system's: "
          + TintSource.names.joined(separator: ", "))
    }
  }

  /// The colour for an appearance and a contrast.
  func resolved(for traits: Traits) -> Color {
    switch self {
    case .color(let color): color
    case .system(let color): color.resolved(for: traits)
    }
  }
}
