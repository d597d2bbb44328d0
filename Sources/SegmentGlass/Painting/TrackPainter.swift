internal import SegmentPixels
internal import SegmentPrimitives

/// Draws the body of a glass track: the blurred and toned backdrop, refracted, with its rim.
struct TrackPainter {
  private let capsule: CapsuleGeometry
  private let samples: [TrackSample]
  private let backdrop: BlurredBackdrop
  private let rims: ToneLevels
  /// The backdrop at full width under the straight middle.
  private let straight: Raster

  /// Prepares drawing over a backdrop that is blurred and toned already.
  init(_ capsule: CapsuleGeometry, _ style: GlassStyle, over backdrop: BlurredBackdrop) {
    self.capsule = capsule
    let corner = capsule.corner
    samples = corner.map { TrackSample(style, at: $0, scale: corner.scale) }
    self.backdrop = backdrop
    rims = ToneLevels(to: style.rim.tone)
    straight = backdrop.widened(to: capsule.middle)
  }

  /// Draws the body on a picture that holds the backdrop and the track's shadow.
  func draw(on raster: inout Raster) {
    let (width, height) = (raster.width, raster.height)
    var pixels = raster.pixels.mutableSpan
    for y in capsule.rows.clamped(to: 0..<height) {
      let line = y * width..<(y + 1) * width
      drawEnd(row: y, isRight: false, on: &pixels, line)
      drawMiddle(row: y, on: &pixels, line)
      drawEnd(row: y, isRight: true, on: &pixels, line)
    }
  }

  private func drawEnd(
    row y: Int, isRight: Bool, on pixels: inout MutableSpan<UInt32>, _ line: Range<Int>
  ) {
    let (mapRow, isBottom) = capsule.quarterRow(y)
    let quarter = Quarter(isRight: isRight, isBottom: isBottom)
    let (samples, first) = (samples.span, mapRow * capsule.corner.columnCount)
    let source = backdrop.picture.pixels.span
    for x in capsule.end(isRight: isRight).clamped(to: 0..<line.count) {
      let sample = samples[first + capsule.quarterColumn(x, isRight: isRight)]
      if sample.coverage == 0 { continue }
      let shift = sample.shift.inQuarter(quarter)
      let body = backdrop.picture.pixel(
        backdrop.position(column: x, shift: shift.x), backdrop.position(row: y, shift: shift.y),
        in: source)
      let lit = rims[sample.rim[quarter]](body.mixed(with: .opaqueBlack, by: sample.shade))
      pixels.mix(at: line.lowerBound + x, with: lit, by: sample.coverage)
    }
  }

  private func drawMiddle(
    row y: Int, on pixels: inout MutableSpan<UInt32>, _ line: Range<Int>
  ) {
    let visible = capsule.middle.clamped(to: 0..<line.count)
    if visible.isEmpty { return }
    let corner = capsule.corner
    let (mapRow, isBottom) = capsule.quarterRow(y)
    let sample = samples[mapRow * corner.columnCount + corner.curvedColumns]
    let quarter = Quarter(isRight: false, isBottom: isBottom)
    var body = straight.row(
      backdrop.position(row: y, shift: sample.shift.inQuarter(quarter).y),
      columns: visible.moved(by: -capsule.middle.lowerBound))
    var middle = body.mutableSpan
    middle.mix(in: 0..<visible.count, with: .opaqueBlack, by: sample.shade)
    rims[sample.rim[quarter]].apply(to: &middle)
    pixels.mix(in: visible.moved(by: line.lowerBound), with: middle.span, by: sample.coverage)
  }
}
