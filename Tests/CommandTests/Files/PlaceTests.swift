import Glibc
import TestSupport
import Testing

/// Where bytes end up, whatever the path leads to.
@Suite("Every output goes where its path leads, or nowhere")
struct PlaceTests {
  @Test("A link, and a folder, whose bytes are not UTF-8 are followed as they are (38)")
  func bytes() throws {
    let run = try Workspace().shell(
      #"""
      ln -s $'n\xffw.png' link.png; mkdir $'d\xff'
      $SEGRENDER --labels A -o link.png && cd $'d\xff' || exit
      echo old > out.png; $SEGRENDER --labels A -o out.png || exit
      cmp $'../n\xffw.png' out.png && ls -A | wc -l && cd .. && ls -A | wc -l
      """#)
    #expect(run.isDone, "\(run.errors)")
    #expect(run.text == "1\n3\n")
  }

  @Test(
    "A file that may be written and not replaced is overwritten, which is said (38)",
    .enabled(if: getuid() == 0, "only root can become somebody else"), .needs(.setpriv),
    arguments: ["chmod 555 f", "chmod 1777 f"])
  func inPlace(protection: String) throws {
    let workspace = try Workspace()
    let run = try workspace.shell(
      """
      cp "$SEGRENDER" /tmp/$$-segrender; chmod 755 /tmp/$$-segrender
      mkdir f; printf '%9999s' old > f/a.png; chmod 666 f/a.png; \(protection)
      setpriv --reuid 65534 --regid 65534 --clear-groups /tmp/$$-segrender --labels A -o f/a.png
      status=$?; rm -f /tmp/$$-segrender; stat -c %a f/a.png; exit $status
      """)
    #expect(run.isDone && run.text == "666\n")
    #expect(run.errors.hasPrefix("segrender: note: f/a.png is written in place"), "\(run.errors)")
    try workspace.segrender(["--labels", "A", "-o", "same.png"]).requireDone()
    #expect(try workspace.bytes(of: "f/a.png") == workspace.bytes(of: "same.png"))
  }

  @Test("A failure to close is a failure to write, and the old file stays (38)", .needs(.compiler))
  func closing() throws {
    let workspace = try Workspace()
    try workspace.write(PlaceTests.failingClose, to: "close.c")
    let run = try workspace.shell(
      """
      $(type -P cc clang | head -n1) -shared -fPIC -o close.so close.c
      printf old > out.png
      LD_PRELOAD=$PWD/close.so $SEGRENDER --labels A -o out.png; status=$?
      rm close.c close.so; ls -A; cat out.png; exit $status
      """)
    #expect(run.ending == .exited(2))
    #expect(run.errors == "segrender: cannot write out.png: the device reports an error\n")
    #expect(run.text == "out.png\nold")
  }

  /// A `close` that fails for temporary files, as it does where a server refuses the data.
  private static let failingClose = """
    #define _GNU_SOURCE
    #include <errno.h>
    #include <stdio.h>
    #include <string.h>
    #include <sys/syscall.h>
    #include <unistd.h>
    int close(int file) {
      char link[64], path[4096] = "";
      snprintf(link, sizeof link, "/proc/self/fd/%d", file);
      readlink(link, path, sizeof path - 1);
      int result = syscall(SYS_close, file);
      if (strstr(path, ".tmp") == NULL) return result;
      errno = EIO;
      return -1;
    }
    """

  @Test("Two outputs that a link makes one file are refused, and neither is written (38)")
  func link() throws {
    let workspace = try Workspace()
    try workspace.link("A.png", to: "B.png")
    let run = try workspace.segrender(["--labels", "A,B", "--each", "-o", "{label}.png"])
    #expect(run.ending == .exited(2))
    #expect(run.errors.contains("cannot write both A.png and B.png"), "\(run.errors)")
    #expect(try workspace.names == ["A.png"])
  }
}
