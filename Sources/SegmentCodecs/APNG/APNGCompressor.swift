internal import SegmentPixels
internal import SegmentPrimitives

/// Compresses the rectangles of an animation, all in one layout.
struct APNGCompressor {
  /// How the pixels lie in every stream.
  let layout: PixelLayout
  /// How much work goes into making streams small.
  let compression: PNGCompression

  /// The one of a frame's patches that is taken, and its stream.
  /// - Throws: `PNGError.outOfMemory`.
  func smallest(of patches: APNGPatches) throws(PNGError) -> (patch: APNGPatch, stream: [UInt8]) {
    guard compression == .small else {
      let patch = patches.likelySmallest
      // The usual level is more than a still picture's: moving edges repeat less, and it finds
      // another fiftieth in half as much time again.
      let level: Int32 = compression == .fast ? 1 : 7
      let rounds: WaySearch.Rounds = compression == .fast ? .one : .two
      return (patch, try PackedRows(patch.raster, layout).quickStream(level: level, rounds))
    }
    let whole = try PackedRows(patches.whole.raster, layout).smallStream()
    guard let changed = patches.changed else { return (patches.whole, whole) }
    let stream = try PackedRows(changed.raster, layout).smallStream()
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
