import Foundation
import Testing
import TestSupport

@Suite("The README's pictures are what its commands draw")
struct ReadmeTests {
  /// The README's lines that make its pictures, without the program's name.
  static let commands: [String] = {
    let text =
      (try? String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter {
      $0.hasPrefix("    segrender ") && $0.contains("-o pictures/")
    }.map { String($0.dropFirst("    segrender ".count)) }
  }()

  @Test("The README shows pictures and how they are made")
  func pictures() { #expect(ReadmeTests.commands.count >= 4) }

  @Test("Each picture of the README is what the command below it makes", arguments: commands)
  func picture(command: String) throws {
    let workspace = try Workspace()
    let icons = Repository.root.appending(path: "pictures/icons").path
    let run = try workspace.shell(
      "mkdir pictures && cp -r '\(icons)' pictures && \"$SEGRENDER\" \(command)")
    #expect(run.ending == .exited(0), "\(run)")
    let name = try #require(command.split(separator: " ").last { $0.hasPrefix("pictures/") })
    let made = try Data(contentsOf: URL(filePath: workspace(String(name))))
    let shown = try Data(contentsOf: Repository.root.appending(path: String(name)))
    // Compared first: a failed expectation would look for the difference of the files for minutes.
    let isSame = made == shown
    #expect(isSame, "make pictures draws \(name) anew; look at it before you commit it")
  }
}
