import SegmentKit
import SegmentMotion
import SegmentPixels
import SegmentPrimitives
import Testing

@Suite("Contact sheets")
struct ContactSheetTests {
  @Test("No frame's background leaves its cell", arguments: Look.Name.allCases)
  func cells(look: Look.Name) throws {
    var control = Control(segments: ["A", "B", "C"].map { Control.Segment(label: $0) })
    control.look = look
    control.traits.scale = 1
    control.background = .color(Color(bytes: 221, 238, 255))
    let renderer = Renderer()
    let frames = try renderer.frames(of: Transition(control, path: [0, 2]))
    let sheet = try renderer.raster(of: renderer.contactSheet(of: frames, for: control))
    // A gap of 16 points surrounds all cells; the first cell's corner is the background's.
    let white = 0xFFFF_FFFF as UInt32
    #expect((0..<sheet.height).allSatisfy { sheet[8, $0] == white })
    #expect((0..<sheet.width).allSatisfy { sheet[$0, 8] == white })
    #expect(sheet[16, 16] != white)
  }
}
