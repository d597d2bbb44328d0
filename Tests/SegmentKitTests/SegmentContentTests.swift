import SegmentGraphics
import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Labels of several lines, columns, and badges")
struct SegmentContentTests {
  /// The rule's line height, 1950 + 494 of 2048 em, at 13 points.
  private let lineHeight = 1.193359 * 13

  private func control(
    _ labels: [String], icon: String? = nil, _ change: (inout Control) -> Void = { _ in }
  ) -> Control {
    Control.of(labels, icon: icon, selection: nil, scale: 2).with { control in
      (control.labelVisibility, control.sizing) = (.all, .fitting)
      change(&control)
    }
  }

  @Test("Lines are centred on each other, one line height apart, the control as high as they need")
  func lines() throws {
    let layout = try control(["A long line\nshort\nmiddling", "One"]).laidOut()
    let segment = layout.segments[0]
    try #require(segment.lines.map(\.line.text) == ["A long line", "short", "middling"])
    for (first, second) in zip(segment.lines, segment.lines.dropFirst()) {
      #expect(abs(second.baseline.y - first.baseline.y - lineHeight) <= 0.5)
      let middles = [first, second].map { $0.baseline.x + $0.line.width / 2 }
      #expect(abs(middles[0] - middles[1]) <= 0.5)
    }
    let widest = segment.lines.map(\.line.width).max()
    #expect(segment.textWidth == widest && segment.labelFrame?.width == widest)
    #expect(layout.frame.height == (3 * lineHeight + 2 * 4).rounded(.up))
    let other = try #require(layout.segments[1].labelFrame)
    #expect(abs(other.midY - layout.frame.midY) < 0.5)
    #expect(layout.notes.isEmpty)
  }

  @Test("One line costs no height, and empty lines none either")
  func emptyLines() throws {
    let plain = try control(["Cat", "Dog"]).laidOut()
    #expect(plain.frame.height == 32)
    let padded = try control(["\nCat\n\n", "Dog"]).laidOut()
    #expect(padded.segments.map(\.lines) == plain.segments.map(\.lines))
  }

  @Test("Each line that is too wide ends in an ellipsis")
  func truncated() throws {
    let layout = try control(["Benachrichtigungen\nan", "B"]) { $0.width = 120 }.laidOut()
    #expect(layout.segments[0].lines.map(\.line.isTruncated) == [true, false])
  }

  @Test(
    "Icon and label follow each other along the axis, both centred across it",
    arguments: Axis.allCases, IconPosition.allCases)
  func axes(axis: Axis, position: IconPosition) throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let layout = try control(["Recipes"], icon: "star.fill") { control in
        (control.imageStyle.axis, control.imageStyle.iconPosition) = (axis, position)
        control.traits.direction = direction
      }.laidOut()
      let segment = layout.segments[0]
      let (icon, label) = (try #require(segment.iconFrame), try #require(segment.labelFrame))
      if axis == .vertical {
        #expect(abs(icon.midX - label.midX) <= 0.5)
        let gap = position == .leading ? label.y - icon.maxY : icon.y - label.maxY
        #expect(abs(gap - 2) <= 0.5)
        let height = (icon.height + 2 + lineHeight + 2 * 4).rounded(.up)
        #expect(layout.frame.height == max(32, height))
      } else {
        #expect(abs(icon.midY - label.midY) <= 0.5)
        let isLeft = (position == .leading) == (direction == .leftToRight)
        #expect(abs((isLeft ? label.x - icon.maxX : icon.x - label.maxX) - 6) <= 1)
        #expect(layout.frame.height == 32)
      }
    }
  }

  @Test("A column's height is the same whichever segment shows its label")
  func stableHeight() throws {
    let control = Control.of(["Cat", "Dog\nand more", "Bird"]).with {
      $0.imageStyle.axis = .vertical
    }
    let heights = try [0, 1, 2].map { index in
      try control.with { $0.selection = [index] }.laidOut().frame.height
    }
    #expect(Set(heights).count == 1)
  }
}

@Suite("Badges")
struct BadgeTests {
  private func layout(
    _ badge: Control.Badge, label: String = "", icon: String? = "star.fill",
    _ change: (inout Control) -> Void = { _ in }
  ) throws -> ControlLayout {
    try Control.of([label, "B"], icon: icon, selection: nil, scale: 2).with { control in
      control.segments[0].badge = badge
      (control.labelVisibility, control.sizing) = (.all, .fitting)
      change(&control)
    }.laidOut()
  }

  @Test("A count above 99 shows as 99+, and 0 shows nothing")
  func counts() throws {
    let texts = try [1, 99, 100, 5000].map { try layout(.count($0)).segments[0].badge?.line?.text }
    #expect(texts == ["1", "99", "99+", "99+"])
    #expect(try layout(.count(0)).segments[0].badge == nil)
    let dot = try #require(try layout(.dot).segments[0].badge)
    #expect(dot.line == nil && dot.frame.size == Size(width: 7, height: 7))
  }

