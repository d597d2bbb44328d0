public import SegmentPrimitives

/// A picture in memory: premultiplied 32-bit pixels `0xAARRGGBB`, encoded sRGB, rows from the top.
///
/// In memory that is Cairo's `ARGB32` (bytes B, G, R, A on little-endian machines), without padding
/// between rows. A fully transparent pixel is zero.
public struct Raster: Equatable, Sendable {
  /// The number of columns, at least 0.
  public let width: Int
  /// The number of rows, at least 0.
  public let height: Int
  /// `width × height` pixels, row after row.
  public var pixels: [UInt32]

  /// Makes a picture filled with one premultiplied pixel; transparent by default.
  public init(width: Int, height: Int, fill: UInt32 = 0) {
    self.init(width: width, height: height, pixels: Array(repeating: fill, count: width * height))
  }

  /// Makes a picture of existing pixels.
  /// - Precondition: `pixels.count == width * height`.
  public init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a raster needs width × height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The pixel of a column and a row.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// The smallest rectangle of whole pixels that holds every pixel with some opacity, as columns
  /// and rows; `nil` if all are transparent.
  public var inkBounds: (columns: Range<Int>, rows: Range<Int>)? {
    var columns: Range<Int>?
    var rows: Range<Int>?
    for y in 0..<height {
      let row = pixels[y * width..<(y + 1) * width]
      guard let first = row.firstIndex(where: { $0 >> 24 != 0 }),
        let last = row.lastIndex(where: { $0 >> 24 != 0 })
      else { continue }
      let (from, to) = (first - y * width, last + 1 - y * width)
      columns = min(columns?.lowerBound ?? from, from)..<max(columns?.upperBound ?? to, to)
      rows = (rows?.lowerBound ?? y)..<y + 1
    }
    guard let columns, let rows else { return nil }
    return (columns, rows)
  }
}

/// One picture of an animation and how long it shows.
public struct Frame: Equatable, Sendable {
  /// The picture.
  public var raster: Raster
  /// How long it shows.
  public var duration: Rational

  /// Makes a frame.
  public init(raster: Raster, duration: Rational) {
    self.raster = raster
    self.duration = duration
  }
}
