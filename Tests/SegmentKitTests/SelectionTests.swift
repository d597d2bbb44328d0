import SegmentGlass
import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Several selected segments, and colours of single ones")
struct SelectionTests {
  private let labels = ["Cat", "Dog", "Bird"]

  private func control(_ selection: Set<Int>, _ look: Look.Name) -> Control {
    Control.of(labels, icon: nil, scale: 2).with { control in
      (control.selection, control.look) = (selection, look)
      (control.sizing, control.width, control.margin) = (.equal, 300, 0)
    }
  }

  @Test(
    "Each selected segment looks as it does where it is the only one", arguments: Look.Name.allCases
  )
  func marks(look: Look.Name) throws {
    let both = try control([0, 2], look).painted()
    for index in [0, 2] {
      let alone = try control([index], look).painted()
      // Shadows and separators of the neighbours end 12 points beside the common edge.
      let columns = index == 0 ? 0..<176 : 424..<600
      for y in 0..<both.height {
        for x in columns where both[x, y] != alone[x, y] {
          Issue.record("\(look) segment \(index) differs at (\(x), \(y))")
          return
        }
      }
    }
  }

  @Test("Separators are hidden beside each selected segment")
  func separators() throws {
    let layout = try Control.of(["", "", "", "", "", ""], selection: nil)
      .with { $0.selection = [0, 4] }.laidOut()
    #expect(layout.separators.map(\.opacity) == [0, 1, 1, 0, 0])
    #expect(layout.selectionFrames.count == 2)
  }

  @Test(
    "Each selected segment is expanded; a width given takes from the collapsed ones first",
    arguments: [
      (nil, [140.0, 72, 140, 72]), (400, [140, 60, 140, 60]), (500, [140, 110, 140, 110]),
      // Collapsed ones end at their icon and four points on either side.
      (300, nil),
    ] as [(Double?, [Double]?)])
  func expanding(width: Double?, expected: [Double]?) throws {
    let layout = try Control.of(["A", "B", "C", "D"]).with { control in
      (control.selection, control.width) = ([0, 2], width)
    }.laidOut()
    let widths = layout.segments.map(\.frame.width)
    if let expected {
      #expect(zip(widths, expected).allSatisfy { abs($0 - $1) < 0.4 }, "\(widths)")
    } else {
      let icon = try #require(layout.segments[1].icon).size.width
      #expect(abs(widths[1] - (icon + 8)) < 0.4)
      #expect(abs(widths[0] - (300 - 2 * (icon + 8)) / 2) < 0.4)
    }
  }

  @Test("A tint is the colour of icon and label, selected or not, and of a fill with their colour")
  func tints() throws {
    let red = Color(bytes: 200, 0, 0)
    func colors(_ look: Look.Name, selection: Set<Int>) throws -> (inks: [Color], fills: [Color]) {
      let layers = try Control.of(["A", "B"], scale: 2).with { control in
        (control.look, control.selection, control.labelVisibility) = (look, selection, .all)
        control.segments[0].tint = red
      }.composed().allLayers
      return (
        layers.compactMap { layer in
          switch layer {
          case .icon(_, _, let color), .text(_, _, let color): color
          default: nil
          }
        },
        layers.compactMap { if case .fill(_, let color) = $0 { color } else { nil } }
      )
    }
    for look in [Look.Name.bare, .pill, .outline, .bordered] {
      let plain = try colors(look, selection: [])
      #expect(plain.inks.prefix(2) == [red, red] && !plain.inks.dropFirst(2).contains(red))
      #expect(!plain.fills.contains(red))
      let isFilled = look == .outline || look == .bordered
      let chosen = try colors(look, selection: [0])
      #expect(chosen.fills.contains(red) == isFilled, "\(look)")
      #expect(chosen.inks.prefix(2).contains(red) == !isFilled, "\(look)")
    }
  }

  @Test("A tinted segment of glass has ink of its tint")
  func tintOnGlass() throws {
    let red = Color(bytes: 255, 0, 0)
    let glass = Control.glass(GlassKind(glass: .regular, appearance: .light), over: .color(.white))
    { control in
      control.segments[1] = Control.Segment(label: "", icon: "square.fill", tint: red)
    }
    let raster = try glass.painted()
    let frame = try #require(try glass.laidOut().segments[1].iconFrame)
    #expect(raster[Int(frame.midX), Int(frame.midY)] == 0xFFFF_0000)
  }
}
