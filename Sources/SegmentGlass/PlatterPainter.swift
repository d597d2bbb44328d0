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
    let (width, height) = (raster.width, raster.height)
    let columns = shadow.columns(around: capsule).clamped(to: 0..<width)
    var pixels = raster.pixels.mutableSpan
    for y in shadow.rows(around: capsule).clamped(to: 0..<height) {
      let run = y * width + columns.lowerBound..<y * width + columns.upperBound
      let ground = run.map { pixels[$0] }
      shadow.draw(row: y, around: capsule, on: &pixels, y * width..<(y + 1) * width)
      let clip = track.coverage.row(y, of: track.capsule, columns: columns)
      for index in clip.indices where clip[index] < 255 {
        let place = run.lowerBound + index
        pixels[place] = ground[index].mixed(with: pixels[place], by: clip[index])
      }
      if !isFilled { continue }
      // The fill is translucent and shows the track, not its own shadow.
      let shares = coverage.row(y, of: capsule, columns: columns)
      for index in shares.indices where shares[index] > 0 {
        let place = run.lowerBound + index
        pixels[place] = pixels[place].mixed(with: fill(ground[index]), by: shares[index])
      }
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

  @inline(__always)
  func callAsFunction(_ ground: UInt32) -> UInt32 {
    switch self {
    case .tone(let kernel): kernel(ground)
    case .solid(let pixel, let level): ground.mixed(with: pixel, by: level)
    }
  }
}
