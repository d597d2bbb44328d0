internal import SegmentPixels
internal import SegmentPrimitives

/// Draws a lens over a finished track: the scene and the labels under it, bent and parted.
struct LensPainter {
  private let capsule: CapsuleGeometry
  private let map: LensMap
  private let shadow: ShadowMap
  private let inset: InsetShadowMap
  /// The tones from the outline to the core, where the label is.
  private let grounds: ToneLevels
  private let rims: ToneLevels

  /// Prepares a lens lifted by 0…1 from a platter's rectangle, in points.
  /// - Parameter isBending: whether there is a backdrop to refract.
  init(
    _ platter: Rect, lift: Double, look: GlassLook, scale: Double, isBending: Bool
  ) {
    let rect = platter.inset(x: -LensStyle.outset.x * lift, y: -LensStyle.outset.y * lift)
    capsule = CapsuleGeometry(rect, scale: scale)
    let corner = capsule.corner
    let style = LensStyle(
      look.appearance, side: 2 * corner.radiusInPoints, lift: lift, rim: look.style.rim)
    map = LensMap(isBending ? style : style.unbent, corner: corner)
    shadow = ShadowMap(style.shadow, around: corner, height: capsule.rows.count)
    inset = InsetShadowMap(style.inset, in: corner, height: capsule.rows.count)
    let tone = style.tone.then(look.style.platter.weakened(to: 1 - lift))
    grounds = ToneLevels(from: tone, to: look.legibility.core(tone))
    rims = ToneLevels(to: style.rim.tone)
  }

  /// Draws on a picture that holds the scene and the labels.
  /// - Parameters:
  ///   - scene: the finished track without labels.
  ///   - ink: the labels as they look through the lens, on transparent ground.
  func draw(on raster: inout Raster, scene: Raster, ink: Raster?) {
    shadow.draw(around: capsule, on: &raster)
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
    let (mapRow, isBottom) = capsule.quadrantRow(y)
    let quarter = Quarter(isRight: isRight, isBottom: isBottom)
    let (samples, first) = (map.samples.span, mapRow * map.corner.columnCount)
    for x in capsule.end(isRight: isRight).clamped(to: 0..<line.count) {
      let index = capsule.quadrantColumn(x, isRight: isRight)
      let sample = samples[first + index]
      if sample.coverage == 0 { continue }
      let body = bent(scene, x, y, sample, quarter)
      let labelled = labelled(
        grounds[sample.core](body), ink, x, y, sample.label.inQuarter(quarter))
      let shade = inset[y - capsule.rows.lowerBound, index]
      let lit = rims[sample.rim[quarter]](labelled.mixed(with: .opaqueBlack, by: shade))
      pixels.mix(at: line.lowerBound + x, with: lit, by: sample.coverage)
    }
  }

  /// The scene as it is seen at a pixel: red, green and blue each from its own place.
  @inline(__always)
  private func bent(
    _ scene: Raster, _ x: Int, _ y: Int, _ sample: LensMap.Sample, _ quarter: Quarter
  ) -> UInt32 {
    let shift = sample.shift.inQuarter(quarter)
    let pixels = scene.pixels.span
    let green = scene.sample(x, y, shift, pixels).pixel
    if sample.spread == .zero { return green }
    let spread = sample.spread.inQuarter(quarter)
    let red = scene.sample(x, y, shift + spread, pixels).pixel
    let blue = scene.sample(x, y, shift - spread, pixels).pixel
    return red & 0x00FF_0000 | green & 0xFF00_FF00 | blue & 0x0000_00FF
  }

  @inline(__always)
  private func labelled(
    _ body: UInt32, _ ink: Raster?, _ x: Int, _ y: Int, _ shift: Displacement
  ) -> UInt32 {
    guard let ink else { return body }
    let pixels = ink.pixels.span
    if shift == .zero { return body.under(pixels[y * ink.width + x]) }
    return body.under(ink.sample(x, y, shift, pixels).pixel)
  }

  private func drawMiddle(
    row y: Int, on pixels: inout MutableSpan<UInt32>, _ line: Range<Int>, _ scene: Raster,
    _ ink: Raster?
  ) {
    let visible = capsule.middle.clamped(to: 0..<line.count)
    if visible.isEmpty { return }
    let (mapRow, isBottom) = capsule.quadrantRow(y)
    let sample = map.samples[mapRow * map.corner.columnCount + map.corner.curvedColumns]
    let quarter = Quarter(isRight: false, isBottom: isBottom)
    var body = scene.row(y, shift: sample.shift.inQuarter(quarter).y, columns: visible)
    var middle = body.mutableSpan
    grounds[sample.core].apply(to: &middle)
    if let ink {
      let label = ink.row(y, shift: sample.label.inQuarter(quarter).y, columns: visible)
      middle.over(label.span)
    }
    let shade = inset[y - capsule.rows.lowerBound, map.corner.curvedColumns]
    middle.mix(in: 0..<visible.count, with: .opaqueBlack, by: shade)
    rims[sample.rim[quarter]].apply(to: &middle)
    pixels.mix(in: visible.moved(by: line), with: middle.span, by: sample.coverage)
  }
}
