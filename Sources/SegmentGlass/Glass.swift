public import SegmentPixels
internal import SegmentPrimitives

/// A track of Liquid Glass over one backdrop: everything that stays while the selection moves.
///
/// What lies under the track is blurred, toned, refracted at the bezel and lit along the rim, all in
/// encoded sRGB and in integers, so that equal inputs give equal pixels on every machine.
///
///     let glass = Glass(surface, over: backdrop)
///     let labels = draw(with: glass.inks)
///     let frame = glass.frame(.lens(rect, lift: 1), ink: labels)
public struct Glass: Equatable, Sendable {
  /// The appearance the glass took on; regular glass adapts it to what lies under it, clear glass
  /// gives the one of its ink: dark for white ink.
  public let appearance: GlassAppearance
  /// The colours for labels and icons.
  public let inks: GlassInks
  /// The finished track with its shadow, on the backdrop, without selection and labels.
  public let scene: Raster

  private let surface: GlassSurface
  private let look: GlassLook
  private let track: CapsuleMask
  private let hasBackdrop: Bool

  /// Makes glass over a backdrop.
  /// - Parameters:
  ///   - surface: what to draw.
  ///   - backdrop: the picture under the track and around it; the result has its size.
  ///   - previous: the appearance shown before, where there was one; it keeps a backdrop near a
  ///     limit from making the glass flicker.
  public init(
    _ surface: GlassSurface, over backdrop: Raster, after previous: GlassAppearance? = nil
  ) {
    self.init(surface, backdrop, hasBackdrop: true, previous: previous)
  }

  /// Makes glass over nothing: a translucent fill of the same tone, with rim and shadow, that
  /// refracts nothing.
  /// - Parameters:
  ///   - width: the result's width in pixels.
  ///   - height: the result's height in pixels.
  public init(_ surface: GlassSurface, width: Int, height: Int) {
    self.init(
      surface, Raster(width: width, height: height), hasBackdrop: false, previous: nil)
  }

  private init(
    _ surface: GlassSurface, _ backdrop: Raster, hasBackdrop: Bool, previous: GlassAppearance?
  ) {
    let capsule = CapsuleGeometry(surface.track, scale: surface.scale)
    let body = GlassBody(surface, capsule, backdrop, after: previous)
    self.surface = surface
    self.hasBackdrop = hasBackdrop
    look = body.look
    appearance = look.appearance
    inks = look.style.inks
    track = CapsuleMask(capsule)
    scene = body.scene(capsule, on: backdrop)
  }

  /// One frame: the track with its selection and labels.
  /// - Parameters:
  ///   - selection: where the selection is, and whether it is lifted.
  ///   - ink: labels and icons, premultiplied and otherwise transparent; a lens refracts them.
  /// - Precondition: the ink has the scene's size.
  public func frame(_ selection: GlassSelection, ink: Raster? = nil) -> Raster {
    if let ink {
      precondition(
        ink.width == scene.width && ink.height == scene.height, "ink needs the scene's size")
    }
    var result = scene
    switch selection {
    case .platters(let rects):
      for rect in rects { drawPlatter(rect, opacity: 1, on: &result) }
    case .crossFade(let from, let to, let fraction):
      let visible = min(max(fraction, 0), 1)
      drawPlatter(from, opacity: 1 - visible, on: &result)
      drawPlatter(to, opacity: visible, on: &result)
    case .lens(let rect, let lift) where lift <= 0 || surface.solidity != .translucent:
      drawPlatter(rect, opacity: 1, on: &result)
    case .lens(let rect, let lift):
      drawLens(rect, lift: min(lift, 1), on: &result, ink: ink)
      return result
    }
    if let ink { result.composite(ink) }
    return result
  }

  private func drawPlatter(_ rect: Rect, opacity: Double, on raster: inout Raster) {
    PlatterPainter(rect, look: look, scale: surface.scale, opacity: opacity)
      .draw(on: &raster, inside: track)
  }

  private func drawLens(_ rect: Rect, lift: Double, on raster: inout Raster, ink: Raster?) {
    if lift < 1 {
      let frame = LensStyle.frame(of: rect, lift: lift)
      PlatterPainter(frame, look: look, scale: surface.scale, opacity: 1 - lift)
        .draw(on: &raster, inside: track, isFilled: false)
    }
    if let ink { raster.composite(ink) }
    LensPainter(rect, lift: lift, look: look, scale: surface.scale, hasBackdrop: hasBackdrop)
      .draw(on: &raster, scene: scene, ink: ink)
  }
}
