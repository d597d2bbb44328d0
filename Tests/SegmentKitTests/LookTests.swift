import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Looks")
struct LookTests {
  static let variants: [(String, Appearance, Contrast)] = [
    ("light", .light, .normal), ("dark", .dark, .normal),
    ("light_high_contrast", .light, .high), ("dark_high_contrast", .dark, .high),
  ]

  private func traits(_ appearance: Appearance, _ contrast: Contrast) -> Traits {
    var traits = Traits()
    (traits.appearance, traits.contrast) = (appearance, contrast)
    return traits
  }

  @Test("Every system colour is the measured one in all four variants", arguments: variants)
  func systemColors(variant: String, appearance: Appearance, contrast: Contrast) throws {
    for color in SystemColor.allCases {
      let reference = try #require(try Reference.color(color.rawValue, variant))
      #expect(color.resolved(for: traits(appearance, contrast)) == reference, "\(color)")
    }
  }

  @Test("The pill has the measured numbers", arguments: variants)
  func pill(variant: String, appearance: Appearance, contrast: Contrast) throws {
    let look = Look.pill(traits(appearance, contrast))
    let reference = try Reference.pill
    #expect(look.height == reference.height_pt.value)
    #expect(look.track.radius == reference.track.corner_radius_pt.value)
    #expect(look.track.cornerCurve == .continuous)
    #expect(look.selectionStyle.inset == reference.pill.inset_from_track_edge_pt)
    #expect(look.selectionStyle.surface.radius == reference.pill.corner_radius_pt.value)
    let fill = appearance == .dark ? reference.pill.dark : reference.pill.light
    #expect(look.selectionStyle.surface.fill.hex == fill)
    #expect(look.separator.width == reference.divider.width_pt)
    #expect(look.separator.inset == reference.divider.vertical_inset_pt["ios17"])
    #expect(look.segmentPaddingX == reference.text.min_side_padding_pt["ios17"])
    #expect(look.content.weight.rawValue == reference.text.weight)
    #expect(look.content.weightAmongLabels.rawValue == reference.text.weight)
    #expect(look.selectedContent.weightAmongLabels.rawValue == reference.text.selected_weight)
    #expect(look.content.color == (try Reference.color("label", variant)))
    #expect(look.track.fill == (try Reference.color("tertiarySystemFill", variant)))
  }

  @Test("The pill's shadows and hairline are the measured ones")
  func shadows() throws {
    let look = Look.pill(Traits())
    let reference = try Reference.pill.pill
    for (shadow, measured) in zip(
      [look.selectionStyle.shadow, look.selectionStyle.contactShadow], reference.shadows)
    {
      #expect(shadow.color == Color.black.opacity(measured.rgba[3]))
      #expect(shadow.y == measured.y && shadow.blur == measured.blur)
    }
    #expect(look.selectionStyle.hairlineOutset == reference.hairline.outset)
    #expect(look.selectionStyle.hairlineColor.alpha == reference.hairline.rgba[3])
  }

  @Test("The bordered control swaps its two colours and leaves a gap of 4 points")
  func bordered() throws {
    for (appearance, foreground, background) in [
      (Appearance.light, Color.black, Color.white), (.dark, .white, .black),
    ] {
      let control = Control.of(["Cat", "Dog", "Bird"], icon: nil, selection: 1).with { control in
        control.look = .bordered
        control.traits.appearance = appearance
        control.width = 316
      }
      let scene = try control.composed()
      let texts = scene.layers.compactMap { layer -> Color? in
        if case .text(_, _, let color) = layer { color } else { nil }
      }
      #expect(texts == [foreground, background, foreground])
      let layout = try control.laidOut()
      #expect(layout.segments.map(\.frame.width) == [100, 100, 100])
      #expect(layout.segments[0].frame.x - layout.frame.x - 4 == 4)
      #expect(
        scene.layers.contains { layer in
          if case .border(_, 4, foreground) = layer { true } else { false }
        })
      #expect(layout.selectionFrames.first == layout.segments[1].frame)
      #expect(background == Look.bordered(control.traits).segmentFill)
    }
  }

  @Test("The bare look draws the segment images and nothing else")
  func bare() throws {
    let scene = try Control.of(["A", "B"]).with { $0.look = .bare }.composed()
    #expect(
      scene.layers.allSatisfy { layer in
        switch layer {
        case .icon, .text: true
        default: false
        }
      })
    #expect(scene.layers.count == 3)
  }
}

@Suite("Text sizes")
struct TextSizeTests {
  @Test("Both text styles have the platform's sizes", arguments: TextStyleName.allCases)
  func pointSizes(style: TextStyleName) throws {
    let reference = try #require(try Reference.typeSizes(style.rawValue))
    let sizes = ContentSizeCategory.allCases.map { $0.pointSize(of: style) }
    #expect(sizes == reference)
  }

  @Test("Labels, widths and height grow with the text", arguments: ContentSizeCategory.allCases)
  func growth(category: ContentSizeCategory) throws {
    let index = try #require(ContentSizeCategory.allCases.firstIndex(of: category))
    let factor = try #require(try Reference.typeSizes("footnote"))[index] / 13
    let layout = try Control.of(["Recipes", "B"]).with { $0.traits.textSize = category }.laidOut()
    let width = try #require(try Reference.textWidths["Recipes"])
    #expect(abs(layout.segments[0].textWidth - width * factor) < 0.02 * factor)
    #expect(abs(layout.size.width - 212 * factor) < 1e-9)
    #expect(layout.size.height == (32 * factor).rounded(.up))
    #expect(layout.segments[0].overflow == 0)
  }
}
