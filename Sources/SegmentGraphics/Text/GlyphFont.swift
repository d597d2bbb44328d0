internal import CPango
internal import SegmentPrimitives

/// One face as shaping chose it, with the glyphs drawn so far; lengths in em.
@safe final class GlyphFont {
  /// Pixels an em at which every outline font is shaped: Pango's whole numbers then lie far below a
  /// pixel, and its 32-bit sums hold lines of 8,000 em.
  static let usualUnitsPerEm = 256.0

  /// What the face is called.
  let name: FaceName
  let isColor: Bool
  /// Advances and offsets come in 1/1024 of a pixel, of which this many are an em.
  let unitsPerEm: Double
  /// HarfBuzz's form of the face.
  let shaped: OpaquePointer

  private let drawer: Drawer
  private var outlines: [UInt32: Path] = [:]
  private var images: [UInt32: GlyphImage?] = [:]

  private init(
    _ name: FaceName, isColor: Bool, unitsPerEm: Double, _ drawer: Drawer, _ shaped: OpaquePointer
  ) {
    self.name = name
    self.isColor = isColor
    self.unitsPerEm = unitsPerEm
    self.drawer = drawer
    unsafe self.shaped = unsafe hb_font_reference(shaped)
  }

  /// Makes a font of a plain face and HarfBuzz's form of it, in which it takes a share.
  convenience init(_ name: FaceName, shapedBy shaped: OpaquePointer) {
    let unitsPerEm = unsafe GlyphPen.unitsPerEm(of: shaped).y / Double(PANGO_SCALE)
    unsafe self.init(name, isColor: false, unitsPerEm: unitsPerEm, .pen(GlyphPen()), shaped)
  }

  /// Makes a font of any face and HarfBuzz's form of it, in which it takes a share; `nil` where the
  /// face is broken, its file gone for instance.
  convenience init?(_ pattern: FontPattern, shapedBy shaped: OpaquePointer) {
    if pattern.isPlainOutline {
      unsafe self.init(pattern.name, shapedBy: shaped)
    } else {
      guard let face = CairoFace(pattern) else { return nil }
      unsafe self.init(
        pattern.name, isColor: pattern.isColor, unitsPerEm: face.unitsPerEm, .cairo(face), shaped)
    }
  }

  deinit {
    unsafe hb_font_destroy(shaped)
  }

  /// The outline of a glyph; empty for a space or a picture.
  func outline(of glyph: UInt32) -> Path {
    if let known = outlines[glyph] { return known }
    let path =
      switch drawer {
      case .pen(let pen): unsafe pen.outline(of: glyph, in: shaped)
      case .cairo(let face): face.outline(of: glyph)
      }
    outlines[glyph] = path
    return path
  }

  /// The picture of a glyph; `nil` where it has no colours of its own.
  func image(of glyph: UInt32, pixelsPerEm: Double) -> GlyphImage? {
    guard isColor, case .cairo(let face) = drawer else { return nil }
    if let known = images[glyph], known?.pixelsPerEm ?? pixelsPerEm == pixelsPerEm { return known }
    var image = face.image(of: glyph, pixelsPerEm: pixelsPerEm)
    // A plain letter inside a colour font: all black, and its outline can take the text's colour.
    if image?.hasColor == false, !outline(of: glyph).isEmpty { image = nil }
    images[glyph] = .some(image)
    return image
  }

  /// The vertical measures in em, from the font file's own tables.
  var metrics: FontMetrics {
    let scale = abs(unsafe GlyphPen.unitsPerEm(of: shaped).y)
    func value(_ tag: hb_ot_metrics_tag_t) -> Double {
      var position: hb_position_t = 0
      unsafe hb_ot_metrics_get_position_with_fallback(shaped, tag, &position)
      return Double(position) / scale
    }
    return FontMetrics(
      ascent: value(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
      descent: -value(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
      lineGap: value(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP),
      capHeight: value(HB_OT_METRICS_TAG_CAP_HEIGHT), xHeight: value(HB_OT_METRICS_TAG_X_HEIGHT))
  }
}

/// What draws a face's glyphs.
private enum Drawer {
  /// HarfBuzz, which has the file open: outlines of one colour and one design.
  case pen(GlyphPen)
  case cairo(CairoFace)
}
