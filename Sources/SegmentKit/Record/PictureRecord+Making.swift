internal import SegmentGraphics
internal import SegmentJSON
internal import SegmentMotion
internal import SegmentPrimitives

extension PictureRecord {
  /// The record of a control at rest.
  public init(of control: Control, _ composition: Composition) {
    self.init(document: .object(PictureRecord.members(control, composition)))
  }

  /// The record of an animation, of which the layout and the layers are those at its end.
  /// - Parameters:
  ///   - end: the transition's control with its last selection, as it is composed.
  ///   - frames: the transition's frames.
  public init(of transition: Transition, end: Composition, _ frames: TransitionFrames) {
    let motion: JSONValue = .object([
      ("path", .array(transition.path.map(JSONValue.count))),
      ("order", .string(transition.order.rawValue)),
      ("fps", .number(transition.clock.rate.value)),
      ("selection", .string(transition.pillMotion.rawValue)),
      ("clamped", .bool(transition.isClamped)),
      ("widths", (transition.motion ?? end.look.motion).document),
      ("delays", .array(frames.delays.map { .number($0.value) })),
    ])
    let members = PictureRecord.members(transition.control, end)
    self.init(document: .object(members + [("motion", motion)]))
  }

  private static func members(
    _ control: Control, _ composition: Composition
  ) -> [(String, JSONValue)] {
    [
      ("layout", composition.layout.document),
      ("tokens", .object(Token.all.map { ($0.path, $0.value(in: composition.look)) })),
      ("font", .string(control.fonts.family)),
      ("glyphs", .array(composition.scene.lines.map(\.document))),
      (
        "layers",
        .array(composition.scene.description.split(separator: "\n").map { .string(String($0)) })
      ),
    ]
  }
}

extension Scene {
  /// The lines of text that are painted, those inside another layer before it.
  fileprivate var lines: [ShapedLine] {
    var lines: [ShapedLine] = []
    _ = layers.replacing { layer -> [Layer] in
      if case .text(let line, _, _) = layer { lines.append(line) }
      return [layer]
    }
    return lines
  }
}

extension ShapedLine {
  /// What tells the glyphs of two fonts apart: how many pieces their outlines have, and where their
  /// ink is.
  fileprivate var document: JSONValue {
    .object([
      ("text", .string(text)), ("elements", .count(outline.elements.count)),
      ("ink", ink.document),
    ])
  }
}

extension Motion {
  fileprivate var document: JSONValue {
    switch course {
    case .spring(let spring):
      .object([
        ("angularFrequency", .length(spring.angularFrequency)),
        ("dampingRatio", .length(spring.dampingRatio)),
        ("initialVelocity", .length(spring.initialVelocity)),
        ("duration", spring.nominalDuration.map(JSONValue.length) ?? .null),
      ])
    case .curve(let curve, let seconds):
      .object([("curve", .string("\(curve)")), ("duration", .length(seconds))])
    }
  }
}
