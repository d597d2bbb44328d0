import Foundation
import TestSupport
import Testing

/// Input that would end the command, hang it or steer the terminal it speaks to.
@Suite("Hostile input is refused, or does no harm")
struct HostileTests {
  @Test(
    "Any label can be a document's title (31)",
    arguments: [0xFFFF, 0xFDD0, 0x1FFFE] as [UInt32], ["x.pdf", "x.svg"])
  func noncharacters(code: UInt32, name: String) throws {
    let label = "a\(try #require(Unicode.Scalar(code)))"
    let workspace = try Workspace()
    try workspace.segrender(["--label", label, "--alt-text", "-o", name]).requireDone()
    #expect(try workspace.names == [name])
  }

  @Test(
    "Numbers far outside are refused by every verb (32, 33)",
    arguments: [
      ["curve", "--scale", "1e17", "-o", "x.png"],
      ["list", "looks", "--scale", "1e17", "-o", "x.png"],
      ["curve", "--scale", "nan", "-o", "x.png"], ["curve", "--scale", "-1", "-o", "x.png"],
      ["curve", "--curve", "linear", "--duration", "4e-323", "-o", "x.png"],
      ["curve", "--curve", "linear", "--duration", "4e-323", "--json"],
      ["curve", "--spring", "0x1,1", "-o", "x.png"],
      ["--labels", "A", "--background", "linear(0x10,#000,#FFF)", "-o", "x.png"],
      ["--labels", "A", "--scale", "0x10", "-o", "x.png"],
    ])
  func numbers(arguments: [String]) throws {
    let run = try Workspace().segrender(arguments)
    #expect(run.ending == .exited(64), "\(run.errors)")
  }

  @Test("Without spare descriptors an animation is the same (33)", arguments: 4...8)
  func descriptors(count: Int) throws {
    let workspace = try Workspace()
    let words = "animate --labels A,B --scale 1 --jobs 2"
    let run = try workspace.shell(
      """
      $SEGRENDER \(words) -o a.apng
      (ulimit -n \(count); exec $SEGRENDER \(words) -o b.apng) && cmp a.apng b.apng
      """)
    // A dynamically linked build may not even start with so few.
    guard !run.errors.contains("shared libraries") else { return }
    try run.requireDone()
  }

  @Test(
    "Without threads an animation is the same (32)",
    .enabled(if: getuid() == 0, "only root can become somebody else"), .needs(.setpriv))
  func threads() throws {
    let workspace = try Workspace()
    let words = "animate --labels A,B --scale 1 --jobs 2"
    try workspace.shell(
      """
      cp $SEGRENDER /tmp/$$-segrender; chmod 755 /tmp/$$-segrender; chmod 777 .
      $SEGRENDER \(words) -o a.apng
      setpriv --reuid 65534 --regid 65534 --clear-groups prlimit --nproc=1 \
        /tmp/$$-segrender \(words) -o b.apng; status=$?
      rm -f /tmp/$$-segrender; [ $status = 0 ] && cmp a.apng b.apng
      """
    ).requireDone()
  }

  @Test("A limit on memory is an error that leaves nothing (33)")
  func memory() throws {
    let workspace = try Workspace()
    let run = try workspace.shell(
      "ulimit -v 500000; exec $SEGRENDER --labels A --scale 100 -o big.png")
    #expect(run.ending == .exited(2))
    #expect(run.errors.contains("out of memory"))
    #expect(try workspace.names == [])
  }

  @Test("No message can steer a terminal (35)")
  func escapes() throws {
    let workspace = try Workspace()
    let bad = "x\u{1B}[31m\u{202E}\u{7F}"
    let theme = #"{"track": {"\u001b[31m\u202e": 1}, "\u0007": 2}"#
    try workspace.write(theme, to: "t.json")
    try workspace.write("[]", to: "\(bad).json")
    for arguments in [
      ["--labels", "A", "--font", bad, "-o", "x.png"], ["--labels", "A", bad],
      ["--labels", "A", "--theme", "t.json", "-o", "x.png"],
      ["--labels", "A", "--theme", bad + ".json", "-o", "x.png"],
      ["--labels", "A", "-o", bad + ".gif"], ["--labels", "A", "--icons", bad, "-o", "x.png"],
      ["animate", "--labels", "A,B", "--spring", bad, "-o", "x.apng"],
      ["doctor", bad + ".json"],
    ] {
      let run = try workspace.segrender(arguments)
      #expect(run.ending != .exited(0))
      let shown = run.errors.unicodeScalars.dropLast()
      #expect(
        shown.allSatisfy { $0.value >= 32 && $0.value != 0x7F && $0.value != 0x202E },
        "\(arguments)")
    }
  }

  @Test("An empty language, and a matte that is no colour, are refused (40)")
  func emptyValues() throws {
    for locale in ["", ",", "de,", ",de"] {
      let run = try Workspace().segrender(["--labels", "A", "--locale", locale, "-o", "x.png"])
      #expect(run.ending == .exited(64), "\(locale)")
    }
    for name in ["x.apng", "x.webp", "x.gif", "x.y4m", "x.rgba", "%d.png"] {
      let words = ["animate", "--labels", "A,B", "--matte", "junk", "-o", name]
      #expect(try Workspace().segrender(words).ending == .exited(64), "\(name)")
    }
  }
}
