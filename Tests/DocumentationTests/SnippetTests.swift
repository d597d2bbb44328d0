import Foundation
import Testing

@Suite("Examples in the documentation")
struct SnippetTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The README and each article of the library.
  static let pages: [String] = {
    let folder = "Sources/SegmentKit/SegmentKit.docc"
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: root.path + "/" + folder)) ?? []
    return ["README.md"] + names.sorted().map { "\(folder)/\($0)" }
  }()

  /// A file's lines without indentation, imports and blank lines.
  private static func lines(of text: some StringProtocol) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
  }

  private static func blocks(in page: String) throws -> [[String]] {
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    return text.components(separatedBy: "```swift\n").dropFirst().map { part in
      lines(of: part.components(separatedBy: "\n```")[0])
    }
  }

  @Test("There is an article for each task")
  func articles() {
    #expect(SnippetTests.pages.count >= 6)
  }

  @Test("Each example is one that is compiled and run", arguments: pages)
  func blocks(page: String) throws {
    let source = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Snippets.swift"), encoding: .utf8)
    let compiled = SnippetTests.lines(of: source)
    for block in try SnippetTests.blocks(in: page) {
      let isThere = compiled.indices.contains { compiled[$0...].starts(with: block) }
      #expect(isThere, "\(block.joined(separator: "\n"))")
    }
  }

  @Test("Each file that the map names is there")
  func files() throws {
    let text = try String(
      contentsOf: SnippetTests.root.appending(path: "Sources/README.md"), encoding: .utf8)
    let names = text.matches(of: #/^\d+\. `([^`]+\.swift)`/#.anchorsMatchLineEndings())
    #expect(names.count > 30)
    for name in names {
      let path = SnippetTests.root.appending(path: "Sources/\(name.1)").path
      #expect(FileManager.default.fileExists(atPath: path), "\(name.1)")
    }
  }
}
