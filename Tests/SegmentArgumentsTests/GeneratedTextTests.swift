import Foundation
import SegmentArguments
import Testing

@Suite("Texts made from the table of options")
struct GeneratedTextTests {
  @Test("Help names everything and stays within its width", arguments: [40, 80, 120])
  func help(width: Int) {
    for verb in [nil] + Fixture.manual.verbs.map(Optional.some) {
      let text = Fixture.manual.helpText(for: verb, width: width)
      for option in (verb ?? Fixture.manual.defaultVerb).options {
        #expect(text.contains(option.longForm + " ") || text.contains(option.longForm + "\n"))
      }
      let longest = text.split(separator: "\n").map(\.count).max() ?? 0
      #expect(longest <= width, "\(text)")
    }
  }

  @Test("Help of a verb reads as a table")
  func helpLayout() {
    #expect(
      Fixture.manual.helpText(for: Fixture.manual.verb(named: "list")) == """
        strip-it list: Lists things.

        Usage: strip-it list [OPTIONS] WHAT

        Operands
          WHAT  What to list (icons, fonts)

        Messages
          -q, --quiet  Say nothing but errors
          -h, --help   Explain

        """)
  }

  @Test(
    "roff has nothing to warn about in the man page, and shows it whole",
    .enabled(if: exists("/usr/bin/groff")))
  func manPage() throws {
    let page = Fixture.manual.manPage()
    let outcome = try run(
      "/usr/bin/groff", ["-man", "-Tascii", "-ww", "-P-cbou", "-z"], input: page)
    #expect(outcome.errors == "")
    let shown = try run("/usr/bin/groff", ["-man", "-Tascii", "-P-cbou"], input: page).output
    for text in ["--labels", "\\, escapes [a] comma", "it's", "strip-it animate", "\"labels\""] {
      #expect(shown.contains(text), "\(shown)")
    }
  }

  @Test(
    "Each shell can read its script",
    arguments: [
      ("bash", Fixture.manual.bashCompletion()), ("zsh", Fixture.manual.zshCompletion()),
      ("fish", Fixture.manual.fishCompletion()),
    ])
  func syntax(shell: String, script: String) throws {
    try withScript(script) { path in
      guard exists("/usr/bin/\(shell)") else { return }
      let outcome = try run("/usr/bin/\(shell)", ["-n", path])
      #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)\n\(script)")
    }
  }

  static let lines: [(line: String, offered: [String])] = [
    ("--lab", ["--label", "--labels"]), ("--look ", ["bare", "pill"]), ("an", ["animate"]),
    ("animate --f", ["--fps"]), ("animate --la", []), ("list ", ["fonts", "icons"]),
    ("compare --q", ["--quiet"]), ("--margin ", ["none"]),
  ]

  @Test("bash offers what fits", arguments: lines)
  func bash(line: String, offered: [String]) throws {
    try withScript(Fixture.manual.bashCompletion()) { path in
      let words =
        ["strip-it"] + line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      let script = #"""
        source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
        _strip_it strip-it "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf '%s\n' "${COMPREPLY[@]}" | sort
        """#
      let outcome = try run("/bin/bash", ["-c", script, path] + words)
      #expect(outcome.output.split(separator: "\n").map(String.init) == offered)
    }
  }

  @Test("fish offers what fits", .enabled(if: exists("/usr/bin/fish")), arguments: lines)
  func fish(line: String, offered: [String]) throws {
    try withScript(Fixture.manual.fishCompletion()) { path in
      let script = "source \(path); complete -C 'strip-it \(line)'"
      let outcome = try run("/usr/bin/fish", ["--no-config", "-c", script])
      let words = outcome.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
      #expect(words.map(String.init).sorted() == offered, "\(outcome)")
    }
  }

  private func withScript(_ script: String, _ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.path + "/completion-\(UUID().uuidString)"
    try Data(script.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }
}

/// Whether a program is installed.
private func exists(_ path: String) -> Bool {
  FileManager.default.isExecutableFile(atPath: path)
}
