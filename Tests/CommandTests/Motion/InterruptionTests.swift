import Testing
import TestSupport

/// Ctrl-C half-way leaves nothing behind, and old files as they were.
@Suite("An interrupted animation leaves nothing behind")
struct InterruptionTests {
  /// Ten seconds of frames, and a watch that ends the command once it has begun to write.
  private func interrupt(
    _ workspace: Workspace, output: String, signal: String
  ) throws -> ProgramRun {
    // Job control keeps bash from ignoring SIGINT for a background job.
    try workspace.shell(
      """
      set -m
      $SEGRENDER animate --labels Miniatures,Recipes,Paints --curve linear --duration 10 \
        -o \(output) & pid=$!
      until find . -name '.*.tmp' -size +0 | grep -q .; do
        kill -0 $pid 2>/dev/null || exit 99
      done
      kill -\(signal) $pid; wait $pid 2>/dev/null
      """)
  }

  @Test(
    "Neither file nor temporary file stays, whatever is written",
    arguments: ["out.apng", "out.gif", "out.y4m", "out.rgba", "%04d.png"], ["INT", "TERM"])
  func nothingStays(output: String, signal: String) throws {
    let workspace = try Workspace()
    let run = try interrupt(workspace, output: output, signal: signal)
    #expect(run.ending == .exited(128 + (signal == "INT" ? 2 : 15)))
    #expect(try workspace.names == [])
  }

  @Test("Folders made for numbered frames go, too, and those that were there stay")
  func folders() throws {
    let workspace = try Workspace()
    try workspace.makeFolder("old")
    try workspace.write("mine", to: "old/note")
    let run = try interrupt(workspace, output: "old/new/{frame}/frame.png", signal: "INT")
    #expect(run.ending == .exited(130))
    #expect(try workspace.names == ["old", "old/note"])
  }

  @Test("Old frames stay as they were", arguments: ["out.apng", "%04d.png"])
  func oldFiles(output: String) throws {
    let workspace = try Workspace()
    for name in ["0000.png", "0600.png", "out.apng"] { try workspace.write("old", to: name) }
    _ = try interrupt(workspace, output: output, signal: "INT")
    #expect(try workspace.names == ["0000.png", "0600.png", "out.apng"])
    for name in try workspace.names { #expect(try workspace.bytes(of: name) == Array("old".utf8)) }
  }

  @Test("Frames that cannot all be written are not written at all")
  func failure() throws {
    let workspace = try Workspace()
    // The place of one frame is taken by a folder.
    try workspace.makeFolder("0007.png")
    let run = try workspace.segrender(Workspace.strip + ["-o", "%04d.png"])
    #expect(run.ending == .exited(2))
    #expect(run.errors.contains("0007.png"))
    #expect(try workspace.names == ["0007.png"])
  }
}
