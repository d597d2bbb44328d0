/// What a lens does at one pixel: an element of the displacement map of its top left quarter
/// (`CapsuleCorner.map`), which the other quarters mirror.
struct LensSample: Equatable, Sendable {
  /// Where green is taken from.
  let shift: Displacement
  /// What is added to the shift for red and taken away for blue.
  let spread: Displacement
  /// Where labels are taken from.
  let label: Displacement
  /// How much of the pixel lies inside the outline.
  let coverage: UInt8
  /// How far the pixel belongs to the core, where the label is.
  let core: UInt8
  /// The strength of the rim.
  let rim: RimLevels

  /// Samples a lens's fields, dispersion and rim.
  init(_ style: LensStyle, at outline: OutlineDistance, scale: Double) {
    let (depth, ends) = (outline.depth, outline.normalX * outline.normalX)
    shift = Displacement(style.shift(atDepth: depth), along: outline, scale: scale)
    spread = Displacement(
      style.dispersion.shift(atDepth: depth) * ends, along: outline, scale: scale)
    label = Displacement(-style.label.shift(atDepth: depth), along: outline, scale: scale)
    coverage = UInt8(fraction: outline.coverage(scale: scale))
    core = UInt8(fraction: style.core(atDepth: depth))
    rim = RimLevels(style.rim, at: outline, scale: scale)
  }
}
