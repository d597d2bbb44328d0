import SegmentArguments
import Testing

/// The settings of a small program.
extension Setting {
  fileprivate static var padding: Setting<Double> {
    .number("padding", "PT", "Space", default: 8, in: "Size")
  }
  fileprivate static var width: Setting<Double?> { .number("width", "PT", "Width", in: "Size") }
  fileprivate static var plays: Setting<Int> {
    .whole("plays", "N", "How often", in: 0...9, default: 1, section: "Play")
  }
  fileprivate static var shade: Setting<Shade> {
    .choice("shade", "SHADE", "How dark", default: .pale, in: "Look")
  }
  fileprivate static var shades: Setting<[Shade]> {
    .choices("shades", "S,S", "Several", default: .pale, in: "Look")
  }
  fileprivate static var labels: Setting<[String]> {
    .texts("label", .text("A"), "A label", in: "Look")
  }
  fileprivate static var quiet: Setting<Bool> { .flag("quiet", "Say nothing", in: "Messages") }
}

private enum Shade: String, CaseIterable {
  case pale
  case dark
}

@Suite("Options read by typed keys")
struct SettingTests {
  private static let manual = Manual(
    program: "p", version: "1", summary: "",
    verbs: [
      Verb("v", "", options: options(.padding, .width, .plays, .shade, .shades, .labels, .quiet))
    ])

  private func settings(_ words: String...) throws -> Settings {
    try SettingTests.manual.parse(words.map { Array($0.utf8) }).settings
  }

  @Test("What is not given has its default")
  func defaults() throws {
    let settings = try settings()
    #expect(settings[.padding] == 8 && settings[.width] == nil && settings[.plays] == 1)
    #expect(settings[.shade] == .pale && settings[.shades] == [.pale])
    #expect(settings[.labels] == [] && !settings[.quiet])
  }

  @Test("What is given has its type, the last one holds, and repeatable ones add up")
  func values() throws {
    let settings = try settings(
      "--padding", "1.5", "--padding=2", "--width", "3", "--plays=0", "--shade", "dark",
      "--shades", "dark,pale", "--label", "A", "--label", "B", "--quiet")
    #expect(settings[.padding] == 2 && settings[.width] == 3 && settings[.plays] == 0)
    #expect(settings[.shade] == .dark && settings[.shades] == [.dark, .pale])
    #expect(settings[.labels] == ["A", "B"] && settings[.quiet])
    #expect(settings.has(.padding) && settings.texts(.padding) == ["1.5", "2"])
  }

  @Test("Help shows the default that reading gives")
  func help() {
    let text = SettingTests.manual.helpText(for: SettingTests.manual.defaultVerb)
    for line in ["Space (default: 8)", "How often (default: 1)", "(pale, dark; default: pale)"] {
      #expect(text.contains(line), "\(text)")
    }
  }

  @Test(
    "A value of the wrong type is refused where it is given",
    arguments: [
      (["--padding", "x"], "--padding cannot be \"x\"; give a number"),
      (["--width=0x10"], "--width cannot be \"0x10\"; give a number"),
      (["--plays", "10"], "--plays cannot be \"10\"; give a whole number from 0 to 9"),
      (
        ["--shade", "drak"], "--shade cannot be \"drak\"; did you mean dark? allowed are pale, dark"
      ),
      (["--shades", "dark,"], "--shades cannot be \"\"; allowed are pale, dark"),
    ])
  func refusals(arguments: [String], expected: String) {
    let error = #expect(throws: ArgumentError.self) {
      try SettingTests.manual.parse(arguments.map { Array($0.utf8) })
    }
    #expect(error?.description == "cannot read the command line: " + expected)
  }
}
