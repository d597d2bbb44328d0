import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Scrolled segments")
struct ScrollTests {
  /// Eight collapsed segments of 72 points, one of them expanded to 140: 644 points.
  private func control(_ target: Int?, _ change: (inout Control) -> Void = { _ in }) -> Control {
    Control.of(["A", "B", "C", "D", "E", "F", "G", "H"], selection: 4, scale: 2).with { control in
      (control.width, control.overflow, control.scrollTarget) = (300, .scroll, target)
      change(&control)
    }
  }

  @Test(
    "The segment is in the middle, as near as the first and the last allow",
    arguments: [
      // 4 · 72 + 70 − 150, the selected one; 0; 1.5 · 72 − 150 < 0; 3.5 · 72 − 150; 644 − 300.
      (nil, 208), (0, 0), (1, 0), (3, 102), (7, 344),
    ] as [(Int?, Double)])
  func offsets(target: Int?, offset: Double) throws {
    let ltr = try control(target).laidOut()
    let scroll = try #require(ltr.scroll)
    #expect(scroll.contentSize.width == 644 && scroll.viewport.width == 300)
    #expect(scroll.contentOffset == Point(x: offset, y: 0))
    #expect(ltr.segments[0].frame.x == -offset && ltr.frame.width == 300)
    #expect(scroll.fades.left == (offset > 0 ? 24 : 0))
    #expect(scroll.fades.right == (offset < 344 ? 24 : 0))
    let rtl = try control(target) { $0.traits.direction = .rightToLeft }.laidOut()
    #expect(rtl.scroll?.contentOffset.x == 344 - offset)
    #expect(rtl.scroll?.fades.left == scroll.fades.right)
    #expect(rtl.segments[0].frame.maxX == 300 + offset)
  }

  @Test("What fits is not scrolled, and looks as it always does")
  func fits() throws {
    let wide = control(nil) { $0.width = 700 }
    #expect(try wide.laidOut().scroll == nil)
    #expect(try wide.painted() == wide.with { $0.overflow = .ellipsis }.painted())
  }

  @Test("Segments keep the widths they have without a limit", arguments: [Sizing.equal, .fitting])
  func natural(sizing: Sizing) throws {
    let scrolled = control(0) { ($0.sizing, $0.labelVisibility, $0.width) = (sizing, .all, 200) }
    let whole = scrolled.with { ($0.width, $0.overflow) = (nil, .ellipsis) }
    let widths = try [scrolled, whole].map { try $0.laidOut().segments.map(\.frame.width) }
    #expect(widths[0] == widths[1])
  }

  @Test(
    "The middle shows what the whole strip shows there, and the ends fade",
    arguments: Look.Name.allCases)
  func pixels(look: Look.Name) throws {
    let narrow = control(3) { control in
      (control.look, control.margin, control.background) = (look, 0, .color(.white))
      control.sizing = .expanding(collapsed: 72, expanded: 140)
      control.selection = []
      control.labelVisibility = LabelVisibility.none
    }
    guard look != .glass, look != .bordered else { return }
    let (seen, whole) = (
      try narrow.painted(), try narrow.with { ($0.width, $0.overflow) = (nil, .ellipsis) }.painted()
    )
    // Offset 102 points at 2x; 24 points fade at each end, and the track ends with the control.
    for y in 8..<seen.height - 8 {
      for x in 50..<550 where seen[x, y] != whole[x + 204, y] {
        Issue.record("\(look) differs at (\(x), \(y))")
        return
      }
    }
    func ink(_ raster: Raster, _ columns: Range<Int>) -> Int {
      columns.reduce(0) { sum, x in
        (0..<raster.height).reduce(sum) { $0 + 255 - Int(raster[x, $1] >> 16 & 255) }
      }
    }
    // The separator at 144 − 102 = 42 points is outside the fade, an icon at 6 points inside it.
    #expect(ink(seen, 8..<48) < ink(whole, 212..<252))
  }

  @Test("A scroll target that is no segment is refused")
  func refused() {
    #expect(throws: RenderError.self) { try control(8).laidOut() }
  }

  @Test("A change scrolls from the one's offset to the other's")
  func motion() throws {
    let frames = try Renderer().frames(of: Transition(control(nil), path: [0, 7]))
    let starts = (0..<frames.count).map { frames.layout(at: $0).segments[0].frame.x }
    #expect(starts.first == 0 && starts.last == -344)
    let steps = zip(starts, starts.dropFirst()).map { abs($1 - $0) }
    #expect(steps.allSatisfy { $0 < 120 }, "\(steps)")
    #expect(frames.size.width == 300)
  }
}
