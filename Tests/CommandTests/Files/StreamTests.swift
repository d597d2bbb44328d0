import Testing
import TestSupport

/// Standard output, pipes, terminals and devices.
@Suite("Streams get what was asked for and nothing else")
struct StreamTests {
  private static let drawing = "$SEGRENDER --labels Miniatures,Recipes,Paints --selected 1"

  @Test("Standard output holds the same bytes as a file, and nothing beside them")
  func standardOutput() throws {
    let workspace = try Workspace()
    let run = try workspace.shell(
      "\(StreamTests.drawing) -o a.png && \(StreamTests.drawing) -o -")
    #expect(run.errors == "")
    #expect(run.output == (try workspace.bytes(of: "a.png")))
  }

  @Test("A reader that goes away is no error worth a word")
  func closedPipe() throws {
    let run = try Workspace().shell(
      "\(StreamTests.drawing) --scale 12 -o - | head -c 1 | wc -c; exit ${PIPESTATUS[0]}")
    #expect(run.text == "1\n")
    #expect(run.errors == "")
    #expect(run.ending == .exited(0) || run.ending == .exited(2))
  }

  @Test("A closed standard output is an error", arguments: ["-o - >&-", "-o a.png --json >&-"])
  func closedOutput(arguments: String) throws {
    let run = try Workspace().shell("\(StreamTests.drawing) \(arguments)")
    #expect(run.ending == .exited(2))
    #expect(run.errors == "segrender: cannot write standard output: it is closed\n")
  }

  @Test("A full device is an error", arguments: ["-o - > /dev/full", "-o /dev/full"])
  func fullDevice(arguments: String) throws {
    let run = try Workspace().shell("\(StreamTests.drawing) \(arguments)")
    #expect(run.ending == .exited(2))
    #expect(run.errors.hasSuffix(": no space is left on the device\n"))
  }

  @Test("All standard streams may be closed")
  func allClosed() throws {
    let workspace = try Workspace()
    let run = try workspace.shell(
      "\(StreamTests.drawing) -o a.png <&- >&- 2>&- && \(StreamTests.drawing) -o b.png")
    try run.requireDone()
    #expect(try workspace.bytes(of: "a.png") == workspace.bytes(of: "b.png"))
  }

  @Test(
    "A terminal gets no picture, but may get SVG",
    .needs(.script))
  func terminal() throws {
    let workspace = try Workspace()
    let run = try workspace.shell(
      "script -qec '\(StreamTests.drawing) -o -' /dev/null < /dev/null; echo $?")
    #expect(run.text.contains("cannot write a picture to a terminal"))
    #expect(run.text.hasSuffix("64\n") || run.text.hasSuffix("2\n"))
    let svg = try workspace.shell(
      "script -qec '\(StreamTests.drawing) -o - --format svg' /dev/null < /dev/null")
    #expect(svg.text.contains("<svg"))
  }

  @Test("A pipe with a name is written, not replaced")
  func namedPipe() throws {
    let workspace = try Workspace()
    let run = try workspace.shell(
      """
      mkfifo a.png; \(StreamTests.drawing) -o a.png & cat a.png > b.png; wait $!
      \(StreamTests.drawing) -o c.png; cmp b.png c.png && test -p a.png
      """)
    try run.requireDone()
    #expect(try workspace.names == ["a.png", "b.png", "c.png"])
  }

  @Test("Documents, themes and pictures are read from standard input, too")
  func standardInput() throws {
    let workspace = try Workspace()
    let document = Array(#"{"labels": ["Day", "Week"], "selected": 1}"#.utf8)
    let run = try workspace.segrender(["--spec", "-", "-o", "-"], input: document)
    let plain = try workspace.segrender(["--labels", "Day,Week", "--selected", "1", "-o", "-"])
    try plain.requireDone()
    #expect(run == plain)
  }

  @Test("--json describes the files, one result on standard output")
  func json() throws {
    let workspace = try Workspace()
    let run = try workspace.shell(
      "\(StreamTests.drawing) -o a.png --json; stat -c %s a.png; file a.png | cut -d, -f2")
    #expect(run.errors == "")
    for part in ["\"path\" : \"a.png\"", "\"width\" : 852", "\"height\" : 96"] {
      #expect(run.text.contains(part) || run.text.contains(part.replacing(" :", with: ":")))
    }
  }
}
