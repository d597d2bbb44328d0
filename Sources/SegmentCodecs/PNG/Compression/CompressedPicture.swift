internal import SegmentPixels
internal import SegmentPrimitives

/// A raster's pixels in the layout and the zlib stream that store them in the fewest bytes found.
struct CompressedPicture: Sendable {
  /// How the pixels lie in the scanlines.
  let layout: PixelLayout
  /// The zlib stream of the filtered scanlines.
  let stream: [UInt8]

  /// Compresses a raster.
  /// - Throws: `PNGError.outOfMemory`.
  init(_ raster: Raster, _ compression: CompressionEffort) throws(PNGError) {
    let layouts = PixelCensus(raster).layouts
    self =
      switch compression {
      case .fast: try CompressedPicture(raster, layouts[0], level: 1)
      case .balanced: try CompressedPicture(raster, layouts[0], level: 5)
      case .small: try .smallest(raster, layouts)
      }
  }

  private init(_ layout: PixelLayout, _ stream: [UInt8]) {
    self.layout = layout
    self.stream = stream
  }

  private init(_ raster: Raster, _ layout: PixelLayout, level: Int32) throws(PNGError) {
    self.init(layout, try PackedScanlines(raster, layout).quickStream(level: level))
  }

  /// The level of libdeflate at which layouts and filters are compared.
  private static let trialLevel: Int32 = 5

  /// The smallest of every layout and filter strategy, each tried at a low level and the most promising
  /// ones at the highest.
  private static func smallest(
    _ raster: Raster, _ layouts: [PixelLayout]
  ) throws(PNGError) -> CompressedPicture {
    var best = try CompressedPicture(raster, layouts[0], level: trialLevel)
    var trials: [(size: Int, layout: PixelLayout, strategy: FilterStrategy)] = []
    for layout in layouts {
      let scanlines = PackedScanlines(raster, layout)
      for strategy in FilterStrategy.all {
        let picture = CompressedPicture(
          layout, try scanlines.compressed(strategy, level: trialLevel))
        trials.append((picture.size, layout, strategy))
        if picture.size < best.size { best = picture }
      }
    }
    // The order of equal sizes must not depend on how sorting works.
    let order = trials.indices.sorted { (trials[$0].size, $0) < (trials[$1].size, $1) }
    for (_, layout, strategy) in order.prefix(3).map({ trials[$0] }) {
      let scanlines = PackedScanlines(raster, layout)
      let picture = CompressedPicture(layout, try scanlines.compressed(strategy, level: 12))
      if picture.size < best.size { best = picture }
    }
    return best
  }

  /// The bytes of a file that the choice of layout and stream decides.
  private var size: Int { stream.count + layout.paletteSize }
}
