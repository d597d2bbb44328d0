extension PackedRows {
  /// One in so many pixels is a stop where a picture is no flat art: controls without a photo have 5
  /// to 23 in a hundred pixels, close small text a little more, those of glass over a photo 53.
  private static let busyShare = 3
  /// So few stops are searched at once, whatever their share.
  private static let fewStops = 256
  /// The number of stops after which a block ends: its codes are worth telling anew, and what the
  /// search keeps stays in a processor's second-level cache.
  private static let blockStops = 1 << 14

  /// The zlib stream of the unfiltered rows of flat art, for which the search over its stops is both
  /// faster and closer than libdeflate.
  /// - Parameters:
  ///   - rounds: How many times it is searched.
  ///   - evenIfBusy: Whether any other picture is searched too, which takes its time.
  /// - Returns: The stream; `nil` for a picture that is not searched.
  func flatStream(
    _ rounds: WaySearch.Rounds = .one, evenIfBusy: Bool = false
  ) -> [UInt8]? {
    var stream = BitWriter()
    // zlib's header: a window of 32 KiB and no preset dictionary.
    stream.append(0x0178, count: 16)
    var search = WaySearch(shape, rounds)
    var (start, stopCount) = (0, 0)
    while start < shape.byteCount {
      let stops = stops(from: start)
      stopCount += stops.count
      let end = start + stops.stretchLength
      if !evenIfBusy && isBusy(stopCount: stopCount, upTo: end) { return nil }
      let way = search.way(over: consume stops, from: start, in: bytes.span)
      stream.append(way, of: bytes.span, isLast: end == shape.byteCount)
      start = end
    }
    let checksum = Checksum.adler32(of: bytes.span.extracting(0..<shape.byteCount))
    stream.append(bigEndian: checksum)
    return stream.bytes
  }

  private func stops(from start: Int) -> [Stop] {
    StopList.stops(from: start, in: bytes.span, shape, limit: PackedRows.blockStops)
  }

  /// Whether the bytes up to a place have too many stops for flat art; a few rows of text may.
  private func isBusy(stopCount: Int, upTo end: Int) -> Bool {
    stopCount > PackedRows.fewStops && stopCount * PackedRows.busyShare > end / shape.pixelLength
  }

  /// A small zlib stream found in a short time: flat art by its own search, anything else by
  /// libdeflate at a level from 1 to 12, both filtered too where that may pay.
  /// - Throws: `PNGError.outOfMemory`.
  func quickStream(
    level: Int32, _ rounds: WaySearch.Rounds = .one
  ) throws(PNGError) -> [UInt8] {
    guard let flat = flatStream(rounds) else {
      let plain = try compressed(.uniform(.none), level: level)
      return try mayGainByFilters(plain) ? smaller(plain, filteredAt: level) : plain
    }
    let isTried = mayGainByFilters(flat) && isSmooth
    return try isTried ? smaller(flat, filteredAt: level) : flat
  }

  /// Whether there are gradients, which filters may make smaller.
  var isSmooth: Bool {
    var smoothness = Smoothness()
    var start = 0
    while start < shape.byteCount {
      let stops = stops(from: start)
      smoothness.add(stops.span, from: start, in: bytes.span, shape)
      start += stops.stretchLength
    }
    return smoothness.isSmooth
  }

  /// Whether filters may make a stream of the unfiltered rows smaller: what shrinks to less than a
  /// sixteenth has no gradient of weight, mere shadows are none, and indices of a palette are no
  /// quantities that a filter can tell.
  private func mayGainByFilters(_ stream: [UInt8]) -> Bool {
    !layout.hasPalette && stream.count > shape.byteCount / 16
  }

  private func smaller(_ stream: [UInt8], filteredAt level: Int32) throws(PNGError) -> [UInt8] {
    let filtered = try compressed(.adaptive, level: level)
    return filtered.count < stream.count ? filtered : stream
  }

  /// The smallest zlib stream found, whatever time it takes.
  /// - Throws: `PNGError.outOfMemory`.
  func smallStream() throws(PNGError) -> [UInt8] {
    var stream = try compressed(.uniform(.none), level: 12)
    if !layout.hasPalette { stream = try smaller(stream, filteredAt: 12) }
    guard let flat = flatStream(.two, evenIfBusy: true) else { return stream }
    return flat.count < stream.count ? flat : stream
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
