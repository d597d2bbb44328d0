extension PackedRows {
  /// The share of stops among pixels from which on a picture is no flat art: controls without a photo
  /// have 5 to 23 in a hundred pixels, those of glass over one 53 and more.
  private static let flatShare = (stops: 1, pixels: 3)
  /// So few stops are searched whatever their share, as that takes no time.
  private static let fewStops = 1000
  /// The number of stops after which a block ends: its codes are worth telling anew, and what the
  /// search keeps stays in a processor's second-level cache.
  private static let blockStops = 1 << 14

  /// The zlib stream of the unfiltered rows of flat art, for which the search over its stops is both
  /// faster and closer than libdeflate; `nil` for any other picture.
  func flatStream() -> [UInt8]? {
    var stream = BitWriter()
    // zlib's header: a window of 32 KiB and no preset dictionary.
    stream.append(0x0178, count: 16)
    var search = StepSearch(shape)
    var start = 0
    while start < shape.byteCount {
      var stops = StopList.stops(
        from: start, in: bytes.span, shape, limit: PackedRows.blockStops)
      if start == 0 && !isFlat(stops) { return nil }
      let costs = SymbolCosts(stops.span, from: start, in: bytes.span, shape)
      search.run(&stops, from: start, in: bytes.span, costs)
      let block = DeflateBlock(consume stops, from: start)
      block.write(bytes.span, isLast: block.end == shape.byteCount, to: &stream)
      start = block.end
    }
    let checksum = Checksum.adler32(of: bytes.span.extracting(0..<shape.byteCount))
    stream.append(bigEndian: checksum)
    return stream.bytes
  }

  private func isFlat(_ stops: [Stop]) -> Bool {
    let pixels = Int(stops[stops.count - 2].place) / shape.pixelLength
    let share = PackedRows.flatShare
    return stops.count * share.pixels <= pixels * share.stops + PackedRows.fewStops
  }

  /// The smallest zlib stream found in a short time: flat art by its own search, anything else by
  /// libdeflate at a level from 1 to 12, filtered where that may pay.
  /// - Throws: `PNGError.outOfMemory`.
  func smallestStream(level: Int32) throws(PNGError) -> [UInt8] {
    let plain =
      if let flat = flatStream() { flat } else { try compressed(.uniform(.none), level: level) }
    // Flat art shrinks to a thirtieth; what stays above a sixteenth has gradients or grain, or is so
    // small that the try costs little. Indices of a palette are no quantities that a filter can tell.
    guard !layout.hasPalette && plain.count > shape.byteCount / 16 else { return plain }
    let filtered = try compressed(.adaptive, level: level)
    return filtered.count < plain.count ? filtered : plain
  }

  /// The zlib stream of the rows, filtered and compressed by libdeflate at a level from 1 to 12.
  /// - Throws: `PNGError.outOfMemory`.
  func compressed(_ filtering: RowFiltering, level: Int32) throws(PNGError) -> [UInt8] {
    let compressor = try ZlibCompressor(level: level)
    if filtering == .uniform(.none) {
      return compressor.compress(bytes.span.extracting(0..<shape.byteCount))
    }
    return compressor.compress(FilteredRows(self, filtering).bytes.span)
  }
}
