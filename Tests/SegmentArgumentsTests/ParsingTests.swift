import SegmentArguments
import Testing

@Suite("Parsing a command line")
struct ParsingTests {
  @Test("The verb may be left out, and is the first one then")
  func defaultVerb() throws {
    #expect(try Fixture.parse(["--labels", "A"]).verb.name == "render")
    #expect(try Fixture.parse([]).isVerbWritten == false)
    #expect(try Fixture.parse(["animate"]).verb.name == "animate")
  }

  @Test(
    "A value reaches us as written, however it is attached",
    arguments: [
      (["--margin", "-3"], "-3"), (["--margin=-3"], "-3"), (["--margin="], ""),
      (["--margin", ""], ""), (["--margin", "--"], "--"), (["--margin", "--look"], "--look"),
      (["--margin=a=b"], "a=b"), (["--margin", "é😀\u{1}"], "é😀\u{1}"),
      (["-q", "--margin", " x "], " x "), (["--margin", "1", "--margin", "2"], "2"),
    ])
  func values(arguments: [String], expected: String) throws {
    #expect(try Fixture.parse(arguments).last("margin") == expected)
  }

  @Test(
    "Short forms take their value with or without a gap, and group",
    arguments: [
      ["-o", "-"], ["-o-"], ["-qo", "-"], ["-qo-"],
    ])
  func shortForms(arguments: [String]) throws {
    #expect(try Fixture.parse(arguments).last("output") == "-")
  }

  @Test("Repeated options keep their order among all")
  func order() throws {
    let result = try Fixture.parse(["--label", "b", "-q", "--label=a", "--label", "b"])
    #expect(result.settings.given.map(\.text) == ["b", "", "a", "b"])
    #expect(result.settings.given.map(\.option.name) == ["label", "quiet", "label", "label"])
  }

  @Test("Behind two hyphens everything is an operand")
  func separator() throws {
    let result = try Fixture.parse(["compare", "-", "--", "--quiet"])
    #expect(result.operands == ["-", "--quiet"])
    #expect(result.settings.given.isEmpty)
  }

  @Test("A question needs no operands")
  func question() throws {
    #expect(try Fixture.parse(["compare", "--help"]).last("help") == "")
  }

  @Test(
    "An error says what is wrong and what to do",
    arguments: [
      (["--lables", "A"], "unknown option --lables for strip-it render; did you mean --labels?"),
      (["--look=pil"], "--look cannot be \"pil\"; did you mean pill? allowed are bare, pill"),
      (["--scale", "1,4"], "--scale cannot be \"4\"; allowed are 1, 2, 3"),
      (["--fps", "3"], "unknown option --fps for strip-it render; it belongs to animate"),
      (["--zzz=1"], "unknown option --zzz for strip-it render; see strip-it render --help"),
      (["--lab", "A"], "unknown option --lab for strip-it render; did you mean --label?"),
      (["--labels"], "--labels has no value; write --labels A,B,C"),
      (["-qo"], "-o has no value; write -o FILE"),
      (["--quiet=yes"], "--quiet takes no value, but has \"yes\"; write --quiet alone"),
      (["-3"], "unknown option -3 for strip-it render; see strip-it render --help"),
      (["animat"], "strip-it has no use for \"animat\"; did you mean strip-it animate?"),
      (["-q", "animate"], "animate comes after options; write it first"),
      (["list", "icon"], "WHAT cannot be \"icon\"; did you mean icons? allowed are icons, fonts"),
      (["list", "icons", "x"], "strip-it list has no use for \"x\"; see strip-it list --help"),
      (["compare", "a"], "strip-it compare needs B, the second; see strip-it compare --help"),
      (["a\u{1B}[31m\nb"], "strip-it has no use for \"a\\u{1B}[31m\\u{A}b\"; see strip-it --help"),
    ])
  func messages(arguments: [String], expected: String) {
    let error = #expect(throws: ArgumentError.self) { try Fixture.parse(arguments) }
    #expect(error?.description == "cannot read the command line: " + expected)
  }

  @Test("Bytes that are not UTF-8 are refused with their option")
  func invalidUTF8() {
    let bytes = Array("é".utf8) + [0xE9]
    for (arguments, place) in [
      ([Array("--labels".utf8), bytes], "--labels"), ([Array("-o".utf8) + bytes], "-o"),
      ([Array("compare".utf8), bytes, bytes], "argument 1"),
    ] {
      let error = #expect(throws: ArgumentError.self) { try Fixture.manual.parse(arguments) }
      #expect(error == .invalidUTF8(place: place, value: "é\\xE9"))
    }
  }

  @Test("An option's key in a document is its name in camel case")
  func documentKeys() {
    let options = Fixture.manual.defaultVerb.options
    #expect(options.compactMap(\.documentKey).prefix(4) == ["labels", "label", "look", "scale"])
    #expect(options.first { $0.name == "font-dir" }?.documentKey == "fontDir")
    #expect(options.first { $0.name == "output" }?.documentKey == nil)
  }
}

extension Invocation {
  /// The text given last for an option.
  fileprivate func last(_ name: String) -> String? {
    settings.given.last { $0.option.name == name }?.text
  }
}
