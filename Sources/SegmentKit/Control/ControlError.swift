internal import SegmentPrimitives

/// Why a control cannot be drawn as described.
public enum ControlError: Error, Hashable, Sendable {
  /// There is no segment.
  case noSegments
  /// A transition needs two selections at least.
  case pathTooShort
  /// A setting has a value outside what it can mean.
  case valueOutOfRange(setting: String, value: String, allowed: String)
  /// A name that no built-in icon has.
  case unknownIcon(name: String, suggestion: String?)
  /// A label has a character that cannot stand in a line of text.
  case controlCharacter(label: Int, scalar: Unicode.Scalar)
  /// A label is longer than any control can show.
  case labelTooLong(label: Int, bytes: Int, limit: Int)
  /// The picture would have a side that Cairo cannot draw.
  case tooLarge(widthPixels: Double, heightPixels: Double, limit: Int)
  /// The picture would take up too much memory.
  case tooManyPixels(widthPixels: Double, heightPixels: Double, limit: Int)
  /// Labels do not fit and the control asked for an error then.
  case labelsOverflow([LabelOverflow])

  /// One label that does not fit.
  public struct LabelOverflow: Hashable, Sendable {
    /// The label.
    public let label: String
    /// Its segment's index.
    public let index: Int
    /// By how many points it is too wide.
    public let points: Double
  }
}

extension ControlError: CustomStringConvertible {
  /// One line: the setting, its value, what is allowed.
  public var description: String {
    switch self {
    case .noSegments: "cannot draw a control without segments: give at least one label"
    case .pathTooShort: "cannot animate a path of fewer than two selections: give --path 0,1"
    case .valueOutOfRange(let setting, let value, let allowed):
      "cannot set \(setting) to \(value): give \(allowed)"
    case .unknownIcon(let name, let suggestion):
      "cannot draw the icon \"\(name.printable)\": there is none of that name; "
        + (suggestion.map { "did you mean \($0)?" } ?? "`segrender list icons` shows all")
    case .controlCharacter(let label, let scalar):
      "cannot draw label \(label): it has the control character \(scalar.codePoint); remove it"
    case .labelTooLong(let label, let bytes, let limit):
      "cannot draw label \(label): it has \(bytes) bytes; give at most \(limit)"
    case .tooLarge(let width, let height, let limit):
      "cannot draw \(Text.number(width, decimals: 0)) × \(Text.number(height, decimals: 0)) pixels: "
        + "a side can have at most \(limit); lower the scale or the widths"
    case .tooManyPixels(let width, let height, let limit):
      "cannot draw \(Text.number(width, decimals: 0)) × \(Text.number(height, decimals: 0)) pixels: "
        + "a picture can have at most \(limit) of them; lower the scale or the widths"
    case .labelsOverflow(let labels):
      "labels do not fit: "
        + labels.map { "\"\($0.label.printable)\" by \(Text.number($0.points, decimals: 2)) pt" }
        .joined(separator: ", ") + "; widen the segments or allow --overflow ellipsis"
    }
  }
}

extension Unicode.Scalar {
  /// The scalar as people cite it: `U+00E9`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
