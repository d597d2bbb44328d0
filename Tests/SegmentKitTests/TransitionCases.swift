import SegmentKit
import SegmentMotion
import SegmentPixels
import SegmentPrimitives
import Testing

/// A change of selection of the first seed's control in one of its looks.
struct TransitionCase: Sendable, CustomTestStringConvertible {
  var look: Look.Name
  var background = Ground.none
  var direction = LayoutDirection.leftToRight
  var sizing = Sizing.seed
  var scale = 1.0

  /// What lies behind the control.
  enum Ground: CaseIterable { case none, color, picture }

  var testDescription: String {
    "\(look) over \(background), \(direction), \(sizing), \(scale)x"
  }

  var control: Control {
    Control.of(["Miniatures", "Recipes", "Paints"], scale: scale).with {
      ($0.look, $0.sizing, $0.traits.direction) = (look, sizing, direction)
      $0.background =
        switch background {
        case .none: .none
        case .color: .color(Color(bytes: 40, 90, 160))
        case .picture: .image(TransitionCase.stripes)
        }
    }
  }

  /// The frames from the first segment to the second.
  func frames(_ change: (inout Transition) -> Void = { _ in }) throws -> TransitionFrames {
    try control.frames(along: [0, 1], change)
  }

  /// A picture with edges in both directions.
  private static let stripes = Raster(
    width: 16, height: 16,
    pixels: (0..<256).map { ($0 / 16 + $0 % 16) % 8 < 4 ? 0xFF20_4080 : 0xFFF0_C040 })

  /// Every look over every ground, in both directions.
  static let looks = Look.Name.allCases.flatMap { look in
    Ground.allCases.flatMap { ground in
      [LayoutDirection.leftToRight, .rightToLeft].map {
        TransitionCase(look: look, background: ground, direction: $0)
      }
    }
  }

  /// Every look in every kind of widths, at a scale that is not whole.
  static let sizings = Look.Name.allCases.flatMap { look in
    [Sizing.seed, .equal, .fitting].flatMap { sizing in
      [LayoutDirection.leftToRight, .rightToLeft].map {
        TransitionCase(look: look, direction: $0, sizing: sizing, scale: 1.5)
      }
    }
  }
}

extension Control {
  /// The frames of a transition along selections, with something about it changed.
  func frames(
    along path: [Int], _ change: (inout Transition) -> Void = { _ in }
  ) throws -> TransitionFrames {
    var transition = Transition(self, path: path)
    change(&transition)
    return try Renderer().frames(of: transition)
  }

  /// The picture of the control at rest with a selection.
  func still(_ selection: Int) throws -> Raster {
    try with { $0.selection = [selection] }.painted()
  }
}

extension TransitionFrames {
  /// The pixels of a frame.
  func raster(at index: Int) throws -> Raster { try Renderer().raster(of: scene(at: index)) }

  /// The pixels of all frames.
  var rasters: [Raster] {
    get throws { try (0..<count).map(raster) }
  }

  /// The layouts of all frames.
  var layouts: [ControlLayout] { (0..<count).map(layout) }

  /// How far the change has come at all frames.
  var progresses: [Double] { (0..<count).map(progress) }
}
