import SegmentArguments
import SegmentKit
import SegmentPrimitives

/// One picture of the product that lists of scales, appearances and locales ask for.
struct Variant: Hashable {
  let scale: Double
  let appearance: Appearance
  let locale: String?
}

extension Settings {
  /// Every combination of the scales, appearances and locales, in the order given.
  var variants: [Variant] {
    self[.locale].flatMap { locale in
      self[.appearance].flatMap { appearance in
        self[.scale].map { Variant(scale: $0, appearance: appearance, locale: locale) }
      }
    }
  }
}
