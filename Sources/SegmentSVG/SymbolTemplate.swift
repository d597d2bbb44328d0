public import SegmentPrimitives

/// A custom symbol as the platform's design tools export it: one drawing for each of some weights
/// and scales, with guides that say how each stands beside text ("Creating custom symbol images for
/// your app", Apple).
public struct SymbolTemplate: Equatable, Sendable {
  /// How large a symbol is beside text of one size.
  public enum Scale: String, CaseIterable, Hashable, Sendable {
    /// About as tall as capitals.
    case small = "S"
    /// The default.
    case medium = "M"
    /// The largest.
    case large = "L"

    /// The size of a symbol as a multiple of the small one: from the diameters of the circles in
    /// the notes of exported templates.
    var factor: Double {
      switch self {
      case .small: 1
      case .medium: 1.2632
      case .large: 1.6136
      }
    }
  }

  /// Which of its drawings one is.
  public struct Variant: Hashable, Sendable {
    /// The weight of its strokes.
    public var weight: Weight
    /// Its scale.
    public var scale: Scale

    /// Makes a variant.
    public init(_ weight: Weight, _ scale: Scale) {
      (self.weight, self.scale) = (weight, scale)
    }

    /// The variant that a group's identifier names, such as `Semibold-M`; `nil` for other words.
    init?(id: String) {
      let parts = id.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2, let scale = Scale(rawValue: String(parts[1])) else { return nil }
      let weight = Weight.allCases.first { $0.rawValue.lowercased() == parts[0].lowercased() }
      guard let weight else { return nil }
      self.init(weight, scale)
    }

    /// The identifier, as an export has it.
    public var id: String {
      weight.rawValue.prefix(1).uppercased() + weight.rawValue.dropFirst().lowercased() + "-"
        + scale.rawValue
    }
  }

  /// The drawings that the file has. The unit is the cap height of the text, and the box reaches
  /// from margin to margin and from the capline to the baseline; what is drawn can reach beyond it.
  public internal(set) var glyphs: [Variant: VectorDrawing]

  /// The drawing for a weight and a scale.
  ///
  /// That of the file where it has one; else one between those of its Ultralight, Regular and Black
  /// masters, where their paths have the same steps; else that of the nearest weight. Drawings of
  /// another scale are enlarged or reduced about the middle of the cap height.
  /// - Returns: `source` is the variant that stands for one that the file neither has nor gives.
  public func glyph(_ variant: Variant) -> (drawing: VectorDrawing, source: Variant?) {
    let scales = Scale.allCases.sorted {
      abs($0.factor - variant.scale.factor) < abs($1.factor - variant.scale.factor)
    }
    for scale in scales {
      let near = Variant(variant.weight, scale)
      if let glyph = glyphs[near] ?? interpolated(near) {
        return (glyph.scaled(by: variant.scale.factor / scale.factor), nil)
      }
    }
    let wanted = variant.weight.symbolAxis
    for scale in scales {
      let found = glyphs.filter { $0.key.scale == scale }.min {
        let (a, b) = ($0.key.weight.symbolAxis, $1.key.weight.symbolAxis)
        return (abs(a - wanted), a) < (abs(b - wanted), b)
      }
      if let (source, glyph) = found {
        return (glyph.scaled(by: variant.scale.factor / scale.factor), source)
      }
    }
    return (VectorDrawing(size: Size(width: 1, height: 1), nodes: []), nil)
  }

  /// A drawing between two masters; `nil` where one is missing or their paths differ in their steps.
  private func interpolated(_ variant: Variant) -> VectorDrawing? {
    let axis = variant.weight.symbolAxis
    let (low, high): (Weight, Weight) =
      axis < Weight.regular.symbolAxis ? (.ultraLight, .regular) : (.regular, .black)
    guard let light = glyphs[Variant(low, variant.scale)],
      let dark = glyphs[Variant(high, variant.scale)]
    else { return nil }
    let share = (axis - low.symbolAxis) / (high.symbolAxis - low.symbolAxis)
    return light.interpolated(to: dark, share: share)
  }
}

extension Weight {
  /// Where the weight lies on the axis of the platform's symbols.
  var symbolAxis: Double {
    switch self {
    case .ultraLight: 30.925
    case .thin: 110.725
    case .light: 274.315
    case .regular: 400
    case .medium: 510
    case .semibold: 590
    case .bold: 700
    case .heavy: 860
    case .black: 1000
    }
  }
}

extension VectorDrawing {
  /// The drawing enlarged about the middle of its height, which stays: its box grows sideways only.
  fileprivate func scaled(by factor: Double) -> VectorDrawing {
    guard factor != 1 else { return self }
    let middle = size.height / 2
    let transform = Transform.translation(x: 0, y: -middle).then(.scale(factor))
      .then(.translation(x: 0, y: middle))
    return applying(transform, size: Size(width: size.width * factor, height: size.height))
  }
}
