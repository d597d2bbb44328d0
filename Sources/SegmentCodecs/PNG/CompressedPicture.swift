internal import SegmentPrimitives

/// A raster's pixels in the layout and the zlib stream that store them in the fewest bytes found.
struct CompressedPicture: Sendable {
  /// How the pixels lie in the stream.
  let layout: PixelLayout
  /// The zlib stream of the filtered rows.
  let stream: [UInt8]

  /// Compresses a raster.
  /// - Throws: `PNGError.outOfMemory`.
  init(_ raster: Raster, _ compression: PNGCompression) throws(PNGError) {
    var census = PixelCensus()
    census.add(raster)
    self =
      switch compression {
      case .fast: try .quick(raster, census.layouts[0], level: 1)
      case .balanced: try .quick(raster, census.layouts[0], level: 6)
      case .small: try .smallest(raster, census.layouts)
      }
  }

  private init(_ layout: PixelLayout, _ stream: [UInt8]) {
    self.layout = layout
    self.stream = stream
  }

  /// Flat art by its pixels' repetitions, anything else by filters and libdeflate at a level.
  private static func quick(
    _ raster: Raster, _ layout: PixelLayout, level: Int32
  ) throws(PNGError) -> CompressedPicture {
    guard layout.bitsPerPixel >= 8 else {
      let rows = PackedRows(raster, layout)
      return CompressedPicture(layout, try rows.compressed(.uniform(.none), level: level))
    }
    let matched = layout.matchedStream(raster)
    // Flat art shrinks to less than a tenth; what stays above a fifth has gradients or grain, which
    // filters tell better than repetitions do.
    let pixelBytes = raster.height * layout.rowLength(width: raster.width)
    guard matched.count > pixelBytes / 5 else { return CompressedPicture(layout, matched) }
    let filtered = try PackedRows(raster, layout).compressed(.adaptive, level: level)
    return CompressedPicture(layout, filtered.count < matched.count ? filtered : matched)
  }

  /// The smallest of every layout and filtering, each tried at a middle level and the most promising
  /// at the highest.
  private static func smallest(
    _ raster: Raster, _ layouts: [PixelLayout]
  ) throws(PNGError) -> CompressedPicture {
    var trials: [(size: Int, layout: PixelLayout, filtering: RowFiltering)] = []
    for layout in layouts {
      let rows = PackedRows(raster, layout)
      for filtering in RowFiltering.all {
        let size = try rows.compressed(filtering, level: 6).count + layout.paletteSize
        trials.append((size, layout, filtering))
      }
    }
    // The order of equal sizes must not depend on the sorting algorithm's whims.
    let order = trials.indices.sorted { (trials[$0].size, $0) < (trials[$1].size, $1) }
    var best = try quick(raster, layouts[0], level: 12)
    for index in order.prefix(3) {
      let trial = trials[index]
      let rows = PackedRows(raster, trial.layout)
      let picture = CompressedPicture(trial.layout, try rows.compressed(trial.filtering, level: 12))
      if picture.size < best.size { best = picture }
    }
    return best
  }

  /// The bytes that the choice of layout and stream decide.
  private var size: Int { stream.count + layout.paletteSize }
}
