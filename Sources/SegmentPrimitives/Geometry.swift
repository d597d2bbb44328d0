/// A position in points or pixels, y growing downward.
public struct Point: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// Makes a point from its two coordinates.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The sum of two points taken as vectors.
  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  /// The vector from `b` to `a`.
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  /// A vector times a factor.
  public static func * (a: Point, factor: Double) -> Point {
    Point(x: a.x * factor, y: a.y * factor)
  }
}

/// A width and a height, in points or pixels.
public struct Size: Hashable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// No extent.
  public static let zero = Size(width: 0, height: 0)

  /// Makes a size from its two extents.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The smallest size that holds both.
  public func union(_ other: Size) -> Size {
    Size(width: max(width, other.width), height: max(height, other.height))
  }
}

/// An axis-parallel rectangle: its top left corner and its size.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// The rectangle without extent at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle from its top left corner and extents.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes a rectangle from its top left corner and its extents.
  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// Makes the rectangle between two edges in each direction.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }
  /// The horizontal centre.
  public var midX: Double { x + width / 2 }
  /// The vertical centre.
  public var midY: Double { y + height / 2 }
  /// The top left corner.
  public var origin: Point { Point(x: x, y: y) }
  /// The extents.
  public var size: Size { Size(width: width, height: height) }
  /// Whether the rectangle covers no area.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The rectangle with each edge moved inward; negative amounts move it outward.
  public func inset(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// The rectangle with all four edges moved inward by one amount.
  public func inset(by amount: Double) -> Rect { inset(x: amount, y: amount) }

  /// The rectangle moved by a vector.
  public func offset(x dx: Double, y dy: Double) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect(
      minX: min(x, other.x), minY: min(y, other.y),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The part common to both, or `nil` where they have no common area.
  public func intersection(_ other: Rect) -> Rect? {
    let common = Rect(
      minX: max(x, other.x), minY: max(y, other.y),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return common.isEmpty ? nil : common
  }

  /// The rectangle reflected inside a line of the given width, as right-to-left layout wants it.
  public func mirrored(in lineWidth: Double) -> Rect {
    Rect(x: lineWidth - maxX, y: y, width: width, height: height)
  }

  /// The rectangle with every coordinate multiplied by a factor.
  public func scaled(by factor: Double) -> Rect {
    Rect(x: x * factor, y: y * factor, width: width * factor, height: height * factor)
  }
}
