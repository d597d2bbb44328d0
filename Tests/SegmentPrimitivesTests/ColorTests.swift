import SegmentPrimitives
import Testing

@Suite("Colours as CSS writes them")
struct ColorTests {
  @Test(
    "Forms of one colour (CSS Color 4 §5.1, §5.2)",
    arguments: [
      ("#0f0", "#00FF00"), ("#00ff00", "#00FF00"), ("00ff00ff", "#00FF00"), ("#38e8", "#3388EE88"),
      ("rgb(0 255 0)", "#00FF00"), ("rgb(0% 100% 0%)", "#00FF00"), ("rgb(0, 255, 0)", "#00FF00"),
      ("rgba(0, 255, 0, 1)", "#00FF00"), ("RGB(255 0 0 / 50%)", "#FF000080"),
      ("rgb(300 -20 110% / 2)", "#FF00FF"), ("rgb(none 255 0)", "#00FF00"), ("lime", "#00FF00"),
      ("color(srgb 0 1 0)", "#00FF00"), ("color(srgb 0% 100% 0% / .5)", "#00FF0080"),
      ("transparent", "#00000000"), ("RebeccaPurple", "#663399"),
    ])
  func forms(text: String, expected: String) { #expect(Color(css: text)?.hex == expected) }

  @Test(
    "Hues, and their tables of shades (CSS Color 4 §7, §7.2)",
    arguments: [
      ("hsl(120deg 100% 50%)", "#00FF00"), ("hsl(120, 100%, 25%)", "#008000"),
      ("hsl(120deg 75% 75%)", "#8FEF8F"), ("hsl(120 60% 70%)", "#85E085"),
      ("hsl(30 100% 50%)", "#FF8000"), ("hsl(240 100% 50%)", "#0000FF"),
      ("hsla(0.5turn 100% 50% / 50%)", "#00FFFF80"), ("hsl(200grad 100% 50%)", "#00FFFF"),
      ("hsl(-240 100 50)", "#00FF00"), ("hsl(3.14159265rad 100% 50%)", "#00FFFF"),
      ("hsl(180 0% 50%)", "#808080"), ("hsl(0 50% 100%)", "#FFFFFF"),
    ])
  func hues(text: String, expected: String) { #expect(Color(css: text)?.hex == expected) }

  // From the web platform tests css-color/display-p3-005 and -006, and from lcms2 for bytes.
  private typealias Shade = (text: String, red: Double, green: Double, blue: Double)
  private static let shades: [Shade] = [
    ("color(display-p3 0.465377 0.532768 0.317713)", 0.448436, 0.53537, 0.288113),
    ("color(display-p3 0.7843137 0.3921569 0.1960784)", 0.843137, 0.364706, 0.121569),
    ("color(display-p3 1 1 1)", 1, 1, 1), ("color(display-p3 0 0 0)", 0, 0, 0),
    ("color(display-p3 1 0 0)", 1, 0, 0), ("color(display-p3 50% 50% 50% / 1)", 0.5, 0.5, 0.5),
  ]

  @Test("Display P3 becomes sRGB", arguments: shades)
  func displayP3(text: String, red: Double, green: Double, blue: Double) throws {
    let color = try #require(Color(css: text))
    for (found, value) in [(color.red, red), (color.green, green), (color.blue, blue)] {
      #expect(abs(found - value) < 0.002, "\(color)")
    }
  }

  @Test(
    "All else is no colour",
    arguments: [
      "", "#", "#12", "#12345", "12345g", "redd", "rgb", "rgb()", "rgb(1 2)", "rgb(1 2 3 4)",
      "rgb(1, 2 3)", "rgb(1,2,3,4,5)", "rgb(0x1 2 3)", "rgb(inf 2 3)", "rgb(1 2 3 / )",
      "hsl(1%,2,3)",
      "rgb(1 2 3 / 1 / 1)", "color(rec2020 1 1 1)", "color(srgb 1 1)", "#red", "rgb(1 2 3",
      "hwb(1 2 3)",
    ])
  func none(text: String) { #expect(Color(css: text) == nil) }

  @Test("A near miss of a name is suggested")
  func suggestion() {
    #expect(Color.forms(near: "rebecapurple").hasSuffix("did you mean rebeccapurple?"))
    #expect(!Color.forms(near: "#12").contains("did you mean"))
  }
}
