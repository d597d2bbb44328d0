import Testing

@testable import SegmentDeflate

/// Scanlines of every kind that the parser treats differently, reproducible by their names.
enum SampleScanlines {
  /// A size of pixels in bytes, and of the picture in pixels; among them scanlines near and beyond the
  /// 32 KiB of the window.
  struct Size: CustomTestStringConvertible, Sendable {
    var pixelLength: Int
    var width: Int
    var height: Int

    var testDescription: String { "\(width) × \(height) pixels of \(pixelLength) bytes" }
  }

  static let sizes = [
    Size(pixelLength: 1, width: 300, height: 7), Size(pixelLength: 2, width: 33_000, height: 2),
    Size(pixelLength: 3, width: 11_000, height: 3), Size(pixelLength: 4, width: 700, height: 9),
    Size(pixelLength: 4, width: 1, height: 400),
  ]

  /// Runs of five colours, of the lengths around which matches end.
  static func runs(_ size: Size) -> Scanlines {
    var random = Xorshift()
    var colors = (0..<5).map { _ in UInt32(truncatingIfNeeded: random.next()) }
    colors[0] = 0
    let lengths = [1, 2, 3, 12, 64, 65, 86, 129, 257, 258, 259, 260, 516, 1000]
    var pixels: [UInt32] = []
    while pixels.count < size.width * size.height {
      let length = lengths[Int(random.next() % UInt64(lengths.count))]
      pixels += Array(repeating: colors[Int(random.next() % 5)], count: length)
    }
    return Scanlines(pixels, size)
  }

  /// Equal rows but for three pixels in each.
  static func nearlyEqualRows(_ size: Size) -> Scanlines {
    var random = Xorshift()
    let row = (0..<size.width).map { _ in
      UInt32(truncatingIfNeeded: random.next() % 7) &* 0x1234_5678
    }
    var pixels = Array(repeatElement(row, count: size.height).joined())
    for _ in 0..<3 * size.height {
      let index = Int(random.next() % UInt64(pixels.count))
      pixels[index] = UInt32(truncatingIfNeeded: random.next())
    }
    return Scanlines(pixels, size)
  }

  /// No two pixels alike but by chance.
  static func noise(_ size: Size) -> Scanlines {
    var random = Xorshift()
    return Scanlines(
      (0..<size.width * size.height).map { _ in UInt32(truncatingIfNeeded: random.next()) }, size)
  }

  /// Equal rows of random bytes.
  static func equalRows(_ size: Size) -> Scanlines {
    var random = Xorshift()
    let row = (0..<size.width).map { _ in UInt32(truncatingIfNeeded: random.next() % 256) }
    return Scanlines(Array(repeatElement(row, count: size.height).joined()), size)
  }
}

extension Scanlines {
  /// Scanlines of pixels, of each the lowest bytes, behind the filter type byte of none.
  init(_ pixels: [UInt32], _ size: SampleScanlines.Size) {
    var bytes: [UInt8] = []
    for y in 0..<size.height {
      bytes.append(0)
      for pixel in pixels[y * size.width..<(y + 1) * size.width] {
        for index in 0..<UInt32(size.pixelLength) {
          bytes.append(UInt8(truncatingIfNeeded: pixel >> (8 * index)))
        }
      }
    }
    self.init(
      padded: bytes + [UInt8](repeating: 0, count: Scanlines.padding),
      scanlineLength: 1 + size.width * size.pixelLength, pixelLength: size.pixelLength)
  }

  /// The bytes without the padding.
  var content: [UInt8] { Array(bytes.prefix(byteCount)) }
}

/// Marsaglia's xorshift64.
struct Xorshift {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state >> 16
  }
}
