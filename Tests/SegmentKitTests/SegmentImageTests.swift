import SegmentGraphics
import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Segment images")
struct SegmentImageTests {
  /// The line's height in em, by rule. Source: San Francisco's tables.
  static let lineHeight = 1.193359

  private func star(_ style: SegmentImageStyle = SegmentImageStyle()) throws -> Icon {
    try #require(
      IconLibrary.icon(
        named: "star.fill", pointSize: style.iconSize, weight: style.iconWeight, scale: 3))
  }

  @Test("An image is as wide and high as the seed's two formulas say, for every reference label")
  func formulas() throws {
    let icon = try star()
    for (label, text) in try Reference.textWidths where label != " " {
      let image = try Control.of([label]).with { $0.labelVisibility = .all }.images()[0]
      // The reference is exact to a hundredth of a point; near a whole point either side is right.
      let width = 2 * 8 + icon.size.width + 6 + text
      #expect(image.size.width == image.size.width.rounded())
      #expect(image.size.width >= width - 0.02 && image.size.width < width + 1.02, "\(label)")
      let content = max(icon.size.height, Self.lineHeight * 13)
      #expect(image.size.height == (2 * 4 + content).rounded(.up))
    }
  }

  @Test("The seed's images measure 35 by 24 to 25 points, and 106 with \"Miniatures\"")
  func seed() throws {
    let images = try Control.of(["", "Miniatures"]).with { $0.labelVisibility = .all }.images()
    #expect(images.map(\.size.width) == [35, 106])
    #expect(images.allSatisfy { (24...25).contains($0.size.height) })
    let raster = try makeSegmentImage(label: "Miniatures")
    #expect(raster.width == 318 && raster.height == Int(images[1].size.height) * 3)
    #expect(try makeSegmentImage(label: nil) == makeSegmentImage(label: ""))
  }

  @Test("Every constant is a setting", arguments: [0.0, 2.5, 11, 40])
  func settings(length: Double) throws {
    var style = SegmentImageStyle()
    (style.paddingX, style.paddingY) = (length + 1, length + 2)
    (style.spacing, style.iconSize, style.textSize) = (length + 3, length + 4, length + 5)
    (style.iconWeight, style.textWeight) = (.light, .bold)
    let image = try Control.of(["Größe"]).with { control in
      control.imageStyle = style
      control.labelVisibility = .all
    }.images()[0]
    let line = try Typesetter(scale: 3).line(
      "Größe", style: TextStyle(size: length + 5, weight: .bold), direction: .leftToRight)
    let icon = try star(style)
    let width = 2 * style.paddingX + icon.size.width + (style.spacing ?? 6) + line.width
    #expect(image.size.width == width.rounded(.up))
    #expect(image.segment.textWidth == line.width && image.segment.icon == icon)
    let content = max(icon.size.height, Self.lineHeight * (length + 5))
    #expect(image.size.height >= (2 * style.paddingY + content).rounded(.up))
  }

  @Test(
    "The icon starts at the padding and both are centred to half a pixel", arguments: commonScales)
  func placement(scale: Double) throws {
    let image = try Control.of(["Recipes"], scale: scale)
      .with { $0.labelVisibility = .all }.images()[0]
    let icon = try #require(image.segment.iconFrame)
    let label = try #require(image.segment.labelFrame)
    let half = 0.5 / scale + 1e-9
    #expect(abs(icon.x - 8) <= half)
    #expect(abs(icon.midY - image.size.height / 2) <= half)
    #expect(abs(label.midY - image.size.height / 2) <= half)
    #expect(abs(label.x - (8 + icon.width + 6)) <= half)
  }

  @Test("A label alone keeps its padding, an icon alone is no wider than icon and padding")
  func partsAlone() throws {
    let label = try Control.of(["Cat"], icon: nil).with { $0.labelVisibility = .all }.images()[0]
    #expect(label.segment.iconFrame == nil)
    #expect(try label.size.width == (16 + #require(Reference.textWidths["Cat"])).rounded(.up))
    let icon = try Control.of([""]).with { $0.labelVisibility = .all }.images()[0]
    #expect(icon.segment.labelFrame == nil && icon.segment.baseline == nil)
  }

  @Test(
    "Without padding no ink is cut",
    arguments: ["W/", "mmm", "fj", "Tif", "ÅÇ", "j", "የ"], [1.0, 2, 3])
  func inkIsWhole(label: String, scale: Double) throws {
    func image(_ padding: Double) throws -> Raster {
      let control = Control.of([label], icon: nil, scale: scale).with { control in
        control.imageStyle.paddingX = padding
        control.imageStyle.paddingY = padding
        control.labelVisibility = .all
      }
      return try Renderer().raster(of: control.images()[0].scene)
    }
    let (tight, wide) = (try image(0), try image(20))
    #expect(tight.inkCount == wide.inkCount && tight.inkCount > 0)
  }
}
