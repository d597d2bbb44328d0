import SegmentGraphics
import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Reading direction")
struct DirectionTests {
  private func control(_ direction: LayoutDirection, _ sizing: Sizing, scale: Double) -> Control {
    Control.of(["", "", "", ""], selection: 1, scale: scale).with { control in
      control.sizing = sizing
      control.width = 301
      control.margin = 6
      control.traits.direction = direction
    }
  }

  @Test(
    "A right-to-left control is the mirror image of the left-to-right one",
    arguments: [Sizing.seed, .equal, .fitting], commonScales)
  func mirror(sizing: Sizing, scale: Double) throws {
    let ltr = try control(.leftToRight, sizing, scale: scale).laidOut()
    let rtl = try control(.rightToLeft, sizing, scale: scale).laidOut()
    let pixel = 1 / scale + 1e-9
    func near(_ rect: Rect?, _ other: Rect?) -> Bool {
      guard let rect, let other = other?.mirrored(in: ltr.size.width) else { return rect == other }
      return abs(rect.x - other.x) <= pixel && abs(rect.maxX - other.maxX) <= pixel
        && rect.y == other.y && rect.height == other.height
    }
    #expect(rtl.size == ltr.size && rtl.frame == ltr.frame)
    #expect(rtl.direction == .rightToLeft && ltr.direction == .leftToRight)
    for (right, left) in zip(rtl.segments, ltr.segments) {
      #expect(near(right.frame, left.frame) && near(right.iconFrame, left.iconFrame))
    }
    #expect(near(rtl.selectionFrames.first, ltr.selectionFrames.first))
    #expect(rtl.separators.count == ltr.separators.count)
    #expect(zip(rtl.separators, ltr.separators).allSatisfy { near($0.frame, $1.frame) })
    #expect(rtl.separators.map(\.opacity) == ltr.separators.map(\.opacity))
    #expect(rtl.segments[0].frame.x > rtl.segments[3].frame.x)
  }

  @Test("Mirroring a control with symmetric icons mirrors its pixels", arguments: [1.0, 2, 3])
  func mirroredPixels(scale: Double) throws {
    func picture(_ direction: LayoutDirection) throws -> Raster {
      try control(direction, .equal, scale: scale).with { control in
        control.segments = control.segments.map { _ in Control.Segment(label: "") }
        control.width = 300
      }.painted()
    }
    let (ltr, rtl) = (try picture(.leftToRight), try picture(.rightToLeft))
    var mirrored = ltr
    for y in 0..<ltr.height {
      for x in 0..<ltr.width { mirrored[x, y] = ltr[ltr.width - 1 - x, y] }
    }
    // Cairo samples a pixel's edge at 16 places, which lie otherwise left than right of a curve.
    let differences = zip(mirrored.pixels, rtl.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }
    #expect((differences.max() ?? 0) <= 16)
    #expect(ltr != rtl)
  }

  @Test("The icon stands before the label in reading direction")
  func iconSide() throws {
    for (label, direction) in [("Recipes", TextDirection.leftToRight), ("وصفات", .rightToLeft)] {
      let layout = try Control.of([label]).laidOut()
      let icon = try #require(layout.segments[0].iconFrame)
      let text = try #require(layout.segments[0].labelFrame)
      #expect(layout.direction == direction)
      #expect((icon.x < text.x) == (direction == .leftToRight))
    }
  }

  @Test(
    "The direction comes from the setting, then the locale, then the first label that has one",
    arguments: [
      (LayoutDirection.auto, nil, "123", TextDirection.leftToRight),
      (.auto, nil, "שלום", .rightToLeft), (.auto, "de", "שלום", .leftToRight),
      (.auto, "ar", "Hello", .rightToLeft), (.auto, "az-Arab", "Hello", .rightToLeft),
      (.auto, "uz-Latn-AF", "سلام", .leftToRight), (.leftToRight, "ar", "سلام", .leftToRight),
      (.rightToLeft, "de", "Hallo", .rightToLeft), (.auto, "he_IL", "1", .rightToLeft),
    ] as [(LayoutDirection, String?, String, TextDirection)])
  func decided(
    setting: LayoutDirection, locale: String?, label: String, direction: TextDirection
  ) throws {
    let control = Control.of([label]).with { control in
      control.traits.direction = setting
      control.traits.locale = locale
    }
    #expect(control.readingDirection == direction)
  }

  @Test("A directional icon is mirrored, others are not")
  func directionalIcons() throws {
    for name in IconLibrary.names {
      func icon(_ direction: LayoutDirection) throws -> Icon {
        let control = Control.of([""], icon: name).with { $0.traits.direction = direction }
        return try #require(try control.laidOut().segments[0].icon)
      }
      let (ltr, rtl) = (try icon(.leftToRight), try icon(.rightToLeft))
      #expect(rtl == (ltr.isDirectional ? ltr.mirrored : ltr))
    }
  }
}
