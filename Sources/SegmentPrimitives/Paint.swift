/// What a shape is filled or stroked with.
public enum Paint: Hashable, Sendable {
  /// The colour of the text around the drawing, with an opacity in 0…1: `currentColor`.
  case current(opacity: Double)
  /// A colour of the drawing's own.
  case color(Color)
  /// Colours that go over into each other.
  case gradient(PaintGradient)

  /// The paint with its opacity multiplied by a factor.
  public func opacity(_ factor: Double) -> Paint {
    switch self {
    case .current(let opacity): .current(opacity: opacity * factor)
    case .color(let color): .color(color.opacity(factor))
    case .gradient(let gradient): .gradient(gradient.mapColors { $0.opacity(factor) })
    }
  }

  /// The paint for a drawing whose points are mapped.
  func applying(_ transform: Transform) -> Paint {
    guard case .gradient(var gradient) = self else { return self }
    gradient.transform = gradient.transform.then(transform)
    return .gradient(gradient)
  }

  /// A colour with its opacity multiplied by the paint's.
  func tinted(_ tint: Color) -> Paint {
    switch self {
    case .current(let opacity): .color(tint.opacity(opacity))
    case .color(let color): .color(tint.opacity(color.alpha))
    case .gradient(let gradient): .gradient(gradient.mapColors { tint.opacity($0.alpha) })
    }
  }

  /// The paint, with a colour for the text's.
  func colored(current color: Color) -> Paint {
    guard case .current(let opacity) = self else { return self }
    return .color(color.opacity(opacity))
  }
}

/// A gradient between two points or two circles (SVG 2 §14.2).
public struct PaintGradient: Hashable, Sendable {
  /// Where the colours lie, in units of the gradient.
  public enum Geometry: Hashable, Sendable {
    /// Along a line.
    case linear(from: Point, to: Point)
    /// From a circle to another.
    case radial(from: Point, radius: Double, to: Point, endRadius: Double)
  }

  /// What is drawn before the first and behind the last colour.
  public enum Spread: String, Hashable, Sendable {
    /// These colours.
    case pad
    /// The gradient backward and forward in turn.
    case reflect
    /// The gradient again.
    case `repeat`
  }

  /// A colour at a place on the way from 0 to 1.
  public struct Step: Hashable, Sendable {
    /// The place, 0…1.
    public var offset: Double
    /// The colour there.
    public var color: Color

    /// Makes a step.
    public init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// Where the colours lie.
  public var geometry: Geometry
  /// The colours by ascending offset, two at least.
  public var steps: [Step]
  /// What is drawn beyond them.
  public var spread: Spread
  /// What turns the gradient's units into the drawing's.
  public var transform: Transform

  /// Makes a gradient.
  public init(geometry: Geometry, steps: [Step], spread: Spread, transform: Transform) {
    self.geometry = geometry
    self.steps = steps
    self.spread = spread
    self.transform = transform
  }

  func mapColors(_ change: (Color) -> Color) -> PaintGradient {
    var result = self
    result.steps = steps.map { Step(offset: $0.offset, color: change($0.color)) }
    return result
  }
}
