/// What a PNG says beside its pixels.
public struct PNGMetadata: Equatable, Sendable {
  /// How many pixels make one point, or `nil` to leave the physical size out.
  ///
  /// Stored as pixels per metre (`pHYs`), a point being 1/72 inch: 2835 at 1x, 8504 at 3x.
  public var scale: Double?
  /// Texts in the order in which they are stored.
  public var texts: [PNGText]

  /// Makes metadata; without physical size and texts by default.
  public init(scale: Double? = nil, texts: [PNGText] = []) {
    self.scale = scale
    self.texts = texts
  }
}

/// A text stored in a PNG under a keyword, such as `Description`.
///
/// Stored as `tEXt` where it is plain ASCII and names no language, as `iTXt` otherwise; where it is to
/// be compressed, as `zTXt` or a compressed `iTXt` where it is to be compressed.
public struct PNGText: Equatable, Sendable {
  /// What the text is: 1…79 printable ASCII characters without outer or double spaces.
  public var keyword: String
  /// The text, in any script, without NUL.
  public var text: String
  /// The language of the text as a BCP 47 tag such as `pt-BR`, or `nil` if it has none.
  public var language: String?
  /// Whether it is stored compressed, as long texts should be; files that are read do not tell.
  public var isCompressed: Bool

  /// Makes a text, not compressed by default.
  public init(
    keyword: String, text: String, language: String? = nil, isCompressed: Bool = false
  ) {
    self.isCompressed = isCompressed
    self.keyword = keyword
    self.text = text
    self.language = language
  }
}
