import Foundation
import SegmentFiles
import Testing
import TestSupport

@Suite("Writing files")
struct WritingTests {
  @Test("A new file has the content, the permissions of the mask, and no company")
  func newFile() throws {
    let folder = try Workspace()
    try Output(folder("a")).write(Array("new".utf8), as: .binary)
    #expect(try folder.text(of: "a") == "new")
    #expect(try folder.names == ["a"])
    let mask = umask(0)
    umask(mask)
    #expect(try folder.attributes(of: "a")[.posixPermissions] as? Int == Int(0o666 & ~mask))
  }

  @Test("Until the end the old file is there, and an abandoned write leaves nothing")
  func whole() throws {
    let folder = try Workspace()
    try folder.write("old", to: "a")
    var file = try OutputFile(.file(folder("a")), content: .binary)
    try file.append(Array("new".utf8).span)
    #expect(try folder.text(of: "a") == "old")
    #expect(try folder.names.count == 2)
    try file.commit()
    #expect(try folder.text(of: "a") == "new")
    try abandon(folder("a"))
    #expect(try folder.text(of: "a") == "new")
    #expect(try folder.names == ["a"])
  }

  private func abandon(_ path: String) throws {
    var file = try OutputFile(.file(path), content: .binary)
    try file.append([1, 2, 3].span)
  }

  @Test("A replaced file keeps its permissions")
  func permissions() throws {
    let folder = try Workspace()
    try folder.write("old", to: "a")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder("a"))
    try Output(folder("a")).write([], as: .binary)
    #expect(try folder.attributes(of: "a")[.posixPermissions] as? Int == 0o640)
  }

  @Test(
    "Symbolic links stay, and what they point to is written",
    arguments: ["there", "./there", "sub/../there", "missing", "second"])
  func links(destination: String) throws {
    let folder = try Workspace()
    try makeFolder(for: folder("sub/x"))
    try folder.write("old", to: "there")
    try folder.link("second", to: "there")
    try folder.link("link", to: destination)
    let before = try folder.names
    try Output(folder("link")).write(Array("new".utf8), as: .binary)
    #expect(try folder.text(of: destination) == "new")
    #expect(
      try folder.names == (destination == "missing" ? (before + ["missing"]).sorted() : before))
    #expect(try folder.attributes(of: "link")[.type] as? FileAttributeType == .typeSymbolicLink)
  }

  @Test("A pipe with a name is written, not replaced")
  func namedPipe() async throws {
    let folder = try Workspace()
    let status = unsafe mkfifo(folder("pipe"), 0o600)
    #expect(status == 0)
    let path = folder("pipe")
    let bytes = [UInt8](repeating: 7, count: 200_000)
    async let read = Task.detached { try Input(path).bytes(limit: 1 << 20) }.value
    try Output(path).write(bytes, as: .binary)
    #expect(try await read == bytes)
    #expect(try folder.names == ["pipe"])
  }

  @Test("A program's owner's rights are not carried over to a new content (38)")
  func setUserID() throws {
    let folder = try Workspace()
    try folder.write("old", to: "a")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o6755], ofItemAtPath: folder("a"))
    try Output(folder("a")).write(Array("new".utf8), as: .binary)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder("a"))
    #expect(attributes[.posixPermissions] as? Int == 0o755)
  }

  @Test("Devices are written directly, and a full one is reported")
  func devices() throws {
    try Output("/dev/null").write([1, 2, 3], as: .binary)
    let error = #expect(throws: FileError.self) {
      try Output("/dev/full").write([1, 2, 3], as: .binary)
    }
    #expect(
      error?.description == "cannot write /dev/full: no space is left on the device")
  }

  @Test("An error names the path and the reason, and makes nothing")
  func errors() throws {
    let folder = try Workspace()
    try folder.link("loop", to: "loop")
    try folder.write("", to: "file")
    let names = try folder.names
    for (path, reason) in [
      (folder.path, "it is a folder"), (folder("new/"), "it is a folder"),
      (folder("loop"), "its symbolic links go round in circles"),
      (folder("file/x"), "a part of the path is not a folder"),
      (folder("no/x"), "the folder \(folder("no")) does not exist; create it"),
    ] {
      let error = #expect(throws: FileError.self) { try Output(path).write([], as: .binary) }
      #expect(error?.description == "cannot write \(path): \(reason)")
    }
    #expect(try folder.names == names)
  }

  @Test("Many writers at once leave whole files and nothing else")
  func concurrency() async throws {
    let folder = try Workspace()
    let path = folder.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<200 {
        group.addTask {
          let bytes = [UInt8](repeating: UInt8(index), count: 10_000)
          try Output(path + "/\(index % 20)").write(bytes, as: .binary)
        }
      }
      try await group.waitForAll()
    }
    #expect(try folder.names.count == 20)
    for name in try folder.names {
      let bytes = try Input(folder(name)).bytes(limit: 1 << 20)
      #expect(bytes.count == 10_000 && Set(bytes).count == 1)
    }
  }

  @Test("Missing folders are made where that is asked for")
  func folders() throws {
    let folder = try Workspace()
    for _ in 0..<2 { try makeFolder(for: folder("a//b/./c/file")) }
    try Output(folder("a/b/c/file")).write([], as: .text)
    try makeFolder(for: "file")
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).count == 4)
  }
}
