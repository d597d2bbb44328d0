internal import SegmentPixels
internal import SegmentPrimitives

/// Draws the selection at rest: a translucent capsule with a small shadow inside the track.
struct PlatterPainter {
  private let mask: CapsuleMask
  private let shadow: ShadowMap
  private let fill: PlatterFill

  /// Prepares a platter in a rectangle, in points, with an opacity in 0…1.
  init(_ rect: Rect, look: GlassLook, scale: Double, opacity: Double) {
    mask = CapsuleMask(CapsuleGeometry(rect, scale: scale))
    shadow = ShadowMap(look.style.platterShadow.weakened(to: opacity), around: mask.capsule)
    fill = PlatterFill(look, opacity: opacity)
  }

  /// Draws shadow and fill on a picture of the track, clipped to the track's mask.
  /// - Parameter isFilled: whether there is a fill, or the shadow alone.
  func draw(on raster: inout Raster, inside track: CapsuleMask, isFilled: Bool = true) {
    let (width, height, clip) = (raster.width, raster.height, track.capsule)
    let columns = shadow.columns.clamped(to: clip.columns).clamped(to: 0..<width)
    var pixels = raster.pixels.mutableSpan
    var shaded = [UInt32](repeating: 0, count: width)
    var filled = shaded
    for y in shadow.rows.clamped(to: clip.rows).clamped(to: 0..<height) {
      let line = y * width..<(y + 1) * width
      var shade = shaded.mutableSpan
      var body = filled.mutableSpan
      shade.copy(columns, of: pixels.span.extracting(line))
      shadow.draw(row: y, on: &shade, 0..<width)
      // The fill is translucent and shows the track, not its own shadow.
      if isFilled { body.copy(columns, of: pixels.span.extracting(line)) }
      track.mix(row: y, columns: columns, into: &pixels, line, with: shade.span)
      if !isFilled { continue }
      fill.apply(to: &body)
      mask.mix(row: y, columns: columns, into: &pixels, line, with: body.span)
    }
  }
}

/// What a platter does to the track under it.
private enum PlatterFill {
  /// Tones it, as glass does.
  case tone(ToneKernel)
  /// Covers it with one pixel, by a byte.
  case solid(UInt32, UInt8)

  init(_ look: GlassLook, opacity: Double) {
    if let color = look.solidPlatter {
      self = .solid(color.premultipliedPixel, UInt8(fraction: opacity))
    } else {
      self = .tone(ToneKernel(look.style.platter.weakened(to: opacity)))
    }
  }

  /// Fills a row of the track.
  func apply(to row: inout MutableSpan<UInt32>) {
    switch self {
    case .tone(let kernel): kernel.apply(to: &row)
    case .solid(let pixel, let level): row.mix(in: 0..<row.count, with: pixel, by: level)
    }
  }
}
