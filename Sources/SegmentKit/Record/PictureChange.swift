/// One thing that differs between two pictures, said by what it means.
public struct PictureChange: Equatable, Sendable {
  /// What a change is one of.
  public enum Kind: String, CaseIterable, Sendable {
    /// Something moved, or has another size.
    case geometry
    /// Something has another colour.
    case fill
    /// Another font, weight, icon or string.
    case text
    /// Other frames, or another course of them.
    case motion
    /// Another way of drawing the same, as anti-aliasing is.
    case edge
  }

  /// What it is one of.
  public let kind: Kind
  /// What changed, without a full stop: "segment 2's label moved 0.4 pt right".
  public let sentence: String
  /// How much: points of a movement, levels of 255 of a colour; `nil` where no number says it.
  public let amount: Double?
  /// Whether a part was added or is gone, which no tolerance of pixels allows.
  public let isStructural: Bool

  /// Makes a change, of which no number says how much and no part is added or gone by default.
  public init(
    _ kind: Kind, _ sentence: String, amount: Double? = nil, isStructural: Bool = false
  ) {
    (self.kind, self.sentence, self.amount) = (kind, sentence, amount)
    self.isStructural = isStructural
  }
}
