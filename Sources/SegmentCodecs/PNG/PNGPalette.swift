internal import SegmentPixels

/// A palette of up to 256 colours, the transparent ones first, and the index of each.
struct PNGPalette: Equatable, Sendable {
  /// The colours by index.
  let colors: [StraightColor]
  private let table: ColorTable

  /// Makes the palette of the given pixels of a raster.
  ///
  /// Opacity ascends, so that the opaque entries come last and `tRNS` can leave them out.
  /// - Precondition: at most 256 different pixels.
  init(_ pixels: some Sequence<UInt32>) {
    let sorted = pixels.sorted { a, b in (a >> 24, a) < (b >> 24, b) }
    colors = sorted.map { StraightColor(premultiplied: $0) }
    table = sorted.reduce(into: ColorTable()) { _ = $0.insert($1) }
  }

  /// The index of a raster's pixel.
  /// - Precondition: the palette was made of pixels of which this is one.
  @inline(__always)
  func index(of pixel: UInt32) -> UInt8 { table.index(of: pixel) }

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

/// A hash table of at most 256 pixels in the order in which they came.
struct ColorTable: Equatable, Sendable {
  /// The most pixels that fit.
  static let capacity = 256

  /// The pixels in the order in which they came.
  private(set) var pixels: [UInt32] = []
  private var slots = [UInt16](repeating: 0, count: 1024)

  /// Adds a pixel unless it is there; `false` if the table is full.
  mutating func insert(_ pixel: UInt32) -> Bool {
    let slot = self.slot(of: pixel)
    if slots[slot] != 0 { return true }
    guard pixels.count < ColorTable.capacity else { return false }
    pixels.append(pixel)
    slots[slot] = UInt16(pixels.count)
    return true
  }

  /// The position at which a pixel came; 0 for one that is not there.
  @inline(__always)
  func index(of pixel: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: max(1, slots[slot(of: pixel)]) - 1)
  }

  /// The slot that holds a pixel, or the empty one where it belongs.
  @inline(__always)
  private func slot(of pixel: UInt32) -> Int {
    // Knuth's multiplicative hash: 2³² divided by the golden ratio; the upper ten bits.
    var slot = Int((pixel &* 2_654_435_761) >> 22)
    while slots[slot] != 0 && pixels[Int(slots[slot]) - 1] != pixel { slot = (slot + 1) & 1023 }
    return slot
  }
}
