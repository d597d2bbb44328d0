public import SegmentPrimitives

/// How a line of text looks.
public struct TextStyle: Hashable, Sendable {
  /// The font size in points, above 0 and at most 10,000.
  public var size: Double
  /// How heavy the strokes are.
  public var weight: Weight
  /// Whether the letters lean; upright by default.
  public var isItalic: Bool
  /// A BCP 47 tag (`ja`, `zh-Hant-TW`) that chooses among regional letter forms and fallback
  /// fonts; `nil` means English. The process's own locale never matters.
  public var locale: String?

  /// Makes a style; medium upright text by default.
  public init(
    size: Double, weight: Weight = .medium, isItalic: Bool = false, locale: String? = nil
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.locale = locale
  }
}

extension TextStyle {
  /// The part of a style that chooses a face.
  struct FaceTraits: Hashable {
    var weight: Weight
    var isItalic: Bool
  }

  var faceTraits: FaceTraits { FaceTraits(weight: weight, isItalic: isItalic) }

  /// The locale as fontconfig and HarfBuzz name it: both tell Chinese scripts apart by region.
  var fontLanguage: String {
    guard let locale, !locale.isEmpty else { return "en" }
    let subtags = locale.lowercased().split { $0 == "-" || $0 == "_" }
    guard subtags.first == "zh" else { return subtags.joined(separator: "-") }
    if subtags.contains("hk") || subtags.contains("mo") { return "zh-hk" }
    return subtags.contains("hant") || subtags.contains("tw") ? "zh-tw" : "zh-cn"
  }
}
