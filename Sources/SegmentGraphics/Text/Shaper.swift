internal import CPango
internal import SegmentPrimitives

/// One glyph of a shaped line, lengths in em.
struct PlacedGlyph {
  /// What stands for a character.
  enum Shape {
    case glyph(GlyphFont, UInt32)
    case missing(Unicode.Scalar)
  }

  var shape: Shape
  /// The glyph's origin, from the line's left end and down from the baseline.
  var origin: Point
}

/// Glyphs in order from left to right.
struct GlyphRow {
  var glyphs: [PlacedGlyph] = []
  /// The sum of the advances in em.
  var width = 0.0

  /// Adds a glyph at the right end; a box for a missing character has an advance of its own.
  mutating func append(
    _ shape: PlacedGlyph.Shape, _ geometry: PangoGlyphGeometry, unitsPerEm: Double
  ) {
    let offset = Point(
      x: Double(geometry.x_offset) / unitsPerEm, y: Double(geometry.y_offset) / unitsPerEm)
    glyphs.append(PlacedGlyph(shape: shape, origin: Point(x: width, y: 0) + offset))
    if case .missing = shape {
      width += Shaper.missingAdvance
    } else {
      width += Double(geometry.width) / unitsPerEm
    }
  }

  /// The fonts in use, from left to right; a font may come again.
  var fonts: [GlyphFont] {
    var fonts: [GlyphFont] = []
    for case .glyph(let font, _) in glyphs.map(\.shape) where fonts.last !== font {
      fonts.append(font)
    }
    return fonts
  }

  /// The characters no font has.
  var missing: Set<Unicode.Scalar> {
    Set(
      glyphs.compactMap { glyph in
        if case .missing(let scalar) = glyph.shape { scalar } else { nil }
      })
  }
}

/// Turns text into placed glyphs with one collection of fonts.
@safe final class Shaper {
  /// The width of the box that stands for a missing character, in em.
  static let missingAdvance = 0.6

  let collection: FontCollection
  private var fonts: [UnsafeRawPointer: GlyphFont] = unsafe [:]

  init(_ collection: FontCollection) { self.collection = collection }

  /// Shapes a line. Wraps `pango_itemize_with_base_dir`, `pango_reorder_items` and `pango_shape`.
  func row(
    _ text: String, family: String, style: TextStyle, direction: TextDirection
  ) -> GlyphRow {
    setUpContext(family: family, style: style)
    var text = text
    text.makeContiguousUTF8()
    return unsafe text.withCString { bytes in
      let logical = unsafe pango_itemize_with_base_dir(
        collection.context, direction.pango, bytes, 0, Int32(text.utf8.count), nil, nil)
      let visual = unsafe pango_reorder_items(logical)
      unsafe g_list_free(logical)
      defer {
        unsafe g_list_free_full(visual) { item in
          unsafe pango_item_free(item?.assumingMemoryBound(to: PangoItem.self))
        }
      }
      var row = GlyphRow()
      var node = unsafe visual
      while let current = unsafe node {
        if let item = unsafe current.pointee.data?.assumingMemoryBound(to: PangoItem.self) {
          unsafe append(item, of: bytes, length: text.utf8.count, to: &row)
        }
        unsafe node = unsafe current.pointee.next
      }
      return row
    }
  }

  /// The first face for a style; `nil` where there is none.
  func font(family: String, style: TextStyle) -> GlyphFont? {
    setUpContext(family: family, style: style)
    let description = unsafe pango_context_get_font_description(collection.context)
    guard let font = unsafe pango_context_load_font(collection.context, description) else {
      return nil
    }
    defer { unsafe g_object_unref(font) }
    return unsafe glyphFont(font)
  }

  private func setUpContext(family: String, style: TextStyle) {
    let description = unsafe pango_font_description_new()
    defer { unsafe pango_font_description_free(description) }
    unsafe pango_font_description_set_family(description, family)
    unsafe pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(style.weight.css)))
    unsafe pango_font_description_set_style(
      description, style.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    unsafe pango_font_description_set_absolute_size(
      description, FontCollection.unitsPerEm * Double(PANGO_SCALE))
    unsafe pango_context_set_font_description(collection.context, description)
    unsafe pango_context_set_language(
      collection.context, pango_language_from_string(style.fontLanguage))
  }

  private func append(
    _ item: UnsafeMutablePointer<PangoItem>, of text: UnsafePointer<CChar>, length: Int,
    to row: inout GlyphRow
  ) {
    guard let string = unsafe pango_glyph_string_new() else { return }
    defer { unsafe pango_glyph_string_free(string) }
    let start = unsafe text + Int(item.pointee.offset)
    unsafe pango_shape_full(
      start, item.pointee.length, text, Int32(length), &item.pointee.analysis, string)
    let font = unsafe item.pointee.analysis.font.flatMap { unsafe glyphFont($0) }
    let unit = (font?.unitsPerEm ?? FontCollection.unitsPerEm) * Double(PANGO_SCALE)
    for index in 0..<Int(unsafe string.pointee.num_glyphs) {
      let info = unsafe string.pointee.glyphs[index]
      let character = unsafe start + Int(string.pointee.log_clusters[index])
      guard let shape = unsafe shape(info.glyph, font, character) else { continue }
      row.append(shape, info.geometry, unitsPerEm: unit)
    }
  }

  /// What a glyph number stands for; `nil` for one that shows nothing and takes no room.
  private func shape(
    _ glyph: UInt32, _ font: GlyphFont?, _ character: UnsafePointer<CChar>
  ) -> PlacedGlyph.Shape? {
    let (empty, unknownFlag): (UInt32, UInt32) = (0x0FFF_FFFF, 0x1000_0000)
    if glyph == empty { return nil }
    if glyph & unknownFlag == 0, glyph != 0, let font { return .glyph(font, glyph) }
    let value = glyph & unknownFlag != 0 ? glyph & ~unknownFlag : unsafe g_utf8_get_char(character)
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    return scalar.properties.isDefaultIgnorableCodePoint ? nil : .missing(scalar)
  }

  private func glyphFont(_ font: UnsafeMutablePointer<PangoFont>) -> GlyphFont? {
    let key = UnsafeRawPointer(font)
    if let known = unsafe fonts[key] { return known }
    guard let made = unsafe GlyphFont(font) else { return nil }
    unsafe fonts[key] = made
    return made
  }
}
