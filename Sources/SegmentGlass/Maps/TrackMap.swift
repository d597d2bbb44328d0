/// The track's displacement and light over its top left quarter; the other quarters mirror it.
struct TrackMap: Equatable, Sendable {
  /// What the glass does at one pixel.
  struct Sample: Equatable, Sendable {
    /// Where the backdrop is taken from.
    var shift: Displacement
    /// How much of the pixel lies inside the outline.
    var coverage: UInt8
    /// How much the interior is darkened against the outline.
    var shade: UInt8
    /// The strength of the rim.
    var rim: RimLevels
  }

  /// The shape the map belongs to.
  let corner: CapsuleCorner
  /// The samples, row after row; the last of a row stands for the straight middle.
  let samples: [Sample]

  /// Computes the map of a style's bezel, rim and hold.
  init(_ style: GlassStyle, corner: CapsuleCorner) {
    self.corner = corner
    samples = corner.map { TrackMap.sample($0, style, corner.scale) }
  }

  private static func sample(
    _ outline: OutlineDistance, _ style: GlassStyle, _ scale: Double
  ) -> Sample {
    // Inward, so that the bezel shows more of what lies under the surface than beside it.
    let shift = -style.bezel.shift(atDepth: outline.depth)
    let bright = min(max(outline.signed + 2, 0), 1)
    return Sample(
      shift: Displacement(shift, along: outline, scale: scale),
      coverage: UInt8(fraction: outline.coverage(scale: scale)),
      shade: UInt8(fraction: (1 - style.hold) * (1 - bright)),
      rim: RimLevels(style.rim, at: outline, scale: scale))
  }
}
