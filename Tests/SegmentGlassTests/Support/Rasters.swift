import SegmentPixels
import SegmentPrimitives
import SegmentScenery

extension Raster {
  /// An opaque picture of one grey, 0…255.
  static func grey(_ level: UInt32, width: Int, height: Int) -> Raster {
    Raster(width: width, height: height, fill: 0xFF00_0000 | level << 16 | level << 8 | level)
  }

  /// Opaque noise without any order.
  static func noise(_ seed: UInt64, width: Int, height: Int) -> Raster {
    let noise = Noise(seed: seed)
    let pixels = (0..<width * height).map { index in
      0xFF00_0000 | UInt32(noise.value(index, 1) * 16_777_216)
    }
    return Raster(width: width, height: height, pixels: pixels)
  }

  /// The picture moved right and down; what comes in is black.
  func moved(x: Int, y: Int) -> Raster {
    var result = Raster.grey(0, width: width, height: height)
    for row in max(y, 0)..<height {
      for column in max(x, 0)..<width { result[column, row] = self[column - x, row - y] }
    }
    return result
  }
}

/// The four bytes of a pixel: alpha, red, green, blue.
func channels(_ pixel: UInt32) -> [Int] {
  [24, 16, 8, 0].map { Int(pixel >> UInt32($0) & 255) }
}

/// The greatest difference of two pixels in any channel, in levels.
func difference(_ a: UInt32, _ b: UInt32) -> Int {
  zip(channels(a), channels(b)).map { abs($0 - $1) }.max() ?? 0
}

/// The colour of an opaque pixel.
func color(_ pixel: UInt32) -> Color {
  let c = channels(pixel)
  return Color(bytes: c[1], c[2], c[3])
}
