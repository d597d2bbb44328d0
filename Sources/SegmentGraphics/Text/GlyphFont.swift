internal import CPango
internal import SegmentPrimitives

/// One face as shaping chose it, with the glyphs drawn so far; lengths in em.
@safe final class GlyphFont {
  /// Pixels an em at which every outline font is shaped: 1/65,536 of it is FreeType's finest step,
  /// and Pango's 32-bit sums hold lines of 8,000 em.
  static let usualUnitsPerEm = 256.0

  /// What the face is called.
  let name: FaceName
  let isColor: Bool
  /// Advances and offsets come in 1/1024 of a pixel, of which this many are an em.
  let unitsPerEm: Double
  /// HarfBuzz's form of the face.
  let shaped: OpaquePointer

  private let pen = GlyphPen()
  /// What draws the face; `nil` where the pen does, without opening the file again.
  private let cairo: CairoFace?
  private var outlines: [UInt32: Path] = [:]
  private var images: [UInt32: GlyphImage?] = [:]

  /// Makes a font of a plain face and HarfBuzz's form of it, in which it takes a share.
  init(_ name: FaceName, shapedBy shaped: OpaquePointer) {
    self.name = name
    isColor = false
    cairo = nil
    unitsPerEm = GlyphFont.usualUnitsPerEm
    unsafe self.shaped = unsafe hb_font_reference(shaped)
  }

  /// Makes a font of any face and HarfBuzz's form of it, in which it takes a share; `nil` where the
  /// face is broken, its file gone for instance.
  init?(_ pattern: FontPattern, shapedBy shaped: OpaquePointer) {
    let cairo = pattern.isPlainOutline ? nil : CairoFace(pattern)
    guard pattern.isPlainOutline || cairo != nil else { return nil }
    name = pattern.name
    isColor = pattern.isColor
    self.cairo = cairo
    unitsPerEm = cairo?.unitsPerEm ?? GlyphFont.usualUnitsPerEm
    unsafe self.shaped = unsafe hb_font_reference(shaped)
  }

  deinit {
    unsafe hb_font_destroy(shaped)
  }

  /// The outline of a glyph; empty for a space or a picture.
  func outline(of glyph: UInt32) -> Path {
    if let known = outlines[glyph] { return known }
    let path = unsafe cairo?.outline(of: glyph) ?? pen.outline(of: glyph, in: shaped)
    outlines[glyph] = path
    return path
  }

  /// The picture of a glyph; `nil` where it has no colours of its own.
  func image(of glyph: UInt32, pixelsPerEm: Double) -> GlyphImage? {
    guard isColor, let cairo else { return nil }
    if let known = images[glyph], known?.pixelsPerEm ?? pixelsPerEm == pixelsPerEm { return known }
    var image = cairo.image(of: glyph, pixelsPerEm: pixelsPerEm)
    // A plain letter inside a colour font: all black, and its outline can take the text's colour.
    if image?.hasColor == false, !outline(of: glyph).isEmpty { image = nil }
    images[glyph] = .some(image)
    return image
  }

  /// The vertical measures in em, from the font file's own tables.
  var metrics: FontMetrics {
    var (scaleX, scaleY): (Int32, Int32) = (0, 0)
    unsafe hb_font_get_scale(shaped, &scaleX, &scaleY)
    func value(_ tag: hb_ot_metrics_tag_t) -> Double {
      var position: hb_position_t = 0
      unsafe hb_ot_metrics_get_position_with_fallback(shaped, tag, &position)
      return Double(position) / Double(abs(scaleY))
    }
    return FontMetrics(
      ascent: value(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
      descent: -value(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
      lineGap: value(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP),
      capHeight: value(HB_OT_METRICS_TAG_CAP_HEIGHT), xHeight: value(HB_OT_METRICS_TAG_X_HEIGHT))
  }
}