  @Test("A badge sits on the icon's top trailing corner, in either direction")
  func corner() throws {
    for badge in [Control.Badge.dot, .count(3), .count(100)] {
      let ltr = try layout(badge) { $0.traits.direction = .leftToRight }
      let rtl = try layout(badge) { $0.traits.direction = .rightToLeft }
      let (icon, left) = (
        try #require(ltr.segments[0].iconFrame), try #require(ltr.segments[0].badge).frame
      )
      #expect(left.x < icon.maxX && left.maxX > icon.maxX - 2 && left.x > icon.midX)
      #expect(left.y < icon.midY && left.maxY > icon.y)
      let right = try #require(rtl.segments[0].badge).frame
      let other = try #require(rtl.segments[0].iconFrame)
      #expect(abs((left.maxX - icon.maxX) - (other.x - right.x)) <= 1)
      #expect(abs(left.y - right.y) <= 0.5)
    }
  }

  @Test("A badge covers no letter and stays inside its segment", arguments: Look.Name.allCases)
  func noLetters(look: Look.Name) throws {
    for (axis, position) in [(Axis.horizontal, IconPosition.leading), (.vertical, .trailing)] {
      for size in [ContentSizeCategory.large, .accessibility3] {
        let layout = try layout(.count(120), label: "Recipes") { control in
          (control.look, control.traits.textSize) = (look, size)
          (control.imageStyle.axis, control.imageStyle.iconPosition) = (axis, position)
        }
        let segment = layout.segments[0]
        let badge = try #require(segment.badge).frame
        #expect(segment.frame.intersection(badge) == badge)
        #expect(try #require(segment.labelFrame).maxX <= badge.x + 0.5)
      }
    }
  }

  @Test("A badge grows with the text size")
  func grows() throws {
    let sizes = try [ContentSizeCategory.large, .accessibility5].map { size in
      try #require(layout(.count(3)) { $0.traits.textSize = size }.segments[0].badge).frame.height
    }
    // Footnote text: 13 and 44 points.
    #expect(sizes == [13, (13 * 44.0 / 13 * 2).rounded() / 2])
  }

  @Test("A badge that is wider than its segment is noted")
  func tooWide() throws {
    let layout = try layout(.text("MUCH TOO LONG"), icon: nil) { $0.width = 60 }
    #expect(layout.notes.contains { if case .badgeTooWide(0, _) = $0 { true } else { false } })
  }

  @Test(
    "A badge is red with white text, or what a theme says; half as strong on a disabled segment")
  func colors() throws {
    func fills(_ change: (inout Control) -> Void) throws -> [Color] {
      try Control.of([""], selection: nil).with { control in
        control.segments[0].badge = .dot
        change(&control)
      }.composed().allLayers.compactMap { layer in
        if case .fill(let shape, let color) = layer, shape.rect.width < 10 { color } else { nil }
      }
    }
    #expect(try fills { _ in } == [Color(bytes: 255, 59, 48)])
    #expect(try fills { $0.traits.appearance = .dark } == [Color(bytes: 255, 69, 58)])
    #expect(
      try fills { $0.segments[0].isEnabled = false } == [Color(bytes: 255, 59, 48, alpha: 0.5)])
  }

  @Test("The contrast of a badge's text is that of white on the system's red")
  func contrast() throws {
    let control = Control.of([""], selection: nil).with { $0.segments[0].badge = .count(3) }
    let renderer = Renderer()
    let values = try renderer.accessibility(of: control, renderer.compose(control))
    // (1 + 0.05) / (0.2126·1 + 0.7152·0.0437 + 0.0722·0.0296 + 0.05), WCAG 2.
    let ratio = try #require(values[0].badgeContrast).ratio
    #expect(abs(ratio - 3.55) < 0.02)
  }

  @Test("A dot needs 3:1 to what is around it: the track, on white")
  func dotContrast() throws {
    let control = Control.of([""], selection: nil).with { control in
      control.segments[0].badge = .dot
      control.background = .color(.white)
    }
    let renderer = Renderer()
    let values = try renderer.accessibility(of: control, renderer.compose(control))
    let contrast = try #require(values[0].badgeContrast)
    // (0.8638 + 0.05) / (0.2460 + 0.05): (118, 118, 128) at 0.12 on white is (239, 239, 240).
    #expect(abs(contrast.ratio - 3.087) < 0.03 && contrast.required == 3)
  }

  @Test(
    "A badge is read in the language of the labels",
    arguments: [
      ("en", Control.Badge.count(3), "Cat, 3 new items, 1 of 1"),
      ("en", .count(1), "Cat, 1 new item, 1 of 1"),
      ("en", .dot, "Cat, new items, 1 of 1"), ("en", .text("beta"), "Cat, beta, 1 of 1"),
      ("en", .count(0), "Cat, 1 of 1"), ("de", .count(120), "Cat, 120 neue Objekte, 1 von 1"),
      ("fr", .count(1), "Cat, 1 nouvel élément, 1 sur 1"), ("ja", .count(2), "Cat、新規項目2件、1個中1番目"),
      ("ar", .count(2), "Cat، عنصران جديدان، 1 من 1"),
      ("ar", .count(105), "Cat، 105 عناصر جديدة، 1 من 1"),
    ])
  func words(locale: String, badge: Control.Badge, expected: String) {
    var control = Control(segments: [.init(label: "Cat", badge: badge)], selection: nil)
    control.traits.locale = locale
    #expect(control.textAlternative(of: 0) == expected)
  }
}
