internal import SegmentGraphics
internal import SegmentPixels
internal import SegmentPrimitives
internal import Synchronization

/// How near an optimised scene comes to what the plain painter paints.
enum Precision: Hashable, Sendable {
  /// The same bytes.
  case exact
  /// What moves may be off by what a sixteenth of a pixel makes: its masks are interpolated between
  /// those on quarters of a pixel, which the frames of an animation share.
  case interpolated
}

/// The masks of shapes and outlines at one scale, made when first asked for and kept: what moves
/// in an animation has the same fractions of a pixel again and again. Any thread may ask.
final class MaskCache: Sendable {
  /// What a mask shows, apart from where it lies, in whole pixels.
  enum Key: Hashable {
    /// A shape, its edges on quarters of a pixel, blurred.
    case shape(Shape, blur: Double)
    /// The two ends of a shape, each moved inward by quarters of a pixel, blurred.
    case ends(Shape, quarters: Int, blur: Double)
    /// An outline moved to the right by quarters of a pixel.
    case outline(Outline, quarters: Int)
  }

  /// A path, of which a little is enough to find it by.
  struct Outline: Hashable {
    let path: Path

    func hash(into hasher: inout Hasher) {
      hasher.combine(path.elements.count)
      hasher.combine(path.elements.first)
    }
  }

  /// Pixels per point.
  let scale: Double
  private let masks = Mutex<[Key: CoverageMask]>([:])

  /// Five phases of three shapes and of seven segments' contents fill half of it; a control whose
  /// size changes may fill it up.
  private static let capacity = 128

  init(scale: Double) { self.scale = scale }

  /// The mask of a key, made where it is not there yet.
  func mask(
    _ key: Key, _ make: () throws(DrawingError) -> CoverageMask?
  ) throws(DrawingError) -> CoverageMask? {
    if let found = masks.withLock({ $0[key] }) { return found }
    guard let made = try make() else { return nil }
    masks.withLock { cache in
      if cache.count >= MaskCache.capacity { cache.removeAll() }
      cache[key] = made
    }
    return made
  }
}

extension MaskCache {
  /// The mask of the shadow under a shape; `nil` if it is empty.
  func mask(
    of shadow: Shadow, under shape: Shape, _ precision: Precision = .exact
  ) throws(DrawingError) -> CoverageMask? {
    try mask(of: shadow.caster(shape), blur: shadow.blur, precision)
  }

  /// The mask of a shape, blurred by what a design tool calls a blur, in points; `nil` if it is
  /// empty.
  ///
  /// What is blurred or interpolated is joined from the shape's two ends, so that a moving shape
  /// finds them again. A blurred edge between two quarters of a pixel is the mean of both; a shape so
  /// narrow that its ends meet has its edges on the nearest quarters.
  func mask(
    of shape: Shape, blur: Double = 0, _ precision: Precision
  ) throws(DrawingError) -> CoverageMask? {
    guard blur > 0 || precision == .interpolated else {
      return try CoverageMask(of: shape.path, scale: scale, margin: 0)
    }
    let ends = ShapeEnds(of: shape, blur: blur, precision, masks: self)
    if let joined = try ends.joined(from: shape.rect.x, to: shape.rect.maxX) {
      return joined.cropped()
    }
    return try wholeMask(of: shape, blur: blur)?.cropped()
  }

  private func wholeMask(of shape: Shape, blur: Double) throws(DrawingError) -> CoverageMask? {
    var near = shape
    near.rect = shape.rect.onQuarters(scale: scale)
    let (column, row) = near.moveToOrigin(scale: scale)
    let made = try mask(.shape(near, blur: blur)) { () throws(DrawingError) in
      let sigma = blur / 2 * scale
      return try CoverageMask(of: near.path, scale: scale, margin: 0)?.blurred(
        sigma: sigma, margin: blur > 0 ? CoverageMask.blurMargin(sigma: sigma) + 1 : 0)
    }
    return made?.moved(columns: column, rows: row)
  }

  /// The mask of an outline moved to a point, interpolated between the two quarters of a pixel that
  /// it is nearest to; `nil` where it is empty, or no whole pixel high.
  ///
  /// The mean of both is off by what a sixteenth of a pixel makes at most, and moves on with the
  /// point however little that moves.
  func mask(of outline: Path, at point: Point) throws(DrawingError) -> CoverageMask? {
    let (x, y) = (point.x * scale, point.y * scale)
    guard abs(y - y.rounded()) < 0.001, abs(x) < 0x1p20, abs(y) < 0x1p20 else { return nil }
    let quarters = (x - x.rounded(.down)) * 4
    func mask(_ quarters: Int) throws(DrawingError) -> CoverageMask? {
      try self.mask(.outline(Outline(path: outline), quarters: quarters)) {
        () throws(DrawingError) in
        try CoverageMask(of: outline, scale: scale, margin: 1, shift: Double(quarters) / 4)
      }
    }
    guard let left = try mask(Int(quarters)), let right = try mask(Int(quarters) + 1)
    else { return nil }
    return left.mixed(with: right, by: quarters - quarters.rounded(.down))
      .moved(columns: Int(x.rounded(.down)), rows: Int(y.rounded()))
  }
}

extension Shadow {
  /// The shape whose blurred mask is the shadow of another.
  func caster(_ shape: Shape) -> Shape {
    Shape(shape.rect.offset(x: 0, y: y), radius: shape.radius, cornerCurve: shape.cornerCurve)
  }
}

extension Rect {
  /// The rectangle with its left and right edges on the nearest quarters of a pixel.
  fileprivate func onQuarters(scale: Double) -> Rect {
    func quarter(_ points: Double) -> Double { (points * scale * 4).rounded() / 4 / scale }
    return Rect(minX: quarter(x), minY: y, maxX: quarter(maxX), maxY: maxY)
  }
}

extension CoverageMask {
  /// The mask moved by whole pixels.
  func moved(columns: Int, rows: Int) -> CoverageMask {
    var result = self
    result.column += columns
    result.row += rows
    return result
  }

  /// The columns a picture can have, where there are more than Cairo takes: the blur of a control
  /// as wide as the widest picture reaches past both edges.
  fileprivate func cropped() -> CoverageMask {
    guard width > Raster.longestSide else { return self }
    let columns = max(column, 0)..<min(column + width, Raster.longestSide)
    var result = CoverageMask(
      column: columns.lowerBound, row: row, width: columns.count, height: height)
    result.values.removeAll(keepingCapacity: true)
    for start in stride(from: 0, to: values.count, by: width) {
      let first = start + columns.lowerBound - column
      result.values += values[first..<first + columns.count]
    }
    return result
  }
}
