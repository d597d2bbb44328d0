/// A lens's displacement and light over its top left quarter; the other quarters mirror it.
struct LensMap: Equatable, Sendable {
  /// What the lens does at one pixel.
  struct Sample: Equatable, Sendable {
    /// Where green is taken from.
    var shift: Displacement
    /// How much farther red is taken from, and how much nearer blue.
    var spread: Displacement
    /// Where labels are taken from.
    var label: Displacement
    /// How much of the pixel lies inside the outline.
    var coverage: UInt8
    /// How far the pixel belongs to the core, where the label is.
    var core: UInt8
    /// The strength of the rim.
    var rim: RimLevels
  }

  /// The shape the map belongs to.
  let corner: CapsuleCorner
  /// The samples, row after row; the last of a row stands for the straight middle.
  let samples: [Sample]

  /// Computes the map of a lens.
  init(_ style: LensStyle, corner: CapsuleCorner) {
    self.corner = corner
    samples = corner.map { LensMap.sample($0, style, corner.scale) }
  }

  private static func sample(
    _ outline: OutlineDistance, _ style: LensStyle, _ scale: Double
  ) -> Sample {
    let ends = outline.normalX * outline.normalX
    let spread = style.dispersion.shift(atDepth: outline.depth) * ends
    return Sample(
      shift: Displacement(style.shift(atDepth: outline.depth), along: outline, scale: scale),
      spread: Displacement(spread, along: outline, scale: scale),
      label: Displacement(-style.label.shift(atDepth: outline.depth), along: outline, scale: scale),
      coverage: UInt8(fraction: outline.coverage(scale: scale)),
      core: UInt8(fraction: style.core(atDepth: outline.depth)),
      rim: RimLevels(style.rim, at: outline, scale: scale))
  }
}
