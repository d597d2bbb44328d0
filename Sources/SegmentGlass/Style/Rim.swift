/// The specular rim: the bright line along a surface's outline.
struct Rim: Hashable, Sendable {
  /// The line's width in points.
  var width: Double
  /// The greatest strength; above 1 it is cut off.
  var amount: Double
  /// Where the line's light comes from.
  var lighting: Lighting
  /// How the rim recolours what lies under it: it is glass, not a white stroke.
  var tone: Tone

  /// Where a rim's light comes from.
  enum Lighting: Hashable, Sendable {
    /// From the top left and, through the glass, from the bottom right; bundled by a factor, 0 not
    /// at all.
    case diagonal(focus: Double)
    /// From nowhere: a border of even strength.
    case even
  }

  private static let lightTone = Tone(gain: 0.1, offset: 0.9, chroma: 1.5)
  private static let darkTone = lightTone.mixed(
    with: Tone(gain: 1.35, offset: 0.15, chroma: 3), by: 0.4)

  /// The rim of a light track.
  static let light = Rim(width: 1, amount: 1.25, lighting: .diagonal(focus: 2), tone: lightTone)
  /// The rim of a dark track.
  static let dark = Rim(width: 1, amount: 1.25, lighting: .diagonal(focus: 2), tone: darkTone)

  /// The rim of a lens over a track with this one.
  func onLens(strength: Double) -> Rim {
    Rim(width: 1.25, amount: 1.9, lighting: lighting, tone: tone.weakened(to: strength))
  }

  /// A border of one grey, 0…1; its width in points.
  static func border(_ grey: Double, width: Double, opacity: Double) -> Rim {
    Rim(width: width, amount: opacity, lighting: .even, tone: Tone(fill: grey, opacity: 1))
  }

  /// Schlick's bias: 0 and 1 stay, what lies between is pushed down.
  static func bias(_ a: Double, focus: Double) -> Double { a / ((1 - a) * focus + 1) }

  /// The rim's strength, 0…1, where the outline lies at a distance and its normal points to.
  func strength(_ outline: OutlineDistance, scale: Double) -> Double {
    let end = min(max((width - outline.depth) * scale + 0.5, 0), 1)
    guard case .diagonal(let focus) = lighting else { return amount * end }
    let line = min(max(outline.depth * scale + 0.5, 0), 1)
    let fade = 1 - 0.7 * min(max(outline.depth / width, 0), 1)
    // The light comes along (−1, −1)/√2; one of its two sides meets any outline.
    let facing = abs(outline.normalX + outline.normalY) * 0.5.squareRoot()
    let lit = min(line * end * fade * facing, 1)
    return min(amount * Rim.bias(lit, focus: focus), 1)
  }
}

/// The strength of a rim at one pixel of the top left quarter and of those that mirror it, as bytes.
struct RimLevels: Hashable, Sendable {
  /// In the two quarters that light meets head-on.
  let facing: UInt8
  /// In the two quarters that it grazes.
  let grazing: UInt8

  /// Rounds a rim's strength.
  init(_ rim: Rim, at outline: OutlineDistance, scale: Double) {
    facing = UInt8(fraction: rim.strength(outline, scale: scale))
    grazing = UInt8(fraction: rim.strength(outline.flipped, scale: scale))
  }

  /// The strength in a quarter.
  @inline(__always)
  subscript(quarter: Quarter) -> UInt8 { quarter.facesLight ? facing : grazing }
}
