internal import SegmentPrimitives

/// Compresses the rectangles of an animation, all in one layout.
struct APNGCompressor: ~Copyable {
  /// How the pixels lie in every stream.
  let layout: PixelLayout
  private let compression: PNGCompression
  /// Kept from frame to frame, as making one takes as long as compressing a small rectangle.
  private let deflate: ZlibCompressor

  /// Makes a compressor.
  /// - Throws: `PNGError.outOfMemory`.
  init(_ layout: PixelLayout, _ compression: PNGCompression) throws(PNGError) {
    // The usual level is one more than a still picture's: moving edges repeat less, and it finds
    // another fiftieth in half as much time again.
    let level: Int32 =
      switch compression {
      case .fast: 1
      case .balanced: 7
      case .small: 12
      }
    self.layout = layout
    self.compression = compression
    deflate = try ZlibCompressor(level: level)
  }

  /// The one of a frame's patches that takes the fewest bytes, the first of equals, and its stream.
  func smallest(of patches: APNGPatches) -> (patch: APNGPatch, stream: [UInt8]) {
    guard let changed = patches.changed else { return (patches.whole, stream(of: patches.whole)) }
    // Repetitions of pixels tell which patch is smaller in a fraction of the time that its final
    // stream takes.
    if compression == .balanced && hasWholeBytes {
      let isSmaller = matched(changed).count < matched(patches.whole).count
      let best = isSmaller ? changed : patches.whole
      return (best, stream(of: best))
    }
    let (first, second) = (stream(of: patches.whole), stream(of: changed))
    return second.count < first.count ? (changed, second) : (patches.whole, first)
  }

  private func stream(of patch: APNGPatch) -> [UInt8] {
    let rows = PackedRows(patch.raster, layout)
    let plain =
      compression == .fast && hasWholeBytes ? matched(patch) : deflate.compress(rows.bytes.span)
    // As with a still picture: what shrinks to less than a sixteenth is flat art, which no filter
    // makes smaller, and indices of a palette are no quantities that a filter can tell.
    if case .palette = layout { return plain }
    guard plain.count > rows.bytes.count / 16 else { return plain }
    let filtered = FilteredRows(
      rows.bytes, rowLength: 1 + layout.rowLength(width: patch.raster.width),
      pixelLength: max(1, layout.bitsPerPixel / 8), .adaptive)
    let stream = deflate.compress(filtered.bytes.span)
    return stream.count < plain.count ? stream : plain
  }

  private func matched(_ patch: APNGPatch) -> [UInt8] { layout.matchedStream(patch.raster) }

  private var hasWholeBytes: Bool { layout.bitsPerPixel >= 8 }
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
