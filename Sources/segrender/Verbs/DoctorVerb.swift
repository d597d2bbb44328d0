import SegmentArguments
import SegmentCodecs
import SegmentGraphics
import SegmentJSON
import SegmentKit
import SegmentPrimitives

/// `segrender doctor [FILE]`: what this machine renders with, and whether it has all that a golden
/// was rendered with.
struct DoctorVerb {
  let golden: String?
  let settings: Settings

  /// What this machine has of one library or font that the golden was rendered with.
  private struct Answer {
    let name: String
    let verdict: String
    let agrees: Bool
  }

  func run() throws(CommandError) {
    let renderer = Renderer()
    // Rendering is the test: it opens the font as any control does.
    _ = try settings.drawFontSample(renderer)
    let here = try attempt(CommandError.render, try Fingerprint(renderer))
    let answers = if let golden { try answers(golden, renderer) } else { [Answer]() }
    if !settings[.quiet] { try say(here, answers) }
    let differences = answers.filter { !$0.agrees }.map { "\($0.name): \($0.verdict)" }
    guard differences.isEmpty else { throw .found(differences) }
  }

  private func answers(_ golden: String, _ renderer: Renderer) throws(CommandError) -> [Answer] {
    let file = try pictureFile(at: golden)
    guard let there = Fingerprint(file: file) else {
      // Of what is no picture, that is to be said first.
      let others = ["GIF8", "%PDF", "<?xml", "<svg"]
      if !others.contains(where: { file.starts(with: $0.utf8) }) {
        _ = try decodedPicture(at: golden)
      }
      throw .found(["\(golden.printable) has no fingerprint; render it with --fingerprint"])
    }
    let libraries = allLibraries
    let paths = fontPaths(renderer)
    var answers: [Answer] = []
    // The document of a golden is not here to be looked at.
    for (name, value) in there.entries where name != Fingerprint.documentName {
      let isFont = value.count == 64 && value.allSatisfy(\.isHexDigit)
      if let answer = try goldenAnswer(name, value, golden, file) {
        answers.append(answer)
      } else if isFont {
        answers.append(DoctorVerb.answer(font: name, checksum: value, among: paths))
      } else {
        let version = libraries.first { $0.name == name }?.version
        answers.append(
          Answer(
            name: name.printable, verdict: DoctorVerb.verdict(here: version, there: value),
            agrees: version == value))
      }
    }
    return answers
  }

  /// What is to be said of the lines that only goldens of `segrender snapshot` have.
  private func goldenAnswer(
    _ name: String, _ value: String, _ golden: String, _ file: [UInt8]
  ) throws(CommandError) -> Answer? {
    switch name {
    case "segrender":
      return Answer(
        name: name, verdict: DoctorVerb.verdict(here: Version.number, there: value),
        agrees: value == Version.number)
    case Fingerprint.pixelsName:
      let agrees = try PixelHash.of(file, path: golden) == value
      let verdict = agrees ? "agrees" : "the file was changed after it was recorded"
      return Answer(name: name, verdict: verdict, agrees: agrees)
    default: return nil
    }
  }

  /// Where fonts are looked for: the files that a control opens, the folders named, the system's.
  private func fontPaths(_ renderer: Renderer) -> [String] {
    renderer.fontFiles.map(\.path)
      + settings[.fontFolders].flatMap { SegmentGraphics.fontPaths(in: $0) } + installedFontPaths()
  }

  /// A file of the name with the same bytes wins over others of that name.
  private static func answer(font: String, checksum: String, among paths: [String]) -> Answer {
    let found = paths.filter { $0.split(separator: "/").last.map(String.init) == font }
    let checksums = found.compactMap { try? fontChecksum($0) }
    let agrees = checksums.contains(checksum)
    let verdict =
      agrees
      ? "agrees"
      : DoctorVerb.verdict(
        here: checksums.first.map { "\($0.prefix(12))…" }, there: "\(checksum.prefix(12))…")
    return Answer(name: font.printable, verdict: verdict, agrees: agrees)
  }

  private static func verdict(here: String?, there: String) -> String {
    here == there ? "agrees" : "\(here ?? "absent") here, \(there.printable) there"
  }

  private func say(_ here: Fingerprint, _ answers: [Answer]) throws(CommandError) {
    guard !settings[.json] else {
      return try Console.write(document(here, answers).text(.pretty) + "\n")
    }
    let agreeing = answers.filter(\.agrees).map { "\($0.name) agrees" }
    let all = agreeing.count == answers.count && golden != nil
    let verdict = all ? ["the golden's fingerprint agrees"] : []
    try Console.write(lines: here.lines + agreeing + verdict)
  }

  private func document(_ here: Fingerprint, _ answers: [Answer]) -> JSONValue {
    [
      "fingerprint": .array(here.lines.map(JSONValue.string)),
      "golden": .array(
        answers.map {
          [
            "name": .string($0.name), "agrees": .bool($0.agrees), "verdict": .string($0.verdict),
          ]
        }),
      "differences": .array(
        answers.filter { !$0.agrees }.map { .string("\($0.name): \($0.verdict)") }),
    ]
  }
}
