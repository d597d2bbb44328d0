import Foundation
import SegmentFiles
import Testing
import TestSupport

@Suite("Reading files")
struct ReadingTests {
  @Test("A file reads as Foundation reads it", arguments: [0, 1, 16_384, 16_385, 100_000])
  func whole(size: Int) throws {
    let folder = try Workspace()
    let data = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    try data.write(to: URL(fileURLWithPath: folder("a")))
    #expect(try Input(folder("a")).bytes(limit: size) == Array(data))
    guard size > 0 else { return }
    #expect(throws: FileError.tooLarge(path: folder("a"), limit: size - 1)) {
      try Input(folder("a")).bytes(limit: size - 1)
    }
  }

  @Test("Files that do not know their size are read to the end or the limit")
  func unknownSize() throws {
    #expect(try !Input("/proc/self/status").bytes(limit: 1 << 20).isEmpty)
    #expect(throws: FileError.tooLarge(path: "/dev/zero", limit: 100_000)) {
      try Input("/dev/zero").bytes(limit: 100_000)
    }
  }

  @Test("An error names the path and the reason")
  func errors() throws {
    let folder = try Workspace()
    try folder.link("loop", to: "loop")
    for (path, reason) in [
      (folder("none"), "no such file"), (folder.path, "it is a folder"),
      (folder("loop"), "its symbolic links go round in circles"),
      ("/dev/null/x", "a part of the path is not a folder"),
      (folder(String(repeating: "x", count: 256)), "the name is too long"),
    ] {
      let error = #expect(throws: FileError.self) { try Input(path).bytes(limit: 9) }
      #expect(error?.description.hasSuffix(": " + reason) == true, "\(error?.description ?? "")")
    }
    for path in ["", "a\0b"] {
      #expect(throws: FileError.invalidPath(path)) { try Input(path).bytes(limit: 9) }
    }
  }

  @Test("A hyphen is standard input, with a folder in front a file")
  func hyphen() {
    #expect(Input("-") == .standardInput && Input("./-") == .file("./-"))
    #expect(Output("-") == .standardOutput && Output("./-") == .file("./-"))
  }
}
