import Glibc
import SegmentFiles
import TestSupport
import Testing

@Suite("Files that appear together")
struct GroupTests {
  @Test(
    "A and a are refused where a folder takes them for one name (38)", arguments: [true, false])
  func cases(isFolded: Bool) throws {
    let folder = try Workspace()
    var files = OutputFiles(foldsCase: { _ in isFolded })
    try files.add([1], to: .file(folder("Straße.png")), as: .binary)
    try files.add([2], to: .file(folder("b.png")), as: .binary)
    var failure: FileError?
    do { try files.add([3], to: .file(folder("STRASSE.png")), as: .binary) } catch {
      failure = error
    }
    #expect(failure == nil)
    do { try files.add([3], to: .file(folder("B.png")), as: .binary) } catch { failure = error }
    #expect(failure == (isFolded ? .sameFile(path: folder("B.png"), other: folder("b.png")) : nil))
    if !isFolded { try files.commit() }
    #expect(try folder.names.filter { !$0.hasSuffix(".tmp") }.count == (isFolded ? 0 : 4))
  }

  @Test("A path of other spelling for the same new file is refused")
  func spellings() throws {
    let folder = try Workspace()
    try folder.makeFolder("sub")
    try folder.link("other", to: "sub")
    var files = OutputFiles()
    try files.add([1], to: .file(folder("sub/a")), as: .binary)
    #expect(throws: FileError.sameFile(path: folder("other/a"), other: folder("sub/a"))) {
      try add(folder("other/a"), to: &files)
    }
  }

  private func add(_ path: String, to files: inout OutputFiles) throws(FileError) {
    try files.add([2], to: .file(path), as: .binary)
  }

  @Test("Another run that removes the folder it had made fails no output (36)")
  func removal() async throws {
    let folder = try Workspace()
    let path = folder("new")
    let remover = Task.detached {
      while !Task.isCancelled { _ = unsafe rmdir(path) }
    }
    defer { remover.cancel() }
    for _ in 0..<2000 {
      var files = OutputFiles()
      try files.add([1], to: .file(path + "/a"), as: .binary)
      try files.commit()
      _ = unsafe unlink(path + "/a")
    }
    #expect(try folder.names.allSatisfy { $0 == "new" })
  }
}
