internal import SegmentPixels
internal import SegmentPrimitives

/// Keeps the selected ink legible on glass, whatever lies under it.
///
/// The rule, after the choice of light or dark: only what lies under the selected ink adapts, so
/// that the track keeps its look. Where the worst colour under the platter would fall short of the
/// wanted contrast, the platter's grey first changes toward a grey on which the ink is legible;
/// then the platter evens out brightness; at last it evens out colour too. The core of a lens, which
/// has no fill of its own, is dimmed under white ink and brightened under black as much as needed.
/// All is decided over the whole track, so that it is the same in each frame of an animation.
struct Legibility: Equatable, Sendable {
  /// WCAG's 4.5, and what rounding to levels can take away.
  static let wantedContrast = 4.75
  /// The steps in which fills are tried.
  private static let steps = 128

  private let limit: BackdropLimit
  /// The track's colours on which the ink may be hardest to read; none where nothing is known.
  private let worst: [Color]

  /// Looks for the worst colours of a backdrop under a style.
  init(_ style: GlassStyle, over backdrop: Raster) {
    limit = BackdropLimit(style.inks.selected)
    let body = ToneKernel(style.tone.then(Tone(fill: 0, opacity: 1 - style.hold)))
    worst = ColorExtremes(of: backdrop, toned: body, towardDark: limit.isBelow).colors
  }

  /// The platter nearest to the wanted one on which ink is legible.
  func platter(_ wanted: Tone) -> Tone {
    let opacity = wanted.opacity
    let grey = opacity > 0 ? wanted.offset / opacity : 1
    let safe = limit.isBelow ? max(grey, limit.grey + 0.04) : min(grey, limit.grey - 0.04)
    return first { strength in
      let change = min(3 * strength, 1)
      let (growth, bleach) = (min(max(3 * strength - 1, 0), 1), max(3 * strength - 2, 0))
      var tone = Tone(
        fill: grey + (safe - grey) * change, opacity: opacity + (1 - opacity) * growth)
      tone.chroma = (1 - opacity) * (1 - bleach)
      return tone
    }
  }

  /// The tone of a lens's core: the lens's own with the weakest veil that makes ink legible.
  func core(_ tone: Tone) -> Tone {
    first { strength in
      var veil = Tone(fill: limit.isBelow ? 1 : 0, opacity: strength)
      // Colours may stay stronger than brightness, until nothing else helps.
      veil.chroma = 1 - strength * strength
      return tone.then(veil)
    }
  }

  /// The tone of the least strength, in steps, that makes ink legible; full strength always does.
  private func first(_ tone: (Double) -> Tone) -> Tone {
    func isEnough(_ step: Int) -> Bool {
      let tone = tone(Double(step) / Double(Legibility.steps))
      return worst.allSatisfy { limit.allows(tone($0)) }
    }
    var (short, enough) = (-1, isEnough(0) ? 0 : Legibility.steps)
    while enough - short > 1 {
      let middle = (short + enough) / 2
      if isEnough(middle) { enough = middle } else { short = middle }
    }
    return tone(Double(enough) / Double(Legibility.steps))
  }
}

/// Which backdrops an ink is legible on.
private struct BackdropLimit: Equatable, Sendable {
  /// Whether the ink is darker than the backdrop, which then has a least and no greatest grey.
  let isBelow: Bool
  /// The encoded grey on which the ink just has the wanted contrast.
  let grey: Double
  private let ink: Color

  init(_ ink: Color) {
    self.ink = ink
    isBelow = Tone.luma(ink) < 0.5
    var (near, far) = isBelow ? (0.0, 1.0) : (1.0, 0.0)
    for _ in 0..<24 {
      let grey = (near + far) / 2
      let backdrop = Color(red: grey, green: grey, blue: grey)
      if BackdropLimit.allows(backdrop, ink) { far = grey } else { near = grey }
    }
    grey = far
  }

  func allows(_ backdrop: Color) -> Bool { BackdropLimit.allows(backdrop, ink) }

  private static func allows(_ backdrop: Color, _ ink: Color) -> Bool {
    Luminance.contrast(ink.over(backdrop), backdrop) >= Legibility.wantedContrast
  }
}
