import Foundation
import SegmentKit
import TestSupport
import Testing

@Suite("Help, man page and README speak of everything")
struct ManualTests {
  private static let readme =
    (try? String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)) ?? ""

  @Test("Each option stands in help, man page and README")
  func options() throws {
    let manuals = Manuals()
    let help = try manuals.verbs.map(manuals.help).joined()
    let man = try manuals.man().replacing("\\-", with: "-").replacing("\\fB", with: " ").replacing(
      "\\fR", with: " ")
    let options = try manuals.options
    #expect(options.count > 70)
    for option in options.sorted() {
      for (name, text) in [("help", help), ("man", man), ("README", Self.readme)] {
        let isThere = text.contains(try Regex("[^\\w-]\(option)[^\\w-]"))
        #expect(isThere, "\(name) does not speak of \(option)")
      }
    }
  }

  @Test("Each verb stands in help, man page and README")
  func verbs() throws {
    let manuals = Manuals()
    let (help, man) = (try Workspace().segrender(["--help"]).text, try manuals.man())
    for verb in manuals.verbs {
      #expect(help.contains("\n  \(verb) ") && man.contains("\n.B \(verb)\n"), "\(verb)")
      #expect(Self.readme.contains("segrender \(verb)") || verb == "render", "\(verb)")
    }
  }

  @Test("Each token stands in list tokens and in the man page, with its values")
  func tokens() throws {
    let lines = try Workspace().segrender(["list", "tokens"]).text.split(separator: "\n")
    let man = try Manuals().man()
    for token in Token.all {
      let line = lines.first { $0.hasPrefix(token.path + "  ") }
      #expect(line?.contains("[\(token.unit)]: bare ") == true, "\(token.path)")
      #expect(man.contains("\n.B \(token.path)\n"), "\(token.path)")
    }
    #expect(lines.count == Token.all.count)
    // The track of iOS 13 is tertiarySystemFill: (118, 118, 128) at 12 %, and at 24 % in the dark.
    let fill = lines.first { $0.hasPrefix("track.fill ") }
    #expect(fill?.contains("pill \"#7676801F\" (dark \"#7676803D\")") == true, "\(fill ?? "")")
  }
}
