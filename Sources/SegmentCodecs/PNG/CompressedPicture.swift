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
    let layouts = census.layouts
    self =
      switch compression {
      case .fast: try .quick(raster, layouts[0])
      case .balanced: try .plain(raster, layouts[0])
      case .small: try .smallest(raster, layouts)
      }
  }

  private init(_ layout: PixelLayout, _ stream: [UInt8]) {
    self.layout = layout
    self.stream = stream
  }

  /// Repetitions of pixels in flat art, filters and libdeflate's fastest level for anything else.
  private static func quick(
    _ raster: Raster, _ layout: PixelLayout
  ) throws(PNGError) -> CompressedPicture {
    guard layout.bitsPerPixel >= 8 else {
      let rows = PackedRows(raster, layout)
      return CompressedPicture(layout, try rows.compressed(.uniform(.none), level: 1))
    }
    let matched = layout.matchedStream(raster)
    guard isLarge(matched, raster, layout) else { return CompressedPicture(layout, matched) }
    let filtered = try PackedRows(raster, layout).compressed(.adaptive, level: 1)
    return CompressedPicture(layout, filtered.count < matched.count ? filtered : matched)
  }

  /// libdeflate's level for the balance: a strip of 852 × 96 takes 0.69 ms and 10,035 bytes; level 4
  /// takes 0.58 ms and 5 % more, level 6 takes 0.80 ms and 1 % less.
  private static let usualLevel: Int32 = 5

  /// Flat art as it is, anything else by filters, both by the usual level.
  private static func plain(
    _ raster: Raster, _ layout: PixelLayout
  ) throws(PNGError) -> CompressedPicture {
    let rows = PackedRows(raster, layout)
    let unfiltered = try rows.compressed(.uniform(.none), level: CompressedPicture.usualLevel)
    guard isLarge(unfiltered, raster, layout) else { return CompressedPicture(layout, unfiltered) }
    let filtered = try rows.compressed(.adaptive, level: CompressedPicture.usualLevel)
    return CompressedPicture(layout, filtered.count < unfiltered.count ? filtered : unfiltered)
  }

  /// Whether unfiltered rows stay so large that filters are worth a try.
  ///
  /// Flat art shrinks to a thirtieth; what stays above a sixteenth has gradients or grain, or is so
  /// small that the try costs little. Indices of a palette are no quantities that a filter can tell.
  private static func isLarge(_ stream: [UInt8], _ raster: Raster, _ layout: PixelLayout) -> Bool {
    if case .palette = layout { return false }
    return stream.count > raster.height * layout.rowLength(width: raster.width) / 16
  }

  /// The smallest of every layout and filtering, each tried at the usual level and the most
  /// promising ones at the highest.
  private static func smallest(
    _ raster: Raster, _ layouts: [PixelLayout]
  ) throws(PNGError) -> CompressedPicture {
    var best = try quick(raster, layouts[0])
    var trials: [(size: Int, layout: PixelLayout, filtering: RowFiltering)] = []
    for layout in layouts {
      let rows = PackedRows(raster, layout)
      for filtering in RowFiltering.all {
        let picture = CompressedPicture(
          layout, try rows.compressed(filtering, level: CompressedPicture.usualLevel))
        trials.append((picture.size, layout, filtering))
        if picture.size < best.size { best = picture }
      }
    }
    // The order of equal sizes must not depend on how sorting works.
    let order = trials.indices.sorted { (trials[$0].size, $0) < (trials[$1].size, $1) }
    for trial in order.prefix(3).map({ trials[$0] }) {
      let rows = PackedRows(raster, trial.layout)
      let picture = CompressedPicture(trial.layout, try rows.compressed(trial.filtering, level: 12))
      if picture.size < best.size { best = picture }
    }
    return best
  }

  /// The bytes of a file that the choice of layout and stream decides.
  private var size: Int { stream.count + layout.paletteSize }
}
