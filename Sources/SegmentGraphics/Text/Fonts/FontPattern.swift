internal import CPango
internal import SegmentPrimitives

/// What fontconfig knows about one face. Valid only as long as the set or font it was read from.
@safe struct FontPattern {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) { unsafe self.pointer = unsafe pointer }

  /// The faces of one of a configuration's sets. Wraps `FcConfigGetFonts`.
  static func all(in configuration: OpaquePointer, _ name: FcSetName) -> [FontPattern] {
    guard let set = unsafe FcConfigGetFonts(configuration, name),
      let fonts = unsafe set.pointee.fonts
    else { return [] }
    return unsafe (0..<Int(set.pointee.nfont)).compactMap { index in
      unsafe fonts[index].map { unsafe FontPattern($0) }
    }
  }

  /// The family's names, the most usual first.
  var families: [String] { strings(FC_FAMILY) }
  var style: String { strings(FC_STYLE).first ?? "" }
  /// The first language that is searched for.
  var language: String { strings(FC_LANG).first ?? "" }
  var path: String { strings(FC_FILE).first ?? "" }

  /// Whether glyphs may bring their own colours.
  var isColor: Bool { holds(FC_COLOR) }

  /// What the face is called.
  var name: FaceName {
    FaceName(families: families, style: style, cssWeight: cssWeight, path: path)
  }

  /// Whether the face is outlines of one colour and one design, not to be varied, and drawn as they
  /// are.
  var isPlainOutline: Bool {
    holds(FC_OUTLINE) && ![FC_COLOR, FC_VARIABLE, FC_EMBOLDEN].contains(where: holds) && !isReshaped
  }

  /// Whether a rule slants or scales the face.
  private var isReshaped: Bool {
    guard let matrix else { return false }
    return (matrix.xx, matrix.xy, matrix.yx, matrix.yy) != (1, 0, 0, 1)
  }

  /// What rules make of the face's shapes; Pango gives each a matrix, most of which change nothing.
  var matrix: FcMatrix? {
    var matrix: UnsafeMutablePointer<FcMatrix>?
    guard unsafe FcPatternGetMatrix(pointer, FC_MATRIX, 0, &matrix) == FcResultMatch else {
      return nil
    }
    return unsafe matrix?.pointee
  }

  /// The weight on the scale of CSS and OpenType; regular where the font does not say.
  var cssWeight: Int {
    guard let value = number(FC_WEIGHT), FontPattern.weights.contains(value) else {
      return Weight.regular.css
    }
    return Int(FcWeightToOpenTypeDouble(value).rounded())
  }

  /// Weights on fontconfig's scale, which ends at 215.
  private static let weights = 0.0...1000

  /// What rules made of the face that nothing can be drawn with, and the value; `nil` where all is
  /// possible.
  var impossibleValue: (name: String, value: Double)? {
    let limits = [
      FC_SIZE: 0.001...1e5, FC_PIXEL_SIZE: 0.001...1e5, FC_DPI: 0.001...1e5,
      FC_WEIGHT: FontPattern.weights,
    ]
    for (name, limits) in limits.sorted(by: { $0.key < $1.key }) {
      // No range contains what is not a number.
      if let value = number(name), !limits.contains(value) { return (name, value) }
    }
    guard let matrix else { return nil }
    let parts = [matrix.xx, matrix.xy, matrix.yx, matrix.yy]
    if let part = parts.first(where: { !(-1000...1000).contains($0) }) { return (FC_MATRIX, part) }
    let area = matrix.xx * matrix.yy - matrix.xy * matrix.yx
    return abs(area) > 1e-6 ? nil : (FC_MATRIX, area)
  }

  private func number(_ object: String) -> Double? {
    var value = 0.0
    let result = unsafe FcPatternGetDouble(pointer, object, 0, &value)
    return result == FcResultMatch ? value : nil
  }

  func has(_ scalar: Unicode.Scalar) -> Bool {
    var characters: OpaquePointer?
    guard unsafe FcPatternGetCharSet(pointer, FC_CHARSET, 0, &characters) == FcResultMatch else {
      return false
    }
    return unsafe FcCharSetHasChar(characters, scalar.value) != 0
  }

  /// Whether the face is designed for a range of text sizes: it has the axis `opsz`.
  var hasOpticalSizes: Bool {
    var (smallest, largest) = (0.0, 0.0)
    var range: OpaquePointer?
    return unsafe FcPatternGetRange(pointer, FC_SIZE, 0, &range) == FcResultMatch
      && FcRangeGetDouble(range, &smallest, &largest) != 0 && smallest < largest
  }

  private func holds(_ object: String) -> Bool {
    var value: FcBool = 0
    return unsafe FcPatternGetBool(pointer, object, 0, &value) == FcResultMatch && value != 0
  }

  private func strings(_ object: String) -> [String] {
    var result: [String] = []
    var value: UnsafeMutablePointer<UInt8>?
    while unsafe FcPatternGetString(pointer, object, Int32(result.count), &value) == FcResultMatch,
      let text = unsafe value
    {
      unsafe result.append(String(cString: text))
    }
    return result
  }
}
