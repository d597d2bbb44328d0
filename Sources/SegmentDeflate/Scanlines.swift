/// A picture's scanlines without filters, as a PNG's image data has them before it is compressed:
/// each a filter type byte and the pixels behind it (PNG 3, §7.2).
package struct Scanlines: Sendable {
  /// The zero bytes behind the last scanline, so that eight bytes can be read from any position.
  package static let padding = 8

  /// The scanlines, one after the other, and the padding.
  package let bytes: [UInt8]
  /// The bytes of a scanline, its filter type byte included.
  package let scanlineLength: Int
  /// The bytes from a pixel to the next, 1…4; 1 where a byte holds several pixels.
  package let pixelLength: Int
  /// The bytes of all scanlines, without the padding.
  package let byteCount: Int

  /// Makes scanlines of their bytes.
  /// - Precondition: whole scanlines, and `padding` bytes behind them.
  package init(padded bytes: [UInt8], scanlineLength: Int, pixelLength: Int) {
    byteCount = bytes.count - Scanlines.padding
    precondition(byteCount % scanlineLength == 0, "whole scanlines")
    self.bytes = bytes
    self.scanlineLength = scanlineLength
    self.pixelLength = pixelLength
  }

  /// Whether a match can reach the row above.
  var reachesRowAbove: Bool { scanlineLength <= Match.windowSize }

  /// The first position from one on at which a scanline starts.
  func scanlineStart(from position: Int) -> Int {
    (position + scanlineLength - 1) / scanlineLength * scanlineLength
  }

  /// The last position up to another at which a pixel or a scanline starts.
  /// - Parameter nextScanline: The first position from there on at which a scanline starts.
  @inline(__always)
  func pixelStart(upTo position: Int, nextScanline: Int) -> Int {
    let firstPixel = nextScanline &- scanlineLength &+ 1
    if position == nextScanline || position < firstPixel { return position }
    return position &- (position &- firstPixel) % pixelLength
  }
}

extension Scanlines {
  /// The byte at a position.
  @unsafe @inline(__always)
  func byte(at position: Int) -> UInt8 { unsafe bytes.span[unchecked: position] }

  /// The eight bytes from a position on as one 64-bit number, the first lowest.
  ///
  /// Unsafe for positions outside the scanlines; the padding makes it safe for those within.
  @unsafe @inline(__always)
  func word(at position: Int) -> UInt64 {
    unsafe bytes.span.bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: position, as: UInt64.self)
  }

  /// How many bytes from two positions on are equal, at most `limit`.
  /// - Precondition: `a < b`, and so many bytes follow both.
  @inline(__always)
  func commonLength(_ a: Int, _ b: Int, limit: Int) -> Int {
    precondition(a >= 0 && a < b && limit <= bytes.count &- b)
    var length = 0
    // Most of a picture is compared here and nowhere else.
    while length &+ 32 <= limit && equalFour(a &+ length, b &+ length) { length &+= 32 }
    while length &+ 8 <= limit {
      let difference = self.difference(a &+ length, b &+ length)
      if difference != 0 { return length &+ difference.trailingZeroBitCount &>> 3 }
      length &+= 8
    }
    while length < limit {
      guard unsafe byte(at: a &+ length) == byte(at: b &+ length) else { break }
      length &+= 1
    }
    return length
  }

  @inline(__always)
  private func equalFour(_ a: Int, _ b: Int) -> Bool {
    difference(a, b) | difference(a &+ 8, b &+ 8)
      | difference(a &+ 16, b &+ 16) | difference(a &+ 24, b &+ 24) == 0
  }

  @inline(__always)
  private func difference(_ a: Int, _ b: Int) -> UInt64 {
    unsafe word(at: a) ^ word(at: b)
  }
}
