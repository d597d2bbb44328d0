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
}

extension Raster {
  /// The mean straight colour of some columns and rows, transparent pixels by their opacity; `nil`
  /// where all of them are wholly transparent or outside.
  package func mean(columns: Range<Int>, rows: Range<Int>) -> Color? {
    let columns = columns.clamped(to: 0..<width)
    var sums = (red: 0, green: 0, blue: 0, alpha: 0)
    let pixels = pixels.span
    for y in rows.clamped(to: 0..<height) {
      for index in y * width + columns.lowerBound..<y * width + columns.upperBound {
        let pixel = Int(pixels[index])
        sums.red += pixel >> 16 & 255
        sums.green += pixel >> 8 & 255
        sums.blue += pixel & 255
        sums.alpha += pixel >> 24
      }
    }
    guard sums.alpha > 0 else { return nil }
    let whole = Double(sums.alpha)
    return Color(
      red: Double(sums.red) / whole, green: Double(sums.green) / whole,
      blue: Double(sums.blue) / whole)
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
