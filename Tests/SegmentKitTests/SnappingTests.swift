import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Whole pixels")
struct SnappingTests {
  static let looks = Look.Name.allCases

  /// Controls whose lengths in points fall between pixels at most scales.
  private func controls(_ look: Look.Name, _ scale: Double) -> [Control] {
    let labels = ["Rechnungen", "Tag", "Überweisen", "Woche"]
    return [Sizing.seed, .equal, .fitting].flatMap { sizing in
      [nil, 301.7].flatMap { width in
        [ContentSizeCategory.large, .extraLarge].map { size in
          Control.of(labels, selection: 1, scale: scale).with { control in
            control.look = look
            control.sizing = sizing
            control.width = width
            control.margin = 3.3
            control.traits.textSize = size
          }
        }
      }
    }
  }

  @Test(
    "At rest every edge, icon and baseline lies on a whole pixel", arguments: looks, commonScales)
  func edges(look: Look.Name, scale: Double) throws {
    for control in controls(look, scale) {
      let hairline = Renderer.hairline(of: try Renderer().look(of: control))
      for layer in try control.composed().allLayers {
        for length in layer.snappedLengths(except: hairline) {
          #expect(length.distanceToPixel(at: scale) < 1e-6, "\(layer)")
        }
      }
    }
  }

  @Test("All separators are equally thick", arguments: commonScales)
  func separators(scale: Double) throws {
    for control in controls(.pill, scale) {
      let control = control.with { $0.selection = [] }
      let widths = try control.laidOut().separators.map { ($0.frame.width * scale).rounded() }
      #expect(widths.count == 3)
      #expect(Set(widths).count == 1 && (widths.first ?? 0) >= 1)
    }
  }

  @Test(
    "Without a margin the control fills its picture to the last pixel", arguments: looks,
    commonScales)
  func fillsThePicture(look: Look.Name, scale: Double) throws {
    for control in controls(look, scale) {
      let layout = try control.with { $0.margin = 0 }.laidOut()
      #expect(layout.frame.x == 0 && layout.frame.y == 0)
      #expect((layout.frame.maxX * scale).rounded() == Double(layout.pixelWidth))
      #expect((layout.frame.maxY * scale).rounded() == Double(layout.pixelHeight))
    }
  }

  @Test("A bar that is aligned in its own grid stays one row thick", arguments: [15.0, 16, 17])
  func barsStaySharp(iconSize: Double) throws {
    let raster = try Control.of([""], icon: "line.3.horizontal", scale: 1).with { control in
      control.look = .bare
      control.imageStyle.iconSize = iconSize
    }.painted()
    let middle = (0..<raster.height).map { raster[raster.width / 2, $0] >> 24 }
    #expect(middle.allSatisfy { $0 == 0 || $0 == 255 })
    #expect(middle.contains(255))
  }
}

extension Renderer {
  /// The colour of the one shape that is meant to lie between pixels.
  fileprivate static func hairline(of look: Look) -> Color? {
    look.selectionStyle.hairlineColor.alpha > 0 ? look.selectionStyle.hairlineColor : nil
  }
}

extension Layer {
  /// The lengths in points that have to be whole pixels.
  fileprivate func snappedLengths(except hairline: Color?) -> [Double] {
    switch self {
    case .fill(_, let color) where color == hairline: []
    case .fill(let shape, _), .shadow(let shape, _): shape.rect.edges
    case .border(let shape, let width, _): shape.rect.edges + [width]
    case .icon(_, let point, _), .text(_, let point, _): [point.x, point.y]
    case .clip(let shape, _): shape.rect.edges
    case .offset(let point, _): [point.x, point.y]
    case .excluding(let rect, _), .fadingEdges(let rect, _, _, _): rect.edges
    case .background, .image, .gradient, .mask, .dissolve, .group, .searchableText, .stroke, .glass:
      []
    }
  }
}

extension Rect {
  fileprivate var edges: [Double] { [x, y, maxX, maxY] }
}
