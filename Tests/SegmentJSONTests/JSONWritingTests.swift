import Foundation
import SegmentJSON
import Testing

@Suite("Writing JSON")
struct JSONWritingTests {
  @Test("What is written reads back the same, in every style", arguments: 0..<50)
  func roundTrip(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let value = JSONValue.random(depth: 4, using: &random)
    for style in [JSONStyle.compact, .pretty] {
      #expect(try JSONValue(parsing: Array(value.text(style).utf8)) == value)
    }
  }

  @Test("Foundation reads what is written", arguments: 0..<20)
  func foundationReads(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let value: JSONValue = ["v": .random(depth: 4, using: &random)]
    _ = try JSONSerialization.jsonObject(with: Data(value.text(.pretty).utf8))
  }

  @Test(
    "Numbers are written as JavaScript writes them where both stay without an exponent",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (3, "3"), (-72, "-72"), (49.17, "49.17"), (0.1, "0.1"),
      (1.0 / 3, "0.3333333333333333"), (9_007_199_254_740_991, "9007199254740991"),
      (.infinity, "null"), (.nan, "null"),
    ])
  func numbers(number: Double, expected: String) {
    #expect(JSONValue.number(number).text() == expected)
  }

  @Test("Only quotes, backslashes and control characters are escaped")
  func escapes() {
    let value: JSONValue = "a/b \"c\" \\ \n\r\t\u{1}\u{1F} é 😀"
    #expect(value.text() == #""a/b \"c\" \\ \n\r\t\u0001\u001F é 😀""#)
  }

  @Test("The styles differ in their white space alone")
  func styles() {
    let value: JSONValue = ["a": [1, [:]], "b": []]
    #expect(value.text() == #"{"a":[1,{}],"b":[]}"#)
    #expect(value.text(.pretty) == "{\n  \"a\": [\n    1,\n    {}\n  ],\n  \"b\": []\n}")
  }
}

extension JSONValue {
  /// A value of any shape down to a depth.
  fileprivate static func random(depth: Int, using random: inout SplitMix) -> JSONValue {
    switch Int.random(in: 0..<(depth == 0 ? 4 : 6), using: &random) {
    case 0: nil
    case 1: .bool(Bool.random(using: &random))
    case 2: .number(number(using: &random))
    case 3: .string(string(using: &random))
    case 4:
      .array(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          .random(depth: depth - 1, using: &random)
        })
    default:
      .object(
        JSONObject(
          (0..<Int.random(in: 0...12, using: &random)).map { index in
            JSONObject.Member(
              key: "\(index)" + string(using: &random),
              value: .random(depth: depth - 1, using: &random))
          }))
    }
  }

  private static func number(using random: inout SplitMix) -> Double {
    let any = Double(bitPattern: random.next())
    return any.isFinite && Bool.random(using: &random)
      ? any : Double(Int.random(in: -999...999, using: &random)) / 4
  }

  private static func string(using random: inout SplitMix) -> String {
    let scalars = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      Unicode.Scalar(UInt32.random(in: 0...0x1_10FF, using: &random) % 0x2_0000) ?? "x"
    }
    return String(String.UnicodeScalarView(scalars))
  }
}

/// A small generator, so that a failing seed can be run again.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
