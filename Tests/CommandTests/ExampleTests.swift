import Foundation
import TestSupport
import Testing

@Suite("Everything in help and README runs as printed")
struct ExampleTests {
  /// The README's lines of commands, what stands behind a `#` left out.
  static let readme: [String] = {
    let path = Repository.root.appending(path: "README.md")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { $0.hasPrefix("    segrender ") }
      .map { String($0.dropFirst(4)) }
      .map { $0.split(separator: "  #").first.map(String.init) ?? $0 }
  }()

  /// The lines under "Examples" in the help of each verb.
  static let help: [String] = Manuals().verbs.flatMap { verb in
    let text = (try? Workspace().run(Product.path, [verb, "--help"]).text) ?? ""
    let examples = text.split(separator: "\nExamples\n").dropFirst().first ?? ""
    return examples.split(separator: "\n").filter { $0.hasPrefix("  segrender ") }
      .map { String($0.dropFirst(2)) }
  }

  @Test("There are examples")
  func count() { #expect(Self.readme.count >= 15 && Self.help.count >= 12) }

  @Test(
    "Each line runs, and makes the files that it names", .needs(.ffprobe), arguments: readme + help)
  func runs(line: String) throws {
    let workspace = try Workspace()
    let files = """
      set -e -o pipefail
      segrender() { "$SEGRENDER" "$@"; }
      mkdir goldens new pictures frames
      segrender --labels A --fingerprint -o golden.png
      cp golden.png new.png; cp golden.png goldens/a.png
      echo '{"labels": ["A", "B"]}' > goldens/strip.json
      unset CI; segrender snapshot record goldens; cp goldens/*.png new/
      cp -r "$PICTURES/icons" pictures/; cp pictures/icons/board.svg cart.svg
      cp golden.png logo@2x.png
      segrender animate --labels A,B --fps 50 -o a.apng
      segrender animate --labels A,B --fps 50 -o b.webp

      """
    let pictures = Repository.root.appending(path: "pictures").path
    try workspace.shell(files, environment: ["PICTURES": pictures]).requireDone()
    let before = try workspace.names
    let functions = "unset CI; set -e -o pipefail; segrender() { \"$SEGRENDER\" \"$@\"; }\n"
    let run = try workspace.shell(functions + line)
    #expect(run.ending == .exited(0), "\(line): \(run.errors)")
    let made = try Set(workspace.names).subtracting(before)
    let writes = line.contains(" -o ") || line.contains(" > ") || line.hasSuffix(".mp4")
    #expect(made.isEmpty != writes || line.contains("compare"), "\(line): \(made)")
    #expect(writes || !run.output.isEmpty, "\(line)")
    if made.contains("out.mp4") { try checkVideo(workspace) }
  }

  /// A video that every player takes: 4:2:0, whose width and height are even.
  private func checkVideo(_ workspace: Workspace) throws {
    let probe = try workspace.run(
      "ffprobe",
      ["-v", "error", "-show_entries", "stream=pix_fmt,width,height", "-of", "csv=p=0", "out.mp4"])
    let values = probe.text.split { $0 == "," || $0 == "\n" }.map(String.init)
    #expect(values.count == 3 && values.last == "yuv420p", "\(probe.text)")
    #expect(values.prefix(2).compactMap { Int($0) }.allSatisfy { $0.isMultiple(of: 2) })
  }
}
