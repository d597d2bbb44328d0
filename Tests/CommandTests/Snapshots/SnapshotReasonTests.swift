import TestSupport
import Testing

@Suite("A golden says why it may look otherwise")
struct SnapshotReasonTests {
  private let font = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
  private let otherFont = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"
  private let strip = #"{"labels": ["A", "B"], "scale": 1, "showLabels": "all"}"#

  @Test("Another file of a font's name is named first", .needs(.dejaVu))
  func fonts() throws {
    let workspace = try Workspace()
    try workspace.makeFolder("g/fonts")
    try workspace.copy(font, to: "g/fonts/Label.ttf")
    try workspace.write(
      #"{"labels": ["Ag"], "scale": 1, "showLabels": "all", "fontDir": "fonts", "font": "DejaVu Sans"}"#,
      to: "g/strip.json")
    try workspace.snapshot("record", "g").requireDone()
    #expect(try workspace.snapshot("verify", "g").isDone)
    try workspace.run("/bin/cp", [otherFont, "g/fonts/Label.ttf"]).requireDone()
    let run = try workspace.snapshot("verify", "g")
    #expect(run.ending == .exited(1))
    #expect(
      run.text.hasPrefix("g/strip.png: different\n  the font Label.ttf differs\n"), "\(run.text)")
  }

  @Test("A library of another version is named with both")
  func library() throws {
    let workspace = try Workspace()
    try workspace.write(strip, to: "strip.json")
    try workspace.snapshot("record", "strip.json").requireDone()
    // The fingerprint of another machine, and a picture that differs.
    var chunks = PNGFile(try workspace.bytes(of: "strip.png")).chunks
    let index = try #require(
      chunks.firstIndex { String(decoding: $0.data, as: UTF8.self).contains("fingerprint") })
    let text = String(decoding: chunks[index].data, as: UTF8.self)
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("cairo ") })
    chunks[index].data = Array(text.replacing(line, with: "cairo 1.2.3").utf8)
    try workspace.write(PNGFile.bytes(chunks), to: "strip.png")
    #expect(try workspace.snapshot("verify", "strip.json").isDone)
    let version = line.dropFirst("cairo ".count)
    try workspace.write(strip.replacing("B", with: "C"), to: "strip.json")
    let run = try workspace.snapshot("verify", "strip.json")
    #expect(run.text.contains("\n  rendered with cairo 1.2.3, here \(version)\n"), "\(run.text)")
    let doctor = try workspace.segrender(["doctor", "strip.png"])
    #expect(doctor.ending == .exited(1) && doctor.errors.contains("cairo: \(version) here"))
  }

  @Test("Whoever painted over a golden is found out; the doctor finds it, too")
  func painted() throws {
    let workspace = try Workspace()
    try workspace.write(strip, to: "strip.json")
    try workspace.snapshot("record", "strip.json").requireDone()
    #expect(try workspace.segrender(["doctor", "strip.png"]).isDone)
    let recorded = PNGFile(try workspace.bytes(of: "strip.png"))
    let texts = recorded.chunks.filter { ["iTXt", "tEXt"].contains($0.type) }
    let size = recorded.size
    var painted = PNGFile(
      PNGFile.picture(width: size[0], height: size[1], filledWith: [1, 2, 3, 255])
    ).chunks
    painted.insert(contentsOf: texts, at: 1)
    try workspace.write(PNGFile.bytes(painted), to: "strip.png")
    let run = try workspace.snapshot("verify", "strip.json")
    #expect(run.text.contains("\n  the golden was changed after it was recorded\n"), "\(run.text)")
    let doctor = try workspace.segrender(["doctor", "strip.png"])
    #expect(doctor.errors.contains("pixels: the file was changed"), "\(doctor.errors)")
  }

  @Test("A frame's delay, a spring's constant and a letter are found in an animation")
  func animation() throws {
    let workspace = try Workspace()
    func document(_ more: String) -> String {
      #"{"labels": ["A", "B"], "from": 0, "to": 1, "scale": 1, "fps": 20\#(more)}"#
    }
    try workspace.write(document(""), to: "move.json")
    try workspace.snapshot("record", "move.json").requireDone()
    for (more, finding) in [
      (#", "hold": 0.5"#, "shows for 0.05 s and 0.5"),
      (#", "spring": "0.5,0.7""#, "frame 2 at 0.1 s: "), (#", "loop": 2"#, "plays: "),
    ] {
      try workspace.write(document(more), to: "move.json")
      let run = try workspace.snapshot("verify", "move.json")
      #expect(run.ending == .exited(1) && run.text.contains(finding), "\(run.text)")
    }
  }

  @Test("Documents that cannot be used have a line each, and the status is 2")
  func broken() throws {
    let workspace = try Workspace()
    try workspace.makeFolder("g")
    try workspace.write("{", to: "g/a.json")
    try workspace.write(#"{"labels": ["A"], "scale": -1}"#, to: "g/b.json")
    try workspace.write(#"{"labels": ["A"], "appearance": "auto"}"#, to: "g/c.json")
    try workspace.write(#"{"labels": ["A"], "each": true}"#, to: "g/d.json")
    try workspace.write(#"{"labels": ["A"], "scale": 1}"#, to: "g/e.json")
    try workspace.write("no picture", to: "g/e.png")
    let run = try workspace.snapshot("verify", "g")
    #expect(run.ending == .exited(2) && run.errorLines.count == 6, "\(run.errors)")
    #expect(run.text.contains("5 snapshots: 0 the same, 0 different, 0 missing, 0 recorded, 5"))
    let none = try workspace.snapshot("verify", "g/absent.json")
    #expect(none.ending == .exited(2))
    #expect(try workspace.snapshot("check", "g").ending == .exited(64))
    #expect(try workspace.snapshot("verify").ending == .exited(64))
  }

  @Test("Five runs give the same goldens, reports and words")
  func determinism() throws {
    let runs = try (0..<5).map { _ in
      let workspace = try Workspace()
      try workspace.write(strip, to: "strip.json")
      try workspace.snapshot("record", "strip.json").requireDone()
      let golden = try workspace.bytes(of: "strip.png")
      try workspace.write(strip.replacing("B", with: "C"), to: "strip.json")
      let words = try workspace.snapshot("verify", "strip.json").output
      let report = try workspace.names.filter { $0.hasPrefix("snapshot-report/") }
      let files = try report.filter { $0.hasSuffix(".png") }.map { try workspace.bytes(of: $0) }
      return [golden, words] + files
    }
    #expect(Set(runs).count == 1 && runs[0].count == 5)
  }
}
