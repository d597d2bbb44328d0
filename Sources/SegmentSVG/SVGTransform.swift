internal import Glibc
internal import SegmentPrimitives

extension Transform {
  /// Reads a list of transforms, the last applied first (CSS Transforms 1 §6, SVG's syntax); what
  /// follows a mistake is left out.
  init(svg text: String?) {
    self = .scale(1)
    guard var rest = text?[...] else { return }
    while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      let name = rest[..<open].drop { $0 == "," || $0.isWhitespace }.trimmedSpaces
      let numbers = readNumbers(String(rest[rest.index(after: open)..<close]))
      guard let next = Transform(svgFunction: name, numbers) else { return }
      self = next.then(self)
      rest = rest[rest.index(after: close)...]
    }
  }

  private init?(svgFunction name: Substring, _ n: [Double]) {
    switch (name, n.count) {
    case ("matrix", 6): self.init(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): self = .translation(x: n[0], y: 0)
    case ("translate", 2): self = .translation(x: n[0], y: n[1])
    case ("scale", 1): self = .scale(n[0])
    case ("scale", 2): self = .scale(x: n[0], y: n[1])
    case ("rotate", 1): self = .rotation(degrees: n[0])
    case ("rotate", 3):
      self = Transform.translation(x: -n[1], y: -n[2]).then(.rotation(degrees: n[0]))
        .then(.translation(x: n[1], y: n[2]))
    case ("skewX", 1): self.init(a: 1, b: 0, c: tan(n[0] * .pi / 180), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): self.init(a: 1, b: tan(n[0] * .pi / 180), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }

  /// A rotation about the origin, clockwise on screen; exact for quarters of a turn.
  private static func rotation(degrees: Double) -> Transform {
    let (cosine, sine): (Double, Double) =
      switch degrees.remainder(dividingBy: 360) {
      case 0: (1, 0)
      case 90: (0, 1)
      case -90: (0, -1)
      case 180, -180: (-1, 0)
      case let rest: (cos(rest * .pi / 180), sin(rest * .pi / 180))
      }
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether points can be mapped and mapped back: nothing is seen of a shape without area, and
  /// numbers beyond 10^12 come from mistakes.
  var isUsable: Bool {
    let determinant = a * d - b * c
    return [a, b, c, d, tx, ty].allSatisfy { $0.isFinite && $0.magnitude <= 1e12 }
      && determinant.magnitude > 1e-18
  }
}

/// How a `viewBox` lies in its viewport (SVG 2 §8.2).
struct ViewportFit {
  /// What turns the box's units into those around the viewport.
  let transform: Transform
  /// Whether the box is larger than the viewport.
  let isSliced: Bool

  /// - Parameter aspect: the value of `preserveAspectRatio`.
  init(of box: Rect, in viewport: Rect, aspect: String?) {
    let words = (aspect ?? "").split(whereSeparator: \.isWhitespace)
    let (x, y) = (viewport.width / box.width, viewport.height / box.height)
    isSliced = words.contains("slice")
    guard words.first != "none" else {
      transform = Transform.translation(x: -box.x, y: -box.y).then(.scale(x: x, y: y))
        .then(.translation(x: viewport.x, y: viewport.y))
      return
    }
    let scale = isSliced ? max(x, y) : min(x, y)
    let align = words.first { $0.hasPrefix("x") } ?? "xMidYMid"
    let (left, top) = (ViewportFit.share(align, "x"), ViewportFit.share(align, "Y"))
    transform = Transform.translation(x: -box.x, y: -box.y).then(.scale(scale)).then(
      .translation(
        x: viewport.x + (viewport.width - box.width * scale) * left,
        y: viewport.y + (viewport.height - box.height * scale) * top))
  }

  private static func share(_ align: Substring, _ axis: String) -> Double {
    if align.contains(axis + "Min") { return 0 }
    return align.contains(axis + "Max") ? 1 : 0.5
  }
}

extension XMLElement {
  /// The element's `viewBox`; `nil` where it has none with an area.
  var viewBox: Rect? {
    let n = readNumbers(self["viewBox"])
    guard n.count == 4, n[2] > 0, n[3] > 0 else { return nil }
    return Rect(x: n[0], y: n[1], width: n[2], height: n[3])
  }
}
