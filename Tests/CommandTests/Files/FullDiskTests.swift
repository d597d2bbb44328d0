import Testing
import TestSupport

/// A set of files whose first fit and whose last do not.
@Suite("Sets on a full disk are all or nothing")
struct FullDiskTests {
  @Test(
    "Where the disk is full, no file of a set is new and no old one is changed (36)",
    .needs(.tmpfs),
    arguments: [
      "\(segments) --each -o full/{index}.png",
      "\(segments) --appearance light,dark --scale 1,2,3,4,8 -o full/{appearance}-{scale}.png",
      "\(segments) --each --label '\(String(repeating: "W", count: 200))' -o full/new/{index}.png",
    ])
  func fullFileSystem(arguments: String) throws {
    // Of 16 KiB, 4 hold the old file and 4 what lies beside it: the first file fits, not all.
    let run = try Workspace().shell(
      """
      exec unshare --mount bash -c "mkdir full && mount -t tmpfs -o size=16k none full || exit 99
      printf old > full/0.png; head -c 4096 /dev/zero > full/other
      $SEGRENDER \(arguments); status=\\$?
      find full -mindepth 1 -printf '%P ' | tr ' ' '\\n' | sort | xargs; cat full/0.png
      exit \\$status"
      """)
    #expect(run.ending == .exited(2), "\(run.errors)")
    #expect(run.errors.hasSuffix(": no space is left on the device\n"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.text == "0.png other\nold")
  }

  @Test("Under a limit of the file size a set is not begun (36)")
  func fileSize() throws {
    let workspace = try Workspace()
    try workspace.write(Array("old".utf8), to: "light-1.png")
    let run = try workspace.shell(
      """
      ulimit -f 4; exec $SEGRENDER \(segments) --appearance light,dark \
      --scale 1,20 -o '{appearance}-{scale}.png'
      """)
    #expect(run.ending == .exited(2), "\(run.errors)")
    #expect(run.errors.contains("the file would be larger"))
    #expect(try workspace.names == ["light-1.png"])
    #expect(try workspace.bytes(of: "light-1.png") == Array("old".utf8))
  }

  @Test(
    "A reader that goes away ends every format without a word (SIGPIPE)",
    arguments: [
      "\(segments) --format png -o -", "\(segments) --format svg -o -",
      "\(segments) --format pdf -o -",
      "animate \(segments) --format apng -o -", "animate \(segments) --format rgba -o -",
    ])
  func closedPipe(arguments: String) throws {
    // The reader is gone before the first byte, so that no buffer of the pipe takes the output.
    let run = try Workspace().shell(
      """
      mkfifo pipe; exec 3<>pipe 4>pipe 3<&-
      $SEGRENDER \(arguments) >&4; status=$?; exec 4>&-; rm pipe; ls -A; exit $status
      """)
    #expect(run.ending == .exited(2), "\(run.errors)")
    #expect(run.errors == "" && run.text == "")
  }
}

private let segments = "--labels Miniatures,Recipes,Paints"

extension Requirement {
  /// The right to mount a file system.
  fileprivate static let tmpfs = Requirement(
    "no file system can be mounted here",
    isMet: (try? Workspace().shell(
      "unshare --mount bash -c 'mkdir a && mount -t tmpfs -o size=4k none a'"))?.isDone ?? false)
}
