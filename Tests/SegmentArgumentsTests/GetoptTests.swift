import SegmentArguments
import Testing
import TestSupport

/// The rules of GNU's getopt, which users know from other programs.
@Suite("Agreement with getopt", .needs(.getopt))
struct GetoptTests {
  static let pieces = [
    "--labels", "--labels=x", "--labels=", "-o", "-ofile", "-q", "-qo", "--strict", "--", "-", "a",
    "-3", "", "--margin", "b c", "-qq",
  ]

  @Test("Any line is read, or refused, as getopt does", arguments: 0..<60)
  func sameReading(seed: Int) throws {
    // A fixed linear congruential generator: the same lines each time.
    var state = UInt32(truncatingIfNeeded: seed &* 2_654_435_761 &+ 12_345)
    let arguments = (0..<1 + seed % 5).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return GetoptTests.pieces[Int(state >> 16) % GetoptTests.pieces.count]
    }
    let script = #"""
      parsed=$(getopt -o o:q -l labels:,margin:,strict -- "$@") || exit 1
      eval set -- "$parsed"; printf '%s\n' "$@"
      """#
    let run = try Workspace().run("/bin/bash", ["-c", script, "getopt"] + arguments)
    let ours = try? GetoptTests.reading(of: arguments)
    #expect(ours == (run.isDone ? run.text : nil), "\(arguments)")
  }

  /// Our reading with two operands in front, as the verb needs some, printed as getopt prints its
  /// own: options with values, `--`, operands.
  static func reading(of arguments: [String]) throws(ArgumentError) -> String {
    let shorts = ["output": "-o", "quiet": "-q"]
    let options = [
      Option("labels", .text("A"), ""), Option("margin", .text("N"), ""),
      Option("output", short: "o", .file("F"), ""), Option("quiet", short: "q", .flag, ""),
      Option("strict", .flag, ""),
    ]
    // More operands than any line here has.
    let operands =
      [Operand(.text("X"), ""), Operand(.text("Y"), "")]
      + Array(repeating: Operand(.text("Z"), "", count: .optional), count: 5)
    let verb = Verb("v", "", operands: operands, options: options)
    let manual = Manual(program: "p", version: "", summary: "", verbs: [verb])
    let result = try manual.parse((["1", "2"] + arguments).map { Array($0.utf8) })
    var lines = result.settings.given.flatMap { setting in
      [shorts[setting.option.name] ?? setting.option.longForm]
        + (setting.option.argument.kind == .flag ? [] : [setting.text])
    }
    lines += ["--"] + result.operands.dropFirst(2)
    return lines.map { $0 + "\n" }.joined()
  }
}
