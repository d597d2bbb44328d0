import Foundation
import SegmentCodecs
import SegmentPixels
import TestSupport
import Testing

@Suite("SVG files that are more than shapes are drawn in a process of its own")
struct RenderedSVGTests {
  private static let icon = [
    "--labels", "", "--each", "--padding-x", "0", "--padding-y", "0", "--scale", "1", "--icons",
  ]

  /// The left half of a square, by a mask.
  private static let masked = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><mask id="m">\
    <path fill="#fff" d="M0 0h8v16H0z"/></mask><path fill="red" mask="url(#m)" d="M0 0h16v16H0z"/></svg>
    """

  private static let slow = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><filter id="f">\
    <feTurbulence numOctaves="999999999"/></filter><rect width="16" height="16" filter="url(#f)"/></svg>
    """

  @Test("A mask is applied, in both modes", arguments: [("", 0 as UInt32), (":original", 0xFF)])
  func mask(mode: String, red: UInt32) throws {
    let workspace = try Workspace()
    _ = try workspace.write(RenderedSVGTests.masked, to: "a.svg")
    let run = try workspace.segrender(RenderedSVGTests.icon + ["a.svg" + mode, "-o", "-"])
    try #require(run.isDone, "\(run.errors)")
    let raster = try PictureDecoder().decode(run.output)
    #expect(raster.width == 16 && raster.height == 16)
    for (x, alpha) in [(0, 0xFF as UInt32), (7, 0xFF), (8, 0), (15, 0)] {
      #expect(raster[x, 8] >> 24 == alpha)
      if alpha > 0 { #expect(raster[x, 8] >> 16 & 255 == red) }
    }
  }

  @Test("A file that takes too long is named, and the run ends by itself")
  func slow() throws {
    let workspace = try Workspace()
    _ = try workspace.write(RenderedSVGTests.slow, to: "slow.svg")
    let start = ContinuousClock.now
    let run = try workspace.segrender(RenderedSVGTests.icon + ["slow.svg", "-o", "a.png"])
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(run.ending == .exited(2) && run.errorLines.count == 2)
    #expect(run.errors.contains("slow.svg") && run.errors.contains("2 seconds"), "\(run.errors)")
  }

  @Test("Without the helper the message says where it was looked for")
  func absent() throws {
    let workspace = try Workspace()
    try workspace.makeFolder("bin")
    try workspace.copy(Product.path, to: "bin/segrender")
    _ = try workspace.write(RenderedSVGTests.masked, to: "a.svg")
    let arguments = RenderedSVGTests.icon + ["a.svg", "-o", "a.png"]
    let run = try workspace.run(workspace("bin/segrender"), arguments)
    #expect(run.ending == .exited(2) && run.errorLines.count == 2)
    #expect(run.errors.contains("a mask") && run.errors.contains("bin/segrender-svg"))
    #expect(run.errors.contains("libexec/segrender-svg"))
    try workspace.makeFolder("libexec")
    try workspace.copy(Product.path + "-svg", to: "libexec/segrender-svg")
    #expect(try workspace.run(workspace("bin/segrender"), arguments).isDone)
  }

  @Test("The helper opens nothing for a file without text", .needs(.strace))
  func nothingOpened() throws {
    let workspace = try Workspace()
    let files = [
      "<image href='/etc/passwd' width='9' height='9'/>",
      "<image href='http://127.0.0.1:9/a.png' width='9' height='9'/>",
      "<style>@import 'file:///etc/passwd';</style><rect width='9' height='9'/>",
      "<use href='other.svg#a'/><rect width='9' height='9' filter='url(other.svg#f)'/>",
    ]
    for (index, content) in files.enumerated() {
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'>\(content)</svg>"
      _ = try workspace.write(svg, to: "f\(index).svg")
    }
    let names = files.indices.map { "f\($0).svg" }.joined(separator: ",")
    let labels = String(repeating: ",", count: files.count - 1)
    let run = try workspace.run(
      "/usr/bin/strace",
      ["-f", "-o", "trace", "-e", "trace=open,openat,socket,connect,setrlimit,prlimit64"]
        + [Product.path, "--labels", labels, "--icons", names, "-o", "a.png"])
    #expect(run.ending == .exited(0) || run.ending == .exited(2))
    let lines = try workspace.text(of: "trace").split(separator: "\n")
    let limited = try #require(lines.firstIndex { $0.contains("RLIMIT_NOFILE, {rlim_cur=3") })
    let helper = lines[limited].prefix { $0 != " " }
    let opened = lines[limited...].filter {
      $0.hasPrefix(helper) && ($0.contains("open") || $0.contains("socket("))
        && !$0.contains("EMFILE")
    }
    #expect(opened.isEmpty, "\(opened)")
    let touched = lines.filter { $0.contains("passwd") || $0.contains("other.svg") }
    #expect(touched.isEmpty, "\(touched)")
  }
}
