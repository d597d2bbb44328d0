import SegmentGraphics
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Text alternatives")
struct AccessibilityTextTests {
  private static let locales = [
    "de", "en", "fr", "es", "it", "nl", "pt", "ja", "zh-Hans", "zh-Hant", "ko", "ar",
  ]

  private func control(_ locale: String? = nil) -> Control {
    Control.of(["Miniatures", "Recipes", "Paints"], selection: 1)
      .with { $0.traits.locale = locale }
  }

  @Test("A segment is its label, its state and its place, as VoiceOver says it")
  func english() {
    #expect(control().textAlternative(of: 1) == "Recipes, selected, 2 of 3")
    #expect(control().textAlternative(of: 0) == "Miniatures, 1 of 3")
    let dimmed = control().with { $0.segments[2].isEnabled = false }
    #expect(dimmed.textAlternative(of: 2) == "Paints, dimmed, 3 of 3")
    let description = control().textAlternative()
    #expect(
      description.text == "Miniatures, 1 of 3; Recipes, selected, 2 of 3; Paints, 3 of 3")
    #expect(description.language == "en")
  }

  @Test(
    "Languages put it their own way",
    arguments: [
      ("de", "Recipes, ausgewählt, 2 von 3"), ("fr-CA", "Recipes, sélectionné, 2 sur 3"),
      ("pt_BR", "Recipes, selecionado, 2 de 3"), ("ja", "Recipes、選択中、3個中2番目"),
      ("zh", "Recipes，已选中，第2个，共3个"), ("zh-TW", "Recipes，已選取，第2個，共3個"),
      ("ar-EG", "Recipes، محدد، 2 من 3"), ("ko", "Recipes, 선택됨, 3개 중 2번째"),
      ("sv", "Recipes, selected, 2 of 3"),
    ])
  func languages(locale: String, expected: String) {
    #expect(control(locale).textAlternative(of: 1) == expected)
  }

  @Test("Every language has its own words, the label first and both numbers", arguments: locales)
  func everyLanguage(locale: String) {
    let control = control(locale).with { $0.segments[1].isEnabled = false }
    let words = AlternativeWords.matching(locale)
    let text = control.textAlternative(of: 1)
    #expect(text.hasPrefix("Recipes"))
    #expect(text.contains("2") && text.contains("3"))
    #expect(text.contains(words.selected) && text.contains(words.dimmed))
    let others = AccessibilityTextTests.locales.filter { $0 != locale }
      .map { AlternativeWords.matching($0).selected }
    #expect(!others.contains(words.selected) || ["es", "pt"].contains(locale))
    #expect(control.textAlternative().language == locale)
  }

  @Test("Chinese goes by its script, which a region may imply")
  func chinese() {
    let simplified = ["zh", "zh-Hans", "zh-CN", "zh-Hans-TW", "zh_SG"]
    let traditional = ["zh-Hant", "zh-TW", "zh_HK", "zh-MO", "zh-Hant-CN"]
    #expect(Set(simplified.map { AlternativeWords.matching($0).selected }) == ["已选中"])
    #expect(Set(traditional.map { AlternativeWords.matching($0).selected }) == ["已選取"])
  }

  @Test("A segment without a label goes by its icon, and without either by its place")
  func nameless() {
    let control = Control.of(["", ""], icon: "cart.fill", selection: 0)
      .with { $0.segments[1].icon = nil }
    #expect(control.textAlternative(of: 0) == "cart, selected, 1 of 2")
    #expect(control.textAlternative(of: 1) == "2 of 2")
  }

  @Test(
    "The language is one that files can hold",
    arguments: [
      (nil, "en"), ("pt_BR", "pt-BR"), ("zh-Hant", "zh-Hant"), ("dé", "und"), ("a b", "und"),
      ("", "und"), ("<x>", "und"),
    ])
  func languageTags(locale: String?, tag: String) {
    #expect(control(locale).textAlternative().language == tag)
  }
}
