import TestSupport
import Testing

/// What surrounds a run changes nothing that it makes.
@Suite("The machine's settings change no byte and no message")
struct SurroundingsTests {
  @Test(
    "Variables by which libraries draw or shape otherwise have no effect (39)",
    arguments: [
      "PIXMAN_DISABLE": "sse2 ssse3 mmx fast wholeops", "HB_SHAPER_LIST": "fallback",
      "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0", "FC_DEBUG": "1024",
    ])
  func variables(name: String, value: String) throws {
    let workspace = try Workspace()
    let words = ["--labels", "AVAVA,👍 fi,Größe", "--show-labels", "all", "-o", "-"]
    let plain = try workspace.segrender(words)
    try plain.requireDone()
    #expect(try workspace.segrender(words, environment: [name: value]) == plain)
  }

  @Test("Without /proc the command does the same (39)", .needs(.namespaces))
  func noProcesses() throws {
    let workspace = try Workspace()
    try workspace.shell(
      """
      exec unshare --mount bash -c 'umount -l /proc
      $SEGRENDER animate --labels A,B --scale 1 -o a.apng &&
      PIXMAN_DISABLE=sse2 $SEGRENDER --labels A,B -o a.png'
      """
    ).requireDone()
    try workspace.segrender(["animate", "--labels", "A,B", "--scale", "1", "-o", "b.apng"])
      .requireDone()
    try workspace.segrender(["--labels", "A,B", "-o", "b.png"]).requireDone()
    for suffix in ["apng", "png"] {
      #expect(try workspace.bytes(of: "a.\(suffix)") == workspace.bytes(of: "b.\(suffix)"))
    }
  }
}

extension Requirement {
  /// The right to take `/proc` away from a process.
  fileprivate static let namespaces = Requirement(
    "no file system can be unmounted here",
    isMet: (try? Workspace().shell("unshare --mount umount -l /proc"))?.isDone ?? false)
}
