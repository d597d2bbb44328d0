/// How much two pictures may differ and still count as the same.
package struct Tolerance: Equatable, Sendable {
  /// Which pixels count as different.
  package enum Rule: Equatable, Sendable {
    /// Those whose difference the eye sees: above a threshold, 0…1, of the greatest there is (see
    /// `PerceptualDifference`); anti-aliased ones may be left out.
    case perceptual(threshold: Double, countsAntiAliasing: Bool)
    /// Those of which red, green, blue or opacity differs by more levels than this, 0…255.
    case levels(Int)
  }

  /// Which pixels count as different.
  package var rule: Rule
  /// Which share of all pixels may be different, 0…1.
  package var share: Double

  /// Makes a tolerance; by default that of pixelmatch: a threshold of 0.1, anti-aliased pixels left
  /// out, and no pixel may differ.
  package init(
    rule: Rule = .perceptual(threshold: 0.1, countsAntiAliasing: false), share: Double = 0
  ) {
    self.rule = rule
    self.share = share
  }
}
