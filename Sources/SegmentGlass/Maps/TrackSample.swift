/// What the glass of a track does at one pixel: an element of the displacement map of its top left
/// quarter (`CapsuleCorner.map`), which the other quarters mirror.
struct TrackSample: Equatable, Sendable {
  /// Where the backdrop is taken from.
  let shift: Displacement
  /// How much of the pixel lies inside the outline.
  let coverage: UInt8
  /// How much the interior is darkened against the outline.
  let shade: UInt8
  /// The strength of the rim.
  let rim: RimLevels

  /// Samples a style's bezel, rim and hold.
  init(_ style: GlassStyle, at outline: OutlineDistance, scale: Double) {
    // Inward, so that the bezel shows more of what lies under the surface than beside it.
    shift = Displacement(
      -style.bezel.shift(atDepth: outline.depth), along: outline, scale: scale)
    coverage = UInt8(fraction: outline.coverage(scale: scale))
    let bright = min(max(outline.signed + 2, 0), 1)
    shade = UInt8(fraction: (1 - style.hold) * (1 - bright))
    rim = RimLevels(style.rim, at: outline, scale: scale)
  }
}
