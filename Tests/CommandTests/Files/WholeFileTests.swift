import Glibc
import Testing
import TestSupport

/// A picture appears whole or not at all, whatever stops the command.
@Suite("Files appear whole or not at all")
struct WholeFileTests {
  private static let old = Array("old".utf8)

  /// A workspace whose `out.png` has an old content.
  private func workspace() throws -> Workspace {
    let workspace = try Workspace()
    try workspace.write(WholeFileTests.old, to: "out.png")
    return workspace
  }

  private func expectUntouched(_ workspace: Workspace, besides names: [String] = []) throws {
    #expect(try workspace.bytes(of: "out.png") == WholeFileTests.old)
    #expect(try workspace.names == (["out.png"] + names).sorted())
  }

  @Test("Under a limit of the file size the old file stays (A38)", arguments: [0, 1])
  func fileSize(kilobytes: Int) throws {
    let workspace = try workspace()
    let run = try workspace.shell(
      "ulimit -f \(kilobytes); exec $SEGRENDER --labels Miniatures,Recipes,Paints -o out.png")
    #expect(run.ending == .exited(2))
    #expect(run.errors.hasPrefix("segrender: cannot write out.png: the file would be larger"))
    try expectUntouched(workspace)
  }

  @Test("On a full file system the old file stays (A38)", .needs(.mounts))
  func fullFileSystem() throws {
    let workspace = try Workspace()
    // 4 KiB hold the old file and not the new one; the mount is gone with the namespace.
    let run = try workspace.shell(
      """
      exec unshare --mount bash -c 'mkdir full && mount -t tmpfs -o size=4k none full || exit 99
      printf old > full/out.png
      $SEGRENDER --labels Miniatures,Recipes,Paints -o full/out.png; status=$?
      ls -A full; cat full/out.png; exit $status'
      """)
    #expect(run.ending == .exited(2))
    #expect(run.errors == "segrender: cannot write full/out.png: no space is left on the device\n")
    #expect(run.text == "out.png\nold")
  }

  @Test(
    "A signal between writing and renaming leaves the old file, and only SIGKILL leftovers (36)",
    .needs(.compiler),
    arguments: [
      "INT": 2, "TERM": 15, "HUP": 1, "KILL": 9, "QUIT": 3, "XCPU": 24, "ALRM": 14, "USR1": 10,
      "PWR": 30, "SEGV": 11, "ABRT": 6, "RTMIN": 34, "RTMAX": 64,
    ])
  func signals(name: String, number: Int32) throws {
    let workspace = try workspace()
    try workspace.write(WholeFileTests.pausingRename, to: "pause.c")
    try workspace.shell(
      "mkfifo started; $(type -P cc clang | head -n1) -shared -fPIC -o pause.so pause.c"
    ).requireDone()
    // Job control keeps bash from ignoring SIGINT for a background job; reading the pipe waits
    // until the command stands before its renaming.
    let run = try workspace.shell(
      """
      set -m
      export SWIFT_BACKTRACE=enable=no  # which a debug build would spend a minute on
      LD_PRELOAD=$PWD/pause.so $SEGRENDER --labels A,B -o out.png & pid=$!
      cat started; ls -A | grep -c tmp
      kill -\(name) $pid; wait $pid 2>/dev/null; status=$?
      rm pause.c pause.so started; exit $status
      """)
    #expect(run.ending == .exited(128 + number))
    #expect(run.text == "1\n")
    #expect(try workspace.bytes(of: "out.png") == WholeFileTests.old)
    let leftovers = try workspace.names.filter { $0 != "out.png" }
    #expect(leftovers.count == (name == "KILL" ? 1 : 0))
    #expect(leftovers.allSatisfy { $0.hasPrefix(".") && $0.hasSuffix(".tmp") })
  }

  /// A `rename` that tells a pipe that it was called, and never returns.
  private static let pausingRename = """
    #include <fcntl.h>
    #include <unistd.h>
    int rename(const char *from, const char *to) {
      close(open("started", O_WRONLY));
      for (;;) pause();
    }
    """

  @Test("A run that fails at its second picture has not written the first (A38)")
  func nothingHalfDone() throws {
    let workspace = try workspace()
    let run = try workspace.segrender(
      ["--labels", "A", "--scale", "1,100", "--width", "1000", "-o", "{scale}.png"])
    #expect(run.ending == .exited(2))
    try expectUntouched(workspace)
  }

  @Test(
    "In a folder without permission to write the old file stays",
    .needs(.setpriv))
  func readOnlyFolder() throws {
    let workspace = try workspace()
    let user = isRoot ? "setpriv --reuid 65534 --regid 65534 --clear-groups" : ""
    let run = try workspace.shell(
      """
      cp "$SEGRENDER" /tmp/$$-segrender; chmod 755 /tmp/$$-segrender; chmod 555 .
      \(user) /tmp/$$-segrender --labels A -o out.png; first=$?
      \(user) /tmp/$$-segrender --labels A -o new.png; second=$?
      chmod 755 .; rm -f /tmp/$$-segrender
      exit $((first * 10 + second))
      """)
    #expect(run.ending == .exited(22))
    #expect(run.errors.split(separator: "\n").count == 2)
    #expect(run.errors.contains("permission denied"))
    try expectUntouched(workspace)
  }

  @Test(
    "A write-protected file stays, though its folder would allow to replace it",
    .enabled(if: !isRoot, "nothing is write-protected for root"))
  func readOnlyFile() throws {
    let workspace = try workspace()
    try workspace.shell("chmod 444 out.png").requireDone()
    let run = try workspace.segrender(["--labels", "A", "-o", "out.png"])
    #expect(run.ending == .exited(2))
    try expectUntouched(workspace)
  }

  @Test("A symbolic link stays, and the file it leads to is replaced")
  func link() throws {
    let workspace = try workspace()
    let run = try workspace.shell(
      """
      mkdir links; ln -s ../out.png links/link.png; ln -s nowhere links/new.png
      $SEGRENDER --labels A -o links/link.png && $SEGRENDER --labels A -o links/new.png --format png
      readlink links/link.png links/new.png
      """)
    #expect(run.text == "../out.png\nnowhere\n")
    #expect(try workspace.bytes(of: "out.png").starts(with: PNGFile.signature))
    #expect(try workspace.bytes(of: "links/nowhere") == workspace.bytes(of: "out.png"))
    #expect(try workspace.names.count == 5)
  }

  @Test("A replaced file keeps its permissions, a new one follows the mask")
  func permissions() throws {
    let run = try workspace().shell(
      """
      chmod 640 out.png; umask 027
      $SEGRENDER --labels A -o out.png; $SEGRENDER --labels A -o new.png
      stat -c %a out.png new.png
      """)
    #expect(run.text == "640\n640\n")
  }
}

extension Requirement {
  /// The right to mount a file system.
  fileprivate static let mounts = Requirement(
    "no file system can be mounted here",
    isMet: (try? Workspace().shell(
      "unshare --mount bash -c 'mkdir a && mount -t tmpfs -o size=4k none a'"))?.isDone ?? false)
}

/// Whether the tests run as a user whom no permission stops.
private let isRoot = getuid() == 0
