import SegmentPrimitives
import SegmentSVG
import TestSupport
import Testing

@Suite("What is no plain SVG is refused, in bounded time")
struct RefusalTests {
  @Test(
    "A full renderer is asked for what is named",
    arguments: [
      ("<text>A</text>", "text"), ("<image href='a.png'/>", "image"),
      ("<rect width='9' height='9' mask='url(#m)'/>", "mask"),
      ("<g filter='url(#f)'><rect width='9' height='9'/></g>", "filter"),
      ("<pattern id='p'/><rect width='9' height='9' fill='url(#p)'/>", "pattern"),
      ("<use href='other.svg#a'/>", "another file"), ("<foreignObject/>", "foreignObject"),
      ("<style>g > rect{fill:red}</style><rect width='9' height='9'/>", "selector"),
      ("<style>@import 'a.css';</style><rect width='9' height='9'/>", "imported"),
      ("<path d='M0 0h9' marker-end='url(#m)'/>", "marker"),
      ("<rect width='9em' height='9'/>", "9em"),
      (
        "<clipPath id='c'><circle r='3'/><circle r='5'/></clipPath><g clip-path='url(#c)'>"
          + "<rect width='9' height='9'/></g>", "clip"
      ),
    ])
  func unsupported(content: String, feature: String) {
    guard case .unsupported(let text)? = error(of: Sample("", content).svg) else {
      return #expect(Bool(false), "\(content) was read")
    }
    #expect(text.contains(feature))
  }

  @Test("What nobody sees needs no renderer")
  func unseen() throws {
    let content =
      "<filter id='f'/><mask id='m'/><g display='none'><text>A</text></g>"
      + "<rect width='9' height='9' filter='none' mask='none'/>"
    #expect(try VectorDrawing(svg: Array(Sample("", content).svg.utf8)).nodes.count == 1)
  }

  @Test("Files that are no SVG say what they are")
  func noSVG() {
    #expect(error(of: "<html/>") == .notSVG(root: "html"))
    #expect(error(of: "<svg/>") == .empty)
    #expect(error(of: "<svg width='0' height='9'><rect width='9' height='9'/></svg>") == .empty)
    guard case .malformed(_, line: 2)? = error(of: "<svg>\n<rect") else {
      return #expect(Bool(false), "half a file was read")
    }
  }

  /// Each would take seconds or more, or all memory, were the work not bounded.
  static let bombs: [Sample] = [
    Sample("deep groups", String(repeating: "<g>", count: 100_000)),
    Sample(
      "references that double",
      "<rect id='a0' width='9' height='9'/>"
        + (1...40).map { "<g id='a\($0)'><use href='#a\($0 - 1)'/><use href='#a\($0 - 1)'/></g>" }
        .joined()),
    Sample("a reference to itself", "<g id='a'><use href='#a'/></g>"),
    Sample("many elements", String(repeating: "<rect width='9' height='9'/>", count: 30_000)),
  ]

  @Test("Bombs end with a refusal", arguments: bombs)
  func bomb(sample: Sample) {
    switch error(of: sample.svg) {
    case .tooMuch, .malformed: break
    case let other: #expect(Bool(false), "\(sample.name): \(String(describing: other))")
    }
  }

  @Test("Entities that grow end with a refusal (expat's limit of 100 times the file)")
  func entities() {
    let entities = (1...20).map {
      "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);&e\($0 - 1);&e\($0 - 1);\">"
    }
    let text =
      "<!DOCTYPE svg [<!ENTITY e0 \"<g/><g/><g/>\">" + entities.joined() + "]><svg>&e20;</svg>"
    let error = error(of: text)
    #expect(error != nil && error != .empty)
  }

  @Test(
    "Numbers beyond all measure draw nothing or something, and all of it is finite",
    arguments: [
      "<path d='M1e999 -1e999L1e308 5 3 4z'/>", "<g transform='scale(1e300)'><circle r='9'/></g>",
      "<g transform='matrix(0 0 0 0 0 0)'><circle r='9'/></g>", "<circle r='nan' cx='inf'/>",
      "<path d='M0 0h1e9' stroke='#000' stroke-dasharray='1e-9'/>",
      "<rect width='1e30' height='1e30' stroke='#000' stroke-width='1e30'/>",
    ])
  func numbers(content: String) throws {
    let svg = Sample("", content + "<rect width='1' height='1'/>").svg
    let bounds = try #require(try VectorDrawing(svg: Array(svg.utf8)).bounds)
    #expect([bounds.x, bounds.y, bounds.width, bounds.height].allSatisfy { $0.magnitude < 1e6 })
  }

  private func error(of text: String) -> SVGError? {
    do throws(SVGError) {
      _ = try VectorDrawing(svg: Array(text.utf8))
      return nil
    } catch {
      return error
    }
  }
}
