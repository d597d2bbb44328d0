internal import CPango
internal import SegmentPrimitives

/// An instance of a face as a shaper chose it, with the glyphs drawn so far; lengths in em.
@safe final class FaceInstance {
  /// Pixels an em at which every outline font is shaped: Pango's whole numbers then lie far below a
  /// pixel, and its 32-bit sums hold lines of 8,000 em.
  static let shapingUnitsPerEm = 256.0

  /// What the face is called.
  let name: FaceName
  /// How its file came to be used.
  let origin: FontFile.Origin
  let isColor: Bool
  /// Advances and offsets come in 1/1024 of a pixel, of which this many are an em.
  let unitsPerEm: Double
  /// HarfBuzz's font of the face.
  let font: OpaquePointer

  private let drawer: Drawer
  private var outlines: [UInt32: Path] = [:]
  private var images: [UInt32: GlyphImage?] = [:]

  /// Makes an instance of a face that HarfBuzz draws, and takes a reference to its font.
  init(_ name: FaceName, origin: FontFile.Origin, font: OpaquePointer) {
    self.name = name
    self.origin = origin
    isColor = false
    unitsPerEm = unsafe HarfBuzzOutlines.unitsPerEm(of: font).y / Double(PANGO_SCALE)
    drawer = .harfBuzz(HarfBuzzOutlines())
    unsafe self.font = unsafe hb_font_reference(font)
  }

  /// Makes an instance of a face that cairo draws, and takes a reference to HarfBuzz's font of it.
  private init(
    _ pattern: FontPattern, origin: FontFile.Origin, face: CairoFace, font: OpaquePointer
  ) {
    name = pattern.name
    self.origin = origin
    isColor = pattern.isColor
    unitsPerEm = face.unitsPerEm
    drawer = .cairo(face)
    unsafe self.font = unsafe hb_font_reference(font)
  }

  /// Makes an instance of any face; `nil` where it is broken, its file gone for instance.
  static func make(
    _ pattern: FontPattern, origin: FontFile.Origin, font: OpaquePointer
  ) -> FaceInstance? {
    if pattern.isPlainOutline {
      return unsafe FaceInstance(pattern.name, origin: origin, font: font)
    }
    return CairoFace(pattern).map {
      unsafe FaceInstance(pattern, origin: origin, face: $0, font: font)
    }
  }

  deinit {
    unsafe hb_font_destroy(font)
  }

  /// The face's file.
  var file: FontFile {
    FontFile(family: name.family, style: name.style, path: name.path, origin: origin)
  }

  /// The outline of a glyph; empty for a space or a picture.
  func outline(of glyph: UInt32) -> Path {
    if let known = outlines[glyph] { return known }
    let path =
      switch drawer {
      case .harfBuzz(let outlines): unsafe outlines.outline(of: glyph, in: font)
      case .cairo(let face): face.outline(of: glyph)
      }
    outlines[glyph] = path
    return path
  }

  /// The picture of a glyph; `nil` where it has no colours of its own.
  /// - Throws: `TextError.brokenPicture`, `.pictureTooLarge`.
  func image(of glyph: UInt32, pixelsPerEm: Double) throws(TextError) -> GlyphImage? {
    guard isColor, case .cairo(let face) = drawer else { return nil }
    if let known = images[glyph], known?.pixelsPerEm ?? pixelsPerEm == pixelsPerEm { return known }
    let check = unsafe GlyphCheck(font: font, path: name.path)
    var image = try face.image(of: glyph, pixelsPerEm: pixelsPerEm, check)
    // A plain letter inside a colour font: all black, and its outline can take the text's colour.
    if image?.hasColor == false, !outline(of: glyph).isEmpty { image = nil }
    images[glyph] = .some(image)
    return image
  }

  /// The vertical measures in em, from the font file's own tables.
  var metrics: FontMetrics {
    let scale = abs(unsafe HarfBuzzOutlines.unitsPerEm(of: font).y)
    func value(_ tag: hb_ot_metrics_tag_t) -> Double {
      var position: hb_position_t = 0
      unsafe hb_ot_metrics_get_position_with_fallback(font, tag, &position)
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
  case harfBuzz(HarfBuzzOutlines)
  case cairo(CairoFace)
}
