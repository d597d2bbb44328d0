internal import SegmentPrimitives

extension VectorDrawing {
  /// The drawing a share of the way to another one, with its own paints; `nil` where the two do not
  /// have the same shapes with the same steps.
  func interpolated(to other: VectorDrawing, share: Double) -> VectorDrawing? {
    guard let nodes = nodes.interpolated(to: other.nodes, share) else { return nil }
    return VectorDrawing(
      size: Size(
        width: size.width + (other.size.width - size.width) * share,
        height: size.height + (other.size.height - size.height) * share),
      nodes: nodes)
  }
}

extension [Node] {
  fileprivate func interpolated(to other: [Node], _ share: Double) -> [Node]? {
    guard count == other.count else { return nil }
    let nodes = zip(self, other).compactMap { $0.interpolated(to: $1, share) }
    return nodes.count == count ? nodes : nil
  }
}

extension Node {
  fileprivate func interpolated(to other: Node, _ share: Double) -> Node? {
    switch (self, other) {
    case (.fill(let path, let rule, let paint), .fill(let end, _, _)):
      return path.interpolated(to: end, share).map { .fill($0, rule, paint) }
    case (.stroke(let path, var style, let paint), .stroke(let end, let endStyle, _)):
      style.width += (endStyle.width - style.width) * share
      return path.interpolated(to: end, share).map { .stroke($0, style, paint) }
    case (.group(let opacity, let clip, let nodes), .group(_, let endClip, let ends)):
      guard let inner = nodes.interpolated(to: ends, share) else { return nil }
      guard let clip, let endClip else {
        return clip == nil && endClip == nil ? .group(opacity: opacity, clip: nil, inner) : nil
      }
      return clip.path.interpolated(to: endClip.path, share).map {
        .group(opacity: opacity, clip: .init(path: $0, rule: clip.rule), inner)
      }
    default: return nil
    }
  }
}

extension Path {
  fileprivate func interpolated(to other: Path, _ share: Double) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    let steps = zip(elements, other.elements).compactMap { $0.interpolated(to: $1, share) }
    return steps.count == elements.count ? Path(steps) : nil
  }
}

extension Path.Element {
  fileprivate func interpolated(to other: Path.Element, _ share: Double) -> Path.Element? {
    func mix(_ a: Point, _ b: Point) -> Point {
      Point(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
    return switch (self, other) {
    case (.move(let a), .move(let b)): .move(mix(a, b))
    case (.line(let a), .line(let b)): .line(mix(a, b))
    case (.curve(let a1, let a2, let a), .curve(let b1, let b2, let b)):
      .curve(mix(a1, b1), mix(a2, b2), mix(a, b))
    case (.close, .close): .close
    default: nil
    }
  }
}
