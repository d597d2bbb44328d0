/// How heavy strokes are, under SwiftUI's names; used for text and icons alike.
public enum Weight: String, CaseIterable, Hashable, Sendable {
  /// CSS weight 100.
  case ultraLight
  /// CSS weight 200.
  case thin
  /// CSS weight 300.
  case light
  /// CSS weight 400.
  case regular
  /// CSS weight 500.
  case medium
  /// CSS weight 600.
  case semibold
  /// CSS weight 700.
  case bold
  /// CSS weight 800.
  case heavy
  /// CSS weight 900.
  case black

  /// The weight on the scale of CSS and OpenType, 100…900.
  public var css: Int {
    (Weight.allCases.firstIndex(of: self) ?? 3) * 100 + 100
  }
}
