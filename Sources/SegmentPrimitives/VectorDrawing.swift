/// Shapes over each other, each with a paint of its own, as an SVG file has them.
public struct VectorDrawing: Hashable, Sendable {
  /// The size of its box in units of its own; the origin is the box's top left corner.
  public var size: Size
  /// What is drawn, from the back to the front.
  public var nodes: [Node]

  /// Makes a drawing.
  public init(size: Size, nodes: [Node]) {
    self.size = size
    self.nodes = nodes
  }

  /// One thing to draw.
  public indirect enum Node: Hashable, Sendable {
    /// The inside of a path.
    case fill(Path, FillRule, Paint)
    /// A line along a path.
    case stroke(Path, StrokeStyle, Paint)
    /// Nodes drawn apart, of which only what lies inside a clip shows, laid over what is below with
    /// one opacity, 0…1.
    case group(opacity: Double, clip: Clip?, [Node])
  }

  /// An area that others are cut at.
  public struct Clip: Hashable, Sendable {
    /// The outline of the area.
    public var path: Path
    /// Which points are inside.
    public var rule: FillRule

    /// Makes a clip.
    public init(path: Path, rule: FillRule) {
      self.path = path
      self.rule = rule
    }
  }

  /// The drawing with each point mapped, its box to a new size.
  public func applying(_ transform: Transform, size: Size) -> VectorDrawing {
    VectorDrawing(size: size, nodes: nodes.map { $0.applying(transform) })
  }

  /// The drawing in one colour: of its own paints only the opacity counts, as for the template
  /// images of the platform.
  public func tinted(_ color: Color) -> VectorDrawing {
    guard color.alpha < 1, !isSingleShape else {
      return VectorDrawing(size: size, nodes: nodes.map { $0.painted { $0.tinted(color) } })
    }
    // Drawn apart, so that a translucent colour shows no overlaps.
    let opaque = Color(red: color.red, green: color.green, blue: color.blue)
    let painted = nodes.map { $0.painted { $0.tinted(opaque) } }
    return VectorDrawing(
      size: size, nodes: [.group(opacity: color.alpha, clip: nil, painted)])
  }

  private var isSingleShape: Bool {
    guard nodes.count == 1 else { return false }
    if case .group = nodes[0] { return false }
    return true
  }

  /// The drawing with its own paints, and a colour for those that are the text's (`currentColor`).
  public func colored(current color: Color) -> VectorDrawing {
    VectorDrawing(size: size, nodes: nodes.map { $0.painted { $0.colored(current: color) } })
  }

  /// The smallest rectangle that surely holds all that is drawn; `nil` if nothing is.
  public var bounds: Rect? { nodes.bounds }
}

/// Which points count as inside a path.
public enum FillRule: Hashable, Sendable {
  /// Those that the path goes around more often in one direction than in the other.
  case nonzero
  /// Those that the path goes around an odd number of times.
  case evenOdd
}

extension VectorDrawing.Node {
  /// The node with each point mapped.
  func applying(_ transform: Transform) -> VectorDrawing.Node {
    switch self {
    case .fill(let path, let rule, let paint):
      .fill(path.applying(transform), rule, paint.applying(transform))
    case .stroke(let path, let style, let paint):
      .stroke(path.applying(transform), style.applying(transform), paint.applying(transform))
    case .group(let opacity, let clip, let nodes):
      .group(
        opacity: opacity,
        clip: clip.map { .init(path: $0.path.applying(transform), rule: $0.rule) },
        nodes.map { $0.applying(transform) })
    }
  }

  /// The node with each paint replaced.
  func painted(_ change: (Paint) -> Paint) -> VectorDrawing.Node {
    switch self {
    case .fill(let path, let rule, let paint): .fill(path, rule, change(paint))
    case .stroke(let path, let style, let paint): .stroke(path, style, change(paint))
    case .group(let opacity, let clip, let nodes):
      .group(opacity: opacity, clip: clip, nodes.map { $0.painted(change) })
    }
  }
}

extension [VectorDrawing.Node] {
  /// The smallest rectangle that surely holds all that is drawn; `nil` if nothing is.
  public var bounds: Rect? {
    let boxes = compactMap { node -> Rect? in
      switch node {
      case .fill(let path, _, _): path.bounds
      case .stroke(let path, let style, _):
        path.bounds.map { $0.inset(by: -style.reach) }
      case .group(_, let clip, let nodes):
        nodes.bounds.flatMap { inner in
          guard let clip else { return inner }
          return clip.path.bounds.flatMap { $0.intersection(inner) }
        }
      }
    }
    guard let first = boxes.first else { return nil }
    return boxes.dropFirst().reduce(first) { a, b in
      Rect(
        minX: Swift.min(a.x, b.x), minY: Swift.min(a.y, b.y), maxX: Swift.max(a.maxX, b.maxX),
        maxY: Swift.max(a.maxY, b.maxY))
    }
  }
}
