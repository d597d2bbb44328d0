internal import SegmentPixels

/// A palette of up to 256 colours, the transparent ones first, and the index of each.
struct PNGPalette: Equatable, Sendable {
  /// The most colours.
  static let capacity = 256

  /// The colours by index.
  let colors: [StraightColor]
  private let table: ColorHistogram

  /// Makes the palette of the given pixels of a raster.
  ///
  /// Opacity ascends, so that the opaque entries come last and `tRNS` can leave them out.
  /// - Precondition: at most `capacity` pixels, all different.
  init(_ pixels: some Sequence<UInt32>) {
    let sorted = pixels.sorted { a, b in (a >> 24, a) < (b >> 24, b) }
    colors = sorted.map { StraightColor(premultiplied: $0) }
    table = sorted.reduce(into: ColorHistogram()) { $0.add($1, count: 1) }
  }

  /// The index of a raster's pixel.
  /// - Precondition: the palette was made of pixels of which this is one.
  @inline(__always)
  func index(of pixel: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: table.position(of: pixel) ?? 0)
  }

  /// The data of `PLTE`: red, green and blue of each entry.
  var colorBytes: [UInt8] { colors.flatMap { [$0.red, $0.green, $0.blue] } }

  /// The data of `tRNS`: the opacities up to the last that is not 255.
  var alphaBytes: [UInt8] { colors.map(\.alpha).filter { $0 < 255 } }

  /// The fewest bits, 1, 2, 4 or 8, in which each index fits.
  var indexBits: Int {
    switch colors.count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }
}
