internal import SegmentPixels
internal import SegmentPrimitives

/// Draws the body of a glass track: the blurred and toned backdrop, refracted, with its rim.
struct TrackPainter {
  private let capsule: CapsuleGeometry
  private let map: TrackMap
  private let backdrop: BlurredBackdrop
  private let rims: ToneLevels
  /// The backdrop at full width under the straight middle.
  private let straight: Raster

  /// Prepares drawing over a backdrop that is blurred and toned already.
  init(_ capsule: CapsuleGeometry, map: TrackMap, rim: Rim, over backdrop: BlurredBackdrop) {
    self.capsule = capsule
    self.map = map
    self.backdrop = backdrop
    rims = ToneLevels(to: rim.tone)
    straight = backdrop.widened(to: capsule.middle)
  }

  /// Draws the body on a picture that holds the backdrop and the track's shadow.
  func draw(on raster: inout Raster) {
    let (width, height) = (raster.width, raster.height)
    var pixels = raster.pixels.mutableSpan
    var body = [UInt32](repeating: 0, count: straight.width)
    for y in capsule.rows.clamped(to: 0..<height) {
      let line = y * width..<(y + 1) * width
      drawEnd(row: y, isRight: false, on: &pixels, line)
      drawMiddle(row: y, body: &body, on: &pixels, line)
      drawEnd(row: y, isRight: true, on: &pixels, line)
    }
  }

  private func drawEnd(
    row y: Int, isRight: Bool, on pixels: inout MutableSpan<UInt32>, _ line: Range<Int>
  ) {
    let (mapRow, isBottom) = capsule.quadrantRow(y)
    let quarter = Quarter(isRight: isRight, isBottom: isBottom)
    let (samples, first) = (map.samples.span, mapRow * map.corner.columnCount)
    let source = backdrop.picture.pixels.span
    for x in capsule.end(isRight: isRight).clamped(to: 0..<line.count) {
      let sample = samples[first + capsule.quadrantColumn(x, isRight: isRight)]
      if sample.coverage == 0 { continue }
      let shift = sample.shift.inQuarter(quarter)
      let body = backdrop.pixel(
        backdrop.place(column: x, shift: Int(shift.x)),
        backdrop.place(row: y, shift: Int(shift.y)), source)
      let lit = rims[sample.rim[quarter]](body.mixed(with: .opaqueBlack, by: sample.shade))
      pixels.mix(at: line.lowerBound + x, with: lit, by: sample.coverage)
    }
  }

  private func drawMiddle(
    row y: Int, body: inout [UInt32], on pixels: inout MutableSpan<UInt32>, _ line: Range<Int>
  ) {
    let visible = capsule.middle.clamped(to: 0..<line.count)
    if visible.isEmpty { return }
    let (mapRow, isBottom) = capsule.quadrantRow(y)
    let sample = map.samples[mapRow * map.corner.columnCount + map.corner.curvedColumns]
    let quarter = Quarter(isRight: false, isBottom: isBottom)
    let place = backdrop.place(row: y, shift: Int(sample.shift.inQuarter(quarter).y))
    let (first, length) = (place.index * straight.width, straight.width)
    let rows = straight.pixels.span
    var middle = body.mutableSpan
    middle.mean(
      in: 0..<length, of: rows.extracting(first..<first + length),
      and: rows.extracting(first + length..<first + 2 * length), weight: place.weight)
    middle.mix(in: 0..<length, with: .opaqueBlack, by: sample.shade)
    rims[sample.rim[quarter]].apply(to: &middle)
    let offset = visible.lowerBound - capsule.middle.lowerBound
    let seen = middle.span.extracting(offset..<offset + visible.count)
    pixels.mix(in: visible.moved(by: line), with: seen, by: sample.coverage)
  }
}
