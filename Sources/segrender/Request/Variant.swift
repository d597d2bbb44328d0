import SegmentKit
import SegmentPrimitives

/// One picture of the product that lists of scales, appearances and locales ask for.
struct Variant: Hashable {
  let scale: Double
  let appearance: Appearance
  let locale: String?
}

extension ControlSettings {
  /// Every combination of the scales, appearances and locales, in the order given.
  func variants() throws(CommandError) -> [Variant] {
    var result: [Variant] = []
    let scales = try scales()
    for locale in locales {
      for appearance in appearances {
        result += scales.map { Variant(scale: $0, appearance: appearance, locale: locale) }
      }
    }
    return result
  }

  private func scales() throws(CommandError) -> [Double] {
    var result: [Double] = []
    for item in (value("scale") ?? "3").split(separator: ",", omittingEmptySubsequences: false) {
      guard let scale = Double(item), scale.isFinite else {
        throw .usage(
          "cannot set --scale to \"\(item.description.printable)\": give positive numbers")
      }
      result.append(scale)
    }
    return result
  }

  private var appearances: [Appearance] {
    (value("appearance") ?? "light").split(separator: ",").compactMap {
      Appearance(rawValue: "\($0)")
    }
  }

  private var locales: [String?] {
    guard let list = value("locale") else { return [nil] }
    return list.split(separator: ",").map(String.init)
  }
}
