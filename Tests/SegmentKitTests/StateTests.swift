import SegmentGraphics
import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("States")
struct StateTests {
  @Test("Separators touch no selected segment, and all show without a selection")
  func separators() throws {
    for selection in [nil, 0, 1, 2, 3, 4] as [Int?] {
      let layout = try Control.of(["", "", "", "", ""], selection: selection).laidOut()
      let boundaries = (1..<5).filter { $0 != selection && $0 - 1 != selection }
      #expect(
        layout.separators.indices.filter { layout.separators[$0].opacity == 1 }
          == boundaries.map { $0 - 1 })
      for (separator, k) in zip(layout.separators, 1...) {
        #expect(separator.opacity == 0 || separator.opacity == 1)
        #expect(abs(separator.frame.midX - layout.segments[k].frame.x) <= 0.5 / 3 + 1e-9)
      }
      #expect((layout.selectionFrames.first == nil) == (selection == nil))
    }
  }

  @Test("Without a selection nothing is marked")
  func noSelection() throws {
    let scene = try Control.of(["A", "B"], selection: nil).composed()
    let kinds = scene.allLayers.map { layer in
      switch layer {
      case .fill: "fill"
      case .icon: "icon"
      default: "other"
      }
    }
    #expect(kinds == ["fill", "fill", "icon", "icon"])
  }

  @Test(
    "A disabled segment is drawn at half opacity and loses no ink", arguments: Look.Name.allCases)
  func disabled(look: Look.Name) throws {
    func control(_ isEnabled: Bool) -> Control {
      Control.of(["fjord"], selection: nil).with { control in
        control.segments[0].isEnabled = isEnabled
        control.look = look
        control.labelVisibility = .all
      }
    }
    func alphas(_ control: Control) throws -> [Double] {
      try control.composed().layers.compactMap { layer in
        switch layer {
        case .icon(_, _, let color), .text(_, _, let color): color.alpha
        default: nil
        }
      }
    }
    // Glass brings inks of its own, which its layer keeps to itself.
    if look != .glass {
      #expect(try alphas(control(true)) == [1, 1])
      #expect(try alphas(control(false)) == [0.5, 0.5])
    }
    let (on, off) = (try control(true).images()[0].scene, try control(false).images()[0].scene)
    let (whole, half) = (try Renderer().raster(of: on), try Renderer().raster(of: off))
    #expect(whole.inkBounds?.columns == half.inkBounds?.columns)
    #expect(whole.inkBounds?.rows == half.inkBounds?.rows)
    #expect(half.pixels.map { $0 >> 24 }.max() == 128)
  }

  @Test("What cannot be drawn is refused by the setting's name")
  func refusals() {
    let refused: [(String, (inout Control) -> Void)] = [
      ("selected", { $0.selection = [1] }), ("selected", { $0.selection = [-1] }),
      ("scale", { $0.traits.scale = 0 }), ("scale", { $0.traits.scale = .nan }),
      ("margin", { $0.margin = -1 }), ("width", { $0.width = 0 }),
      ("padding-x", { $0.imageStyle.paddingX = .infinity }),
      ("icon-size", { $0.imageStyle.iconSize = 0 }),
      ("text-size-pt", { $0.imageStyle.textSize = .nan }),
      ("collapsed", { $0.sizing = .expanding(collapsed: -1, expanded: 1) }),
      ("at least one label", { $0.segments = [] }),
      ("star.fill", { $0.segments[0].icon = "star.fil" }),
      ("U+0007", { $0.segments[0].label = "a\u{7}" }),
      ("4096", { $0.segments[0].label = String(repeating: "a", count: 5000) }),
    ]
    for (words, change) in refused {
      let error = #expect(throws: RenderError.self) { try Control.of(["A"]).with(change).laidOut() }
      #expect(error?.description.contains(words) == true, "\(words): \(String(describing: error))")
    }
  }

  @Test("A renderer gives what a new one gives, whatever it drew before")
  func noMemory() throws {
    let renderer = Renderer()
    let controls = [
      Control.of(["Cat", "Dog"], scale: 2), .of(["Å"], icon: nil, selection: nil),
      .of(["", ""]).with { $0.look = .bordered },
    ]
    for control in controls + controls.reversed() {
      #expect(try renderer.raster(of: control) == control.painted())
    }
  }

  @Test("A background covers the whole picture, a picture is cut evenly")
  func backgrounds() throws {
    let red = Color(bytes: 255, 0, 0)
    let plain = Control.of([""], icon: nil, selection: nil, scale: 1).with { control in
      control.look = .bare
      control.background = .color(red)
      control.margin = 5
    }
    #expect(try Set(plain.painted().pixels) == [red.premultipliedPixel])
    let picture = Raster(width: 4, height: 2, pixels: [1, 2, 3, 4, 1, 2, 3, 4].map { $0 << 24 })
    let scene = try plain.with { $0.background = .image(picture) }.composed()
    guard case .image(_, let frame)? = scene.layers.first else {
      Issue.record("the picture is not drawn")
      return
    }
    #expect(frame.width / frame.height == 2)
    #expect(frame.x <= 0 && frame.y <= 0 && frame.maxX >= scene.size.width)
    #expect(abs(frame.midX - scene.size.width / 2) < 1e-9)
    #expect(abs(frame.midY - scene.size.height / 2) < 1e-9)
  }
}
