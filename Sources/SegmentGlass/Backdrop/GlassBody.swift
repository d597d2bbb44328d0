internal import SegmentPixels
internal import SegmentPrimitives

/// A track before it is drawn: its look, and the backdrop blurred and toned for it.
struct GlassBody: Equatable, Sendable {
  /// The decisions about tone and ink.
  let look: GlassLook
  private let backdrop: BlurredBackdrop

  /// Blurs what lies under a surface, decides how the surface looks, and tones the blurred picture.
  init(
    _ surface: GlassSurface, _ capsule: CapsuleGeometry, _ picture: Raster,
    after previous: GlassAppearance?
  ) {
    let side = 2 * capsule.corner.radiusInPoints
    let (columns, rows) = (capsule.columns, capsule.rows)
    let mean = picture.mean(columns: columns, rows: rows)
    if surface.solidity != .translucent {
      look = GlassLook(solid: surface, side: side, mean: mean)
      let pixel = (look.solid ?? .clear).premultipliedPixel
      backdrop = BlurredBackdrop(uniform: pixel, columns: columns, rows: rows)
      return
    }
    let appearance = GlassBody.appearance(surface, side: side, mean: mean, after: previous)
    let style = GlassStyle.track(surface.variant, appearance, side: side)
    let deviation = style.blur * surface.scale
    let blurred =
      mean.map { _ in
        BlurredBackdrop(picture, columns: columns, rows: rows, deviation: deviation)
      } ?? BlurredBackdrop(uniform: 0, columns: columns, rows: rows)
    look = GlassLook(style, appearance: appearance, over: blurred.picture)
    backdrop = blurred.toned(ToneKernel(look.style.tone))
  }

  private static func appearance(
    _ surface: GlassSurface, side: Double, mean: Color?, after previous: GlassAppearance?
  ) -> GlassAppearance {
    let luma = mean.map(Adaptation.luma)
    switch surface.variant {
    case .clear:
      return Adaptation.clearAppearance(after: previous ?? .dark, luma: luma ?? 0)
    case .regular:
      guard let luma, side <= Adaptation.largestSide else { return surface.appearance }
      return Adaptation.appearance(
        surface.appearance, after: previous ?? surface.appearance, luma: luma)
    }
  }

  /// The track on the backdrop: shadow first, then the body.
  func scene(_ capsule: CapsuleGeometry, on picture: Raster) -> Raster {
    var scene = picture
    ShadowMap(look.style.shadow, around: capsule).draw(on: &scene)
    TrackPainter(capsule, look.style, over: backdrop).draw(on: &scene)
    return scene
  }
}
