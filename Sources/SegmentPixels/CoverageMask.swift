public import SegmentPrimitives

/// How much of each pixel a shape covers, 0…255, for a block of device pixels.
public struct CoverageMask: Hashable, Sendable {
  /// The device column of the block's first pixel.
  public var column: Int
  /// The device row of the block's first pixel.
  public var row: Int
  /// The number of columns.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// `width × height` values, row after row.
  public var values: [UInt8]

  /// Makes a block without any coverage.
  public init(column: Int, row: Int, width: Int, height: Int) {
    self.column = column
    self.row = row
    self.width = width
    self.height = height
    values = Array(repeating: 0, count: width * height)
  }

  /// The block's area in device pixels.
  public var bounds: Rect {
    Rect(x: Double(column), y: Double(row), width: Double(width), height: Double(height))
  }

  /// The picture of one colour seen through the mask.
  public func colored(_ color: Color) -> Raster {
    let tones = (0...255).map { color.opacity(Double($0) / 255).premultipliedPixel }
    return Raster(width: width, height: height, pixels: values.map { tones[Int($0)] })
  }
}
