internal import SegmentPrimitives

/// Compresses the rectangles of an animation, all in one layout.
struct APNGCompressor {
  private let layout: PixelLayout
  private let level: Int32

  /// Makes a compressor.
  /// - Parameters:
  ///   - layout: How the pixels lie in every stream.
  ///   - compression: How much work goes into making streams small.
  init(_ layout: PixelLayout, _ compression: PNGCompression) {
    self.layout = layout
    // The usual level is more than a still picture's: moving edges repeat less, and it finds
    // another fiftieth in half as much time again.
    level =
      switch compression {
      case .fast: 1
      case .balanced: 7
      case .small: 12
      }
  }

  /// The one of a frame's patches that takes the fewest bytes, the first of equals, and its stream.
  /// - Throws: `PNGError.outOfMemory`.
  func smallest(
    of patches: APNGPatches
  ) throws(PNGError) -> (patch: APNGPatch, stream: [UInt8]) {
    let whole = try PackedRows(patches.whole.raster, layout).smallestStream(level: level)
    guard let changed = patches.changed else { return (patches.whole, whole) }
    let stream = try PackedRows(changed.raster, layout).smallestStream(level: level)
    return stream.count < whole.count ? (changed, stream) : (patches.whole, whole)
  }
}

extension PixelLayout {
  /// Whether a pixel can be transparent.
  var hasTransparency: Bool {
    switch self {
    case .greyAlpha, .rgba: true
    case .grey, .rgb: false
    case .palette(let palette, _): palette.colors.first?.alpha == 0
    }
  }
}
