import SegmentGraphics
import SegmentKit
import SegmentPixels
import SegmentPrimitives

/// Scales that phones, tablets and desktops have, two of them not whole.
let commonScales = [1, 1.5, 2, 2.625, 3, 4]

extension Control {
  /// A control of labels, all with one icon.
  static func of(
    _ labels: [String], icon: String? = "star.fill", selection: Int? = 0, scale: Double = 3
  ) -> Control {
    var control = Control(
      segments: labels.map { Control.Segment(label: $0, icon: icon) }, selection: selection)
    control.traits.scale = scale
    return control
  }

  /// The control with something about it changed.
  func with(_ change: (inout Control) -> Void) -> Control {
    var control = self
    change(&control)
    return control
  }

  /// The control laid out by a renderer of its own.
  func laidOut() throws -> ControlLayout {
    let renderer = Renderer()
    return try renderer.layout(of: self, look: renderer.look(of: self))
  }

  /// The control's scene, made by a renderer of its own.
  func composed() throws -> Scene {
    try Renderer().compose(self).scene
  }

  /// The control's pixels, painted by a renderer of its own.
  func painted() throws -> Raster { try Renderer().raster(of: self) }

  /// Each segment's image, apart.
  func images() throws -> [SegmentImage] { try Renderer().segmentImages(of: self) }
}

extension Scene {
  /// All layers, those inside clips too, in the order of painting.
  var allLayers: [Layer] { layers.flatMap(\.withInner) }
}

extension Layer {
  fileprivate var withInner: [Layer] {
    switch self {
    case .clip(_, let inner), .group(_, let inner), .offset(_, let inner),
      .fadingEdges(_, _, _, let inner):
      [self] + inner.flatMap(\.withInner)
    case .dissolve(let old, let new, _): [self] + (old + new).flatMap(\.withInner)
    default: [self]
    }
  }
}

extension Double {
  /// How far a length is from a whole number of pixels.
  func distanceToPixel(at scale: Double) -> Double {
    abs(self * scale - (self * scale).rounded())
  }
}

extension Raster {
  /// How many pixels are not fully transparent.
  var inkCount: Int { pixels.count { $0 >> 24 != 0 } }
}
