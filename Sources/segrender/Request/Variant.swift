import SegmentArguments
import SegmentKit
import SegmentPrimitives

/// One picture of the product that lists of scales, appearances and locales ask for.
struct Variant: Hashable {
  let scale: Double
  let appearance: Appearance
  let locale: String?
  /// Whether the picture holds the other appearance, too, and a page chooses.
  var isAdaptive = false

  /// The word for the appearance in names and reports.
  var appearanceName: String { isAdaptive ? AppearanceChoice.auto.rawValue : appearance.rawValue }

  /// The same in the dark alone.
  var dark: Variant { Variant(scale: scale, appearance: .dark, locale: locale) }
}

extension Settings {
  /// Every combination of the scales, appearances and locales, in the order given.
  var variants: [Variant] {
    self[.locale].flatMap { locale in
      self[.appearance].flatMap { appearance in
        self[.scale].map {
          Variant(
            scale: $0, appearance: appearance == .dark ? .dark : .light, locale: locale,
            isAdaptive: appearance == .auto)
        }
      }
    }
  }
}
