import TestSupport
import Testing

/// A limit of processes leaves the command no second thread.
@Suite("Without a thread to be had the command says so")
struct ThreadTests {
  @Test("Text that needs Pango is refused, not ended by GLib (32)", .needs(.setpriv))
  func pango() throws {
    let run = try Workspace().shell(
      """
      cp "$SEGRENDER" /tmp/$$-segrender; chmod 755 /tmp/$$-segrender
      user=; [ $(id -u) = 0 ] && user="setpriv --reuid 65534 --regid 65534 --clear-groups"
      prlimit --nproc=1 $user /tmp/$$-segrender --labels مرحبا,Week --show-labels all -o -
      status=$?; rm -f /tmp/$$-segrender; exit $status
      """)
    #expect(run.ending == .exited(2))
    #expect(run.errors.contains("the system refuses a thread") && run.output == [])
  }
}
