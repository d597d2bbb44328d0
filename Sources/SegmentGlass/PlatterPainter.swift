internal import SegmentPixels
internal import SegmentPrimitives

/// Draws the selection at rest: a translucent capsule with a small shadow inside the track.
struct PlatterPainter {
  private let capsule: CapsuleGeometry
  private let coverage: CoverageMap
  private let shadow: ShadowMap
  private let fill: PlatterFill

  /// Prepares a platter in a rectangle, in points, with a share of its strength.
  init(_ rect: Rect, look: GlassLook, scale: Double, opacity: Double) {
    capsule = CapsuleGeometry(rect, scale: scale)
    coverage = CoverageMap(capsule.corner)
    shadow = ShadowMap(
      look.style.platterShadow.weakened(to: opacity), around: capsule.corner,
      height: capsule.rows.count)
    fill = PlatterFill(look, opacity: opacity)
  }

  /// Draws shadow and fill on a picture of the track.
  func draw(on raster: inout Raster, inside track: TrackOutline) {
    drawShadow(on: &raster, inside: track, isFilled: true)
  }

  /// Draws the shadow alone, clipped to the track.
  func drawShadow(on raster: inout Raster, inside track: TrackOutline) {
    drawShadow(on: &raster, inside: track, isFilled: false)
  }

  private func drawShadow(on raster: inout Raster, inside track: TrackOutline, isFilled: Bool) {
    let (width, height, outline) = (raster.width, raster.height, track.capsule)
    let columns = shadow.columns(around: capsule).clamped(to: outline.columns)
      .clamped(to: 0..<width)
    let rows = shadow.rows(around: capsule).clamped(to: outline.rows).clamped(to: 0..<height)
    var pixels = raster.pixels.mutableSpan
    var shaded = [UInt32](repeating: 0, count: width)
    var filled = shaded
    for y in rows {
      let line = y * width..<(y + 1) * width
      var shade = shaded.mutableSpan
      var body = filled.mutableSpan
      shade.copy(columns, of: pixels.span.extracting(line))
      shadow.draw(row: y, around: capsule, on: &shade, 0..<width)
      // The fill is translucent and shows the track, not its own shadow.
      if isFilled { body.copy(columns, of: pixels.span.extracting(line)) }
      track.coverage.mix(
        row: y, of: outline, columns: columns, into: &pixels, line, with: shade.span)
      if !isFilled { continue }
      fill.apply(to: &body)
      coverage.mix(row: y, of: capsule, columns: columns, into: &pixels, line, with: body.span)
    }
  }
}

/// What a platter does to the ground under it.
private enum PlatterFill {
  /// Tones it, as glass does.
  case tone(ToneKernel)
  /// Covers it with one pixel, by a byte.
  case solid(UInt32, UInt8)

  init(_ look: GlassLook, opacity: Double) {
    if let color = look.solidPlatter {
      self = .solid(color.premultipliedPixel, UInt8(share: opacity))
    } else {
      self = .tone(ToneKernel(look.style.platter.weakened(to: opacity)))
    }
  }

  /// Fills a row of ground.
  func apply(to row: inout MutableSpan<UInt32>) {
    switch self {
    case .tone(let kernel): kernel.apply(to: &row)
    case .solid(let pixel, let level): row.mix(in: 0..<row.count, with: pixel, by: level)
    }
  }
}
