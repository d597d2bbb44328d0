internal import SegmentPixels
internal import SegmentPrimitives

/// Draws a lens over a finished track: the scene and the labels under it, refracted and dispersed.
struct LensPainter {
  private let capsule: CapsuleGeometry
  private let samples: [LensSample]
  private let shadow: ShadowMap
  private let inset: InsetShadowMap
  /// The tones from the outline to the core, where the label is.
  private let tones: ToneLevels
  private let rims: ToneLevels

  /// Prepares a lens lifted by 0…1 from a platter's rectangle, in points.
  /// - Parameter hasBackdrop: whether there is a backdrop to refract.
  init(_ platter: Rect, lift: Double, look: GlassLook, scale: Double, hasBackdrop: Bool) {
    capsule = CapsuleGeometry(LensStyle.frame(of: platter, lift: lift), scale: scale)
    let corner = capsule.corner
    let style = LensStyle(
      look.appearance, side: 2 * corner.radiusInPoints, lift: lift, rim: look.style.rim)
    let optics = hasBackdrop ? style : style.withoutRefraction
    samples = corner.map { LensSample(optics, at: $0, scale: scale) }
    shadow = ShadowMap(style.shadow, around: capsule)
    inset = InsetShadowMap(style.inset, in: capsule)
    let tone = style.tone.then(look.style.platter.weakened(to: 1 - lift))
    tones = ToneLevels(from: tone, to: look.legibility.core(tone))
    rims = ToneLevels(to: style.rim.tone)
  }

  /// Draws on a picture that holds the scene and the labels.
  /// - Parameters:
  ///   - scene: the finished track without labels.
  ///   - ink: the labels, premultiplied and otherwise transparent.
  func draw(on raster: inout Raster, scene: Raster, ink: Raster?) {
    shadow.draw(on: &raster)
    let (width, height) = (raster.width, raster.height)
    var pixels = raster.pixels.mutableSpan
    for y in capsule.rows.clamped(to: 0..<height) {
      let line = y * width..<(y + 1) * width
      drawEnd(row: y, isRight: false, on: &pixels, line, scene, ink)
      drawMiddle(row: y, on: &pixels, line, scene, ink)
      drawEnd(row: y, isRight: true, on: &pixels, line, scene, ink)
    }
  }

  private func drawEnd(
    row y: Int, isRight: Bool, on pixels: inout MutableSpan<UInt32>, _ line: Range<Int>,
    _ scene: Raster, _ ink: Raster?
  ) {
    let (mapRow, isBottom) = capsule.quarterRow(y)
    let quarter = Quarter(isRight: isRight, isBottom: isBottom)
    let (samples, first) = (samples.span, mapRow * capsule.corner.columnCount)
    for x in capsule.end(isRight: isRight).clamped(to: 0..<line.count) {
      let index = capsule.quarterColumn(x, isRight: isRight)
      let sample = samples[first + index]
      if sample.coverage == 0 { continue }
      let body = refracted(scene, x, y, sample, quarter)
      let labelled = labelled(
        tones[sample.core](body), ink, x, y, sample.label.inQuarter(quarter))
      let shade = inset[y - capsule.rows.lowerBound, index]
      let lit = rims[sample.rim[quarter]](labelled.mixed(with: .opaqueBlack, by: shade))
      pixels.mix(at: line.lowerBound + x, with: lit, by: sample.coverage)
    }
  }

  /// The scene as it is seen at a pixel: red, green and blue each from its own position.
  @inline(__always)
  private func refracted(
    _ scene: Raster, _ x: Int, _ y: Int, _ sample: LensSample, _ quarter: Quarter
  ) -> UInt32 {
    let shift = sample.shift.inQuarter(quarter)
    let pixels = scene.pixels.span
    let green = scene.pixel(x, y, shift, pixels)
    if sample.spread == .zero { return green }
    let spread = sample.spread.inQuarter(quarter)
    let red = scene.pixel(x, y, shift + spread, pixels)
    let blue = scene.pixel(x, y, shift - spread, pixels)
    return red & 0x00FF_0000 | green & 0xFF00_FF00 | blue & 0x0000_00FF
  }

  @inline(__always)
  private func labelled(
    _ body: UInt32, _ ink: Raster?, _ x: Int, _ y: Int, _ shift: Displacement
  ) -> UInt32 {
    guard let ink else { return body }
    let pixels = ink.pixels.span
    if shift == .zero { return pixels[y * ink.width + x].over(body) }
    return ink.pixel(x, y, shift, pixels).over(body)
  }

  private func drawMiddle(
    row y: Int, on pixels: inout MutableSpan<UInt32>, _ line: Range<Int>, _ scene: Raster,
    _ ink: Raster?
  ) {
    let visible = capsule.middle.clamped(to: 0..<line.count)
    if visible.isEmpty { return }
    let corner = capsule.corner
    let (mapRow, isBottom) = capsule.quarterRow(y)
    let sample = samples[mapRow * corner.columnCount + corner.curvedColumns]
    let quarter = Quarter(isRight: false, isBottom: isBottom)
    var body = scene.row(scene.position(row: y, sample.shift.inQuarter(quarter)), columns: visible)
    var middle = body.mutableSpan
    tones[sample.core].apply(to: &middle)
    if let ink {
      let label = ink.row(ink.position(row: y, sample.label.inQuarter(quarter)), columns: visible)
      middle.composite(label.span)
    }
    let shade = inset[y - capsule.rows.lowerBound, corner.curvedColumns]
    middle.mix(in: 0..<visible.count, with: .opaqueBlack, by: shade)
    rims[sample.rim[quarter]].apply(to: &middle)
    pixels.mix(in: visible.moved(by: line.lowerBound), with: middle.span, by: sample.coverage)
  }
}

extension Raster {
  /// The pixel at a displaced column and row, between its neighbours.
  @inline(__always)
  fileprivate func pixel(
    _ x: Int, _ y: Int, _ shift: Displacement, _ pixels: Span<UInt32>
  ) -> UInt32 {
    let column = Interpolation(64 * x + Int(shift.x), bits: 6, count: width)
    return pixel(column, position(row: y, shift), in: pixels)
  }

  /// A displaced row's position.
  @inline(__always)
  fileprivate func position(row y: Int, _ shift: Displacement) -> Interpolation {
    Interpolation(64 * y + Int(shift.y), bits: 6, count: height)
  }
}
