import TestSupport
import Testing

@Suite("Animations and folders are compared")
struct CompareMotionTests {
  private let change = ["animate", "--from", "0", "--to", "1", "--scale", "1", "--fps", "20"]

  @Test("A frame that differs is named with its time")
  func frame() throws {
    let workspace = try Workspace()
    for (name, labels) in [("a.apng", "A,B"), ("b.apng", "A,C")] {
      try workspace.segrender(change + ["--labels", labels, "-o", name]).requireDone()
    }
    let run = try workspace.segrender(["compare", "a.apng", "b.apng", "-o", "diff.png"])
    #expect(run.ending == .exited(1))
    #expect(run.text.contains("frame 2 at 0.1 s: "), "\(run.text)")
    #expect(run.text.contains("diff.png shows frame "))
  }

  @Test("Frames of another duration and another number of plays are different")
  func timing() throws {
    let workspace = try Workspace()
    let arguments = change + ["--labels", "A,B"]
    try workspace.segrender(arguments + ["-o", "a.apng"]).requireDone()
    try workspace.segrender(arguments + ["--loop", "3", "-o", "b.apng"]).requireDone()
    try workspace.segrender(arguments + ["-o", "a.webp"]).requireDone()
    #expect(try workspace.segrender(["compare", "a.apng", "a.webp"]).isDone)
    let plays = try workspace.segrender(["compare", "a.apng", "b.apng"])
    #expect(plays.ending == .exited(1) && plays.text.contains("plays: "), "\(plays.text)")
    // The third frame's delay, 1/20 s, becomes 2/20 s.
    var file = PNGFile(try workspace.bytes(of: "a.apng")).chunks
    let control = try #require(file.indices.filter { file[$0].type == "fcTL" }.dropFirst(2).first)
    #expect(file[control].data[20..<24] == [0, 1, 0, 20])
    file[control].data[21] = 2
    try workspace.write(PNGFile.bytes(file), to: "slow.apng")
    let delay = try workspace.segrender(["compare", "a.apng", "slow.apng"])
    #expect(delay.ending == .exited(1))
    #expect(
      delay.text.contains("frame 2 at 0.1 s: shows for 0.05 s and 0.1 s"), "\(delay.text)")
  }

  @Test("Folders are matched by the paths below them; what is missing or extra is named")
  func folders() throws {
    let workspace = try Workspace()
    for name in ["a/x", "b/x", "b/only"] { try workspace.makeFolder(name) }
    let picture = PNGFile.picture(width: 2, height: 2, filledWith: [9, 9, 9, 255])
    for name in ["a/1.png", "b/1.png", "a/x/2.png", "b/x/2.png", "a/gone.png", "b/only/3.png"] {
      try workspace.write(picture, to: name)
    }
    try workspace.write("not looked at", to: "a/notes.txt")
    let run = try workspace.segrender(["compare", "a", "b"])
    #expect(run.ending == .exited(1))
    #expect(
      run.text == """
        gone.png: missing in the second folder
        only/3.png: only in the second folder
        4 pictures: 2 the same, 0 different, 2 in one folder alone, 0 unreadable
        greatest difference: none
        tolerance: threshold 0.1, anti-aliased pixels left out; 0 % of the pixels

        """)
    let mixed = try workspace.segrender(["compare", "a", "b/1.png"])
    #expect(mixed.ending == .exited(64) && mixed.errors.contains("give two of a kind"))
  }

  @Test("500 broken, missing and hostile files have a line each, and the status is 2")
  func hostile() throws {
    let workspace = try Workspace()
    try workspace.makeFolder("a")
    try workspace.makeFolder("b")
    let good = PNGFile.picture(width: 2, height: 2, filledWith: [9, 9, 9, 255])
    let bomb = PNGFile.bytes([PNGFile.header(30_000, 30_000)])
    let gif: [UInt8] = Array("GIF89a".utf8) + [0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0x3B]
    let webP: [UInt8] = Array("RIFF".utf8) + [4, 0, 0, 0] + Array("WEBPVP8L".utf8)
    let kinds: [(name: String, bytes: [UInt8])] = [
      ("text.png", Array("no picture\u{1B}[2J".utf8)), ("cut.png", Array(good.dropLast(20))),
      ("bomb.png", bomb), ("canvas.gif", gif), ("cut.webp", webP), ("empty.jpg", []),
      ("\u{1B}[31mred\n.png", [0]),
    ]
    for index in 0..<490 {
      let kind = kinds[index % kinds.count]
      for folder in ["a", "b"] {
        try workspace.write(kind.bytes + [UInt8(index % 9)], to: "\(folder)/\(index)\(kind.name)")
      }
    }
    for index in 0..<5 { try workspace.write(good, to: "a/missing\(index).png") }
    for index in 0..<5 {
      try workspace.link("a/loop\(index).png", to: "loop\(index).png")
      try workspace.link("b/loop\(index).png", to: "nowhere")
    }
    try workspace.run("/usr/bin/mkfifo", ["a/pipe.png", "b/pipe.png"]).requireDone()
    let run = try workspace.segrender(["compare", "a", "b"])
    #expect(run.ending == .exited(2))
    // The last piece is what stands behind the last line's end.
    #expect(run.errorLines.count == 495 + 1, "\(run.errorLines.count)")
    #expect(run.text.contains("500 pictures: 0 the same, 0 different, 5 in one folder alone, 495"))
    #expect(!run.errors.contains("\u{1B}") && !run.text.contains("\u{1B}"))
    #expect(run.errorLines.dropLast().allSatisfy { $0.hasPrefix("segrender: cannot ") })
  }
}
