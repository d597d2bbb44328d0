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
      drawEnds(row: y, on: &pixels, y * width..<(y + 1) * width)
      drawMiddle(row: y, body: &body, on: &pixels, y * width..<(y + 1) * width)
    }
  }

  private func drawEnds(row y: Int, on pixels: inout MutableSpan<UInt32>, _ line: Range<Int>) {
    let (mapRow, isBottom) = capsule.quadrantRow(y)
    let source = backdrop.picture.pixels.span
    let samples = map.samples.span
    for index in 0..<map.corner.curvedColumns {
      let sample = samples[mapRow * map.corner.columnCount + index]
      if sample.coverage == 0 { continue }
      for (x, isRight) in capsule.mirroredColumns(index, width: line.count) {
        let quarter = Quarter(isRight: isRight, isBottom: isBottom)
        let shift = sample.shift.inQuarter(quarter)
        let body = backdrop.pixel(
          backdrop.place(column: x, shift: Int(shift.x)),
          backdrop.place(row: y, shift: Int(shift.y)), source)
        let lit = rims[sample.rim[quarter]](body.mixed(with: .opaqueBlack, by: sample.shade))
        let place = line.lowerBound + x
        pixels[place] = pixels[place].mixed(with: lit, by: sample.coverage)
      }
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
