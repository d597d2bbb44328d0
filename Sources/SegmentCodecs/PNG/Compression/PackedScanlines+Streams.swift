internal import SegmentDeflate

/// The zlib streams (RFC 1950) that an `IDAT` or `fdAT` chunk can hold.
extension PackedScanlines {
  /// The stream of flat art, by optimal parsing.
  /// - Parameters:
  ///   - passes: How many times matches are searched.
  ///   - evenIfBusy: Whether any other picture is compressed too, which takes its time.
  /// - Returns: The stream; `nil` for a picture that is not flat art.
  func flatStream(_ passes: ParsingPasses = .one, evenIfBusy: Bool = false) -> [UInt8]? {
    guard let deflated = scanlines.deflated(passes, evenIfBusy: evenIfBusy) else { return nil }
    // A window of 32 KiB, the fastest level and no preset dictionary.
    var stream: [UInt8] = [0x78, 0x01]
    stream.reserveCapacity(deflated.count + 6)
    stream += deflated
    let bytes = scanlines.bytes.span.extracting(0..<scanlines.byteCount)
    stream.append(bigEndian: Checksum.adler32(of: bytes))
    return stream
  }

  /// A small stream found in a short time: flat art by optimal parsing, anything else by libdeflate at
  /// a level from 1 to 12, both filtered too where that may pay.
  /// - Throws: `PNGError.outOfMemory`.
  func quickStream(level: Int32, _ passes: ParsingPasses = .one) throws(PNGError) -> [UInt8] {
    guard let flat = flatStream(passes) else {
      let plain = try compressed(.uniform(.none), level: level)
      return try mayGainByFilters(plain) ? smaller(plain, filteredAt: level) : plain
    }
    let isTried = mayGainByFilters(flat) && scanlines.isSmooth
    return try isTried ? smaller(flat, filteredAt: level) : flat
  }

  /// The smallest stream found, whatever time it takes.
  /// - Throws: `PNGError.outOfMemory`.
  func smallStream() throws(PNGError) -> [UInt8] {
    let plain = try compressed(.uniform(.none), level: 12)
    let stream = try smaller(plain, filteredAt: 12)
    guard let flat = flatStream(.two, evenIfBusy: true) else { return stream }
    return flat.count < stream.count ? flat : stream
  }

  /// The stream of the scanlines, filtered and compressed by libdeflate at a level from 1 to 12.
  /// - Throws: `PNGError.outOfMemory`.
  func compressed(_ strategy: FilterStrategy, level: Int32) throws(PNGError) -> [UInt8] {
    let compressor = try ZlibCompressor(level: level)
    if strategy == .uniform(.none) {
      return compressor.compress(scanlines.bytes.span.extracting(0..<scanlines.byteCount))
    }
    return compressor.compress(FilteredScanlines(scanlines, strategy).bytes.span)
  }

  /// Whether filters may make a stream of unfiltered scanlines smaller: what shrinks to less than a
  /// sixteenth has no gradient of weight, as mere shadows are none, and a palette's indices are no
  /// quantities that a filter can predict.
  private func mayGainByFilters(_ stream: [UInt8]) -> Bool {
    !layout.hasPalette && stream.count > scanlines.byteCount / 16
  }

  private func smaller(_ stream: [UInt8], filteredAt level: Int32) throws(PNGError) -> [UInt8] {
    let filtered = try compressed(.adaptive, level: level)
    return filtered.count < stream.count ? filtered : stream
  }
}
