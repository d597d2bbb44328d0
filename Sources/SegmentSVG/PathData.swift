internal import SegmentPrimitives

/// Reads the commands of a path's `d` (SVG 2 §9.3); what follows a mistake is left out, as §9.5 asks.
struct PathData {
  private var scanner: NumberScanner
  private var path = Path()
  private var current = Point.zero
  private var start = Point.zero
  /// The second control point of the curve before, or the control point of the quadratic one.
  private var control: (cubic: Point?, quadratic: Point?) = (nil, nil)

  /// The outline of path data.
  static func path(_ text: String) -> Path {
    var data = PathData(scanner: NumberScanner(text))
    data.read()
    return data.path
  }

  private init(scanner: NumberScanner) { self.scanner = scanner }

  private mutating func read() {
    scanner.skipSpaces()
    while let letter = scanner.next {
      guard !path.isEmpty || letter | 0x20 == UInt8(ascii: "m") else { return }
      scanner.advance()
      guard readCommands(letter) else { return }
      scanner.skipSeparator()
    }
  }

  /// One letter and as many groups of numbers as follow it; whether they were right.
  private mutating func readCommands(_ letter: UInt8) -> Bool {
    var command = letter
    if command | 0x20 == UInt8(ascii: "z") {
      close()
      return true
    }
    repeat {
      guard readCommand(command) else { return false }
      // Further pairs behind a move are lines.
      if command | 0x20 == UInt8(ascii: "m") { command -= 1 }
      scanner.skipSeparator()
    } while scanner.next.map(isNumberStart) ?? false
    return true
  }

  private func isNumberStart(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E].contains(byte)
  }

  private mutating func readCommand(_ letter: UInt8) -> Bool {
    let base = letter & 0x20 == 0 ? Point.zero : current
    switch letter | 0x20 {
    case UInt8(ascii: "m"): return withPoints(1, base) { $0.move($1[0]) }
    case UInt8(ascii: "l"): return withPoints(1, base) { $0.line($1[0]) }
    case UInt8(ascii: "c"): return withPoints(3, base) { $0.curve($1[0], $1[1], $1[2]) }
    case UInt8(ascii: "s"):
      return withPoints(2, base) { $0.curve($0.reflected($0.control.cubic), $1[0], $1[1]) }
    case UInt8(ascii: "q"): return withPoints(2, base) { $0.quadratic($1[0], $1[1]) }
    case UInt8(ascii: "t"):
      return withPoints(1, base) { $0.quadratic($0.reflected($0.control.quadratic), $1[0]) }
    case UInt8(ascii: "h"):
      guard let x = scanner.number() else { return false }
      line(Point(x: base.x + x, y: current.y))
    case UInt8(ascii: "v"):
      guard let y = scanner.number() else { return false }
      line(Point(x: current.x, y: base.y + y))
    case UInt8(ascii: "a"): return readArc(base)
    default: return false
    }
    return true
  }

  private mutating func withPoints(
    _ count: Int, _ base: Point, _ draw: (inout PathData, [Point]) -> Void
  ) -> Bool {
    var points: [Point] = []
    for _ in 0..<count {
      guard let x = scanner.number(), let y = scanner.number() else { return false }
      points.append(Point(x: base.x + x, y: base.y + y))
    }
    draw(&self, points)
    return true
  }

  private mutating func readArc(_ base: Point) -> Bool {
    guard let rx = scanner.number(), let ry = scanner.number(), let angle = scanner.number(),
      let isLarge = scanner.flag(), let isClockwise = scanner.flag(), let x = scanner.number(),
      let y = scanner.number()
    else { return false }
    let end = Point(x: base.x + x, y: base.y + y)
    let arc = EllipticalArc(
      from: current, to: end, radiusX: rx.magnitude, radiusY: ry.magnitude, degrees: angle,
      isLarge: isLarge, isClockwise: isClockwise)
    begin()
    path.elements += arc.elements
    finish(at: end)
    return true
  }

  private func reflected(_ control: Point?) -> Point { control.map { current * 2 - $0 } ?? current }

  private mutating func move(_ p: Point) {
    path.elements.append(.move(p))
    start = p
    finish(at: p)
  }

  private mutating func line(_ p: Point) {
    begin()
    path.elements.append(.line(p))
    finish(at: p)
  }

  private mutating func curve(_ c1: Point, _ c2: Point, _ p: Point) {
    begin()
    path.elements.append(.curve(c1, c2, p))
    finish(at: p)
    control.cubic = c2
  }

  private mutating func quadratic(_ c: Point, _ p: Point) {
    let third = 1.0 / 3
    curve(current * third + c * (2 * third), p * third + c * (2 * third), p)
    control = (nil, c)
  }

  private mutating func close() {
    if case .close? = path.elements.last { return }
    path.close()
    finish(at: start)
  }

  /// Starts a subpath where the last one was closed.
  private mutating func begin() {
    if case .close? = path.elements.last { path.elements.append(.move(start)) }
  }

  private mutating func finish(at p: Point) {
    current = p
    control = (nil, nil)
  }
}
