import SegmentArguments
import Testing
import TestSupport

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
    .needs(.groff))
  func manPage() throws {
    let workspace = try Workspace()
    let page = Array(Fixture.manual.manPage().utf8)
    let warned = try workspace.run(
      "groff", ["-man", "-Tascii", "-ww", "-P-cbou", "-z"], input: page)
    #expect(warned.errors == "")
    let shown = try workspace.run("groff", ["-man", "-Tascii", "-P-cbou"], input: page).text
    for text in ["--labels", "\\, escapes [a] comma", "it's", "strip-it animate", "\"labels\""] {
      #expect(shown.contains(text), "\(shown)")
    }
  }

  @Test("bash can read its script")
  func bashSyntax() throws { try expectReadable(Fixture.manual.bashCompletion(), by: "bash") }

  @Test("zsh can read its script", .needs(.zsh))
  func zshSyntax() throws { try expectReadable(Fixture.manual.zshCompletion(), by: "zsh") }

  @Test("fish can read its script", .needs(.fish))
  func fishSyntax() throws { try expectReadable(Fixture.manual.fishCompletion(), by: "fish") }

  private func expectReadable(_ script: String, by shell: String) throws {
    let workspace = try Workspace()
    let run = try workspace.run(shell, ["-n", try workspace.write(script, to: "completion")])
    #expect(run.isDone && run.errors.isEmpty, "\(run.errors)\n\(script)")
  }

  static let lines: [(line: String, offered: [String])] = [
    ("--lab", ["--label", "--labels"]), ("--look ", ["bare", "pill"]), ("an", ["animate"]),
    ("animate --f", ["--fps"]), ("animate --la", []), ("list ", ["fonts", "icons"]),
    ("compare --q", ["--quiet"]), ("--margin ", ["none"]), ("--scale 1,", ["1,1", "1,2", "1,3"]),
    ("--scale 2,1,3", ["2,1,3"]),
  ]

  @Test("bash offers what fits", arguments: lines)
  func bash(line: String, offered: [String]) throws {
    let workspace = try Workspace()
    let path = try workspace.write(Fixture.manual.bashCompletion(), to: "completion")
    let words =
      ["strip-it"] + line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let script = #"""
      source "$0"; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
      _strip_it strip-it "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\n' "${COMPREPLY[@]}" | sort
      """#
    let run = try workspace.run("/bin/bash", ["-c", script, path] + words)
    #expect(run.text.split(separator: "\n").map(String.init) == offered)
  }

  @Test("fish offers what fits", .needs(.fish), arguments: lines)
  func fish(line: String, offered: [String]) throws {
    let workspace = try Workspace()
    let path = try workspace.write(Fixture.manual.fishCompletion(), to: "completion")
    let script = "source \(path); complete -C 'strip-it \(line)'"
    let run = try workspace.run("fish", ["--no-config", "-c", script])
    let words = run.text.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(words.map(String.init).sorted() == offered, "\(run)")
  }
}
