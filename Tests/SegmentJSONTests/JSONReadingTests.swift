import Foundation
import SegmentJSON
import Testing

@Suite("Reading JSON")
struct JSONReadingTests {
  @Test("Members keep their order")
  func order() throws {
    let value = try parse(#"{"b": 1, "a": [true, null], "": {}}"#)
    #expect(value == ["b": 1, "a": [true, nil], "": [:]])
  }

  @Test("Comments, last commas and a byte order mark change nothing")
  func leniency() throws {
    let text = "\u{FEFF}/* a */ { // b\n \"k\" /**/ : [1, 2,], /* * / */ } // end"
    #expect(try parse(text) == ["k": [1, 2]])
  }

  @Test(
    "Scalars read as Foundation reads them",
    arguments: [
      "0", "-0", "12", "-3.25", "1e3", "1E-7", "5e-324", "1.7976931348623157e308", "0.1",
      "9007199254740993", "123456789012345678901234567890", #""""#, #""a\"\\\/\b\f\n\r\tz""#,
      #""\u00e9\uD83D\uDE00\u0000""#, #""é😀ក្ម \#u{7F}\#u{2028}""#, "true", "false",
    ])
  func oracle(text: String) throws {
    let data = Data("[\(text)]".utf8)
    switch try parse(text) {
    case .number(let number):
      #expect(try JSONDecoder().decode([Double].self, from: data)[0] == number)
    case .string(let string):
      let expected = try JSONDecoder().decode([String].self, from: data)[0]
      #expect(expected.utf8.elementsEqual(string.utf8))
    case .bool(let bool): #expect(try JSONDecoder().decode([Bool].self, from: data)[0] == bool)
    default: Issue.record("not a scalar")
    }
  }

  @Test(
    "What Foundation refuses is refused",
    arguments: [
      "", " ", "{", "[", "[1 2]", "[,]", "[1,,2]", "{,}", "{\"a\"}", "{\"a\" 1}", "{a: 1}",
      "{1: 1}",
      "01", "-", "+1", "1.", ".5", "1e", "0x10", "NaN", "Infinity", "nul", "nullx", "True", "'a'",
      "\"a", "\"\n\"", "\"\t\"", #""\x""#, #""\u12""#, #""\uD800""#, #""\uD800\u0041""#,
      #""\uDC00""#, #""\"#, "1 1", "]", "\u{0}", "[1}", "tru", "-a", "1e+", "- 1",
    ])
  func refusals(text: String) {
    #expect(throws: JSONError.self) { try parse(text) }
    #expect(throws: (any Error).self) {
      try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }
  }

  @Test(
    "An error names the place and the reason",
    arguments: [
      ("{\n  \"ä\": tru\n}", #"line 2, column 8: expected a value, found "tru""#),
      ("[1, 2", "line 1, column 6: expected a comma or ], found the end of the document"),
      ("{\"a\":1,\n\"a\":2}", #"line 2, column 1: the key "a" is there twice; keep one"#),
      ("[1,\n /* x", "line 2, column 2: the comment that starts here is not closed"),
      ("[1e999]", "line 1, column 2: 1e999 is not a number that JSON allows"),
      ("[\"\\q\"]", "line 1, column 3: \\q is not an escape of JSON"),
      ("[\"a\nb\"]", "line 1, column 2: the string that starts here is not closed"),
    ])
  func messages(text: String, expected: String) {
    let error = #expect(throws: JSONError.self) { try parse(text) }
    #expect(error?.description == expected)
  }

  @Test("A byte that is not UTF-8 is named with its place")
  func invalidUTF8() {
    let error = #expect(throws: JSONError.self) {
      try JSONValue(parsing: Array("[\n\"é".utf8) + [0xFF, UInt8(ascii: "\"")])
    }
    #expect(error == .invalidUTF8(byte: 0xFF, JSONPosition(line: 2, column: 3)))
  }

  @Test("The deepest document allowed is read, one level more is refused, and so is any other")
  func depth() throws {
    func nested(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    _ = try parse(nested(128))
    for levels in [129, 100_000] {
      let error = #expect(throws: JSONError.self) { try parse(nested(levels)) }
      #expect(error == .tooDeep(limit: 128, JSONPosition(line: 1, column: 129)))
    }
  }

  @Test("A zero byte behind the document, which Foundation overlooks, is refused")
  func zeroByte() {
    #expect(throws: JSONError.self) { try parse("1\u{0}") }
  }

  @Test("A document over the size limit is refused unread")
  func size() {
    let error = #expect(throws: JSONError.self) {
      try JSONValue(parsing: Array("[1, 2]".utf8), limits: JSONLimits(bytes: 5, depth: 9))
    }
    #expect(error == .tooLarge(bytes: 6, limit: 5))
  }

  @Test("Keys that differ only in normalisation are two keys, in small and large objects")
  func normalisation() throws {
    for filler in [0, 20] {
      let more = (0..<filler).map { "\"\($0)\": 0," }.joined()
      let value = try parse("{\(more) \"\u{E9}\": 1, \"e\u{301}\": 2}")
      guard case .object(let object) = value else {
        Issue.record("not an object")
        continue
      }
      #expect(object.members.count == filler + 2)
      let error = #expect(throws: JSONError.self) { try parse("{\(more) \"k\": 1, \"k\": 2}") }
      #expect(error?.description.contains("twice") == true)
    }
  }

  private func parse(_ text: String) throws(JSONError) -> JSONValue {
    try JSONValue(parsing: Array(text.utf8))
  }
}
