/// Where the track lies, for what is clipped to it.
struct TrackOutline: Equatable, Sendable {
  /// The capsule on the pixel grid.
  let capsule: CapsuleGeometry
  /// The share of each pixel inside.
  let coverage: CoverageMap

  /// Measures a capsule.
  init(_ capsule: CapsuleGeometry) {
    self.capsule = capsule
    coverage = CoverageMap(capsule.corner)
  }
}
