internal import CPango
internal import SegmentPrimitives

/// Turns text of any script into a glyph run with one collection of fonts; used on one thread at a
/// time.
///
/// Text is shaped at one large size, unhinted, so that a glyph's outline and advance serve every
/// size by scaling, and Pango's whole-number units lie far below a pixel.
@safe final class PangoShaper: Shaper {
  let collection: FontCollection
  private let pango: PangoLibrary
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  /// The state of the collection that the font map knows.
  private var revision = -1
  private var faces: [UnsafeRawPointer: FaceInstance] = unsafe [:]

  /// Makes a shaper; the collection may grow later.
  /// - Throws: `TextError.noPango`.
  init(_ collection: FontCollection) throws(TextError) {
    let pango = try PangoLibrary.loaded()
    guard let map = unsafe pango.newFontMap(), let context = unsafe pango.newContext(map) else {
      throw .noPango(library: PangoLibrary.file)
    }
    self.collection = collection
    self.pango = pango
    unsafe self.map = unsafe map
    unsafe self.context = unsafe context
    unsafe pango.setConfiguration(OpaquePointer(map), collection.configuration.pointer)
    unsafe collection.preferred.install(in: OpaquePointer(map), pango)
    unsafe pango.setRoundPositions(context, 0)
  }

  deinit {
    unsafe faces.keys.forEach { unsafe pango.unreference(UnsafeMutableRawPointer(mutating: $0)) }
    unsafe pango.unreference(UnsafeMutableRawPointer(context))
    unsafe pango.unreference(map)
  }

  /// Shapes a line. Wraps `pango_itemize_with_base_dir`, `pango_reorder_items` and
  /// `pango_shape_full`.
  func shape(_ text: String, style: TextStyle, direction: TextDirection) -> GlyphRun {
    setUpContext(style: style)
    var text = text
    text.makeContiguousUTF8()
    return unsafe text.withCString { bytes in
      let logical = unsafe pango.itemize(
        context, direction.pango, bytes, 0, Int32(text.utf8.count), nil, nil)
      let visual = unsafe pango.reorder(logical)
      unsafe g_list_free(logical)
      var run = GlyphRun(shaper: .pango)
      var node = unsafe visual
      while let current = unsafe node {
        if let item = unsafe current.pointee.data?.assumingMemoryBound(to: PangoItem.self) {
          unsafe append(item, of: bytes, length: text.utf8.count, to: &run)
          unsafe pango.freeItem(item)
        }
        unsafe node = unsafe current.pointee.next
      }
      unsafe g_list_free(visual)
      return run
    }
  }

  /// The first face for a style; `nil` where there is none.
  func firstFace(style: TextStyle) -> FaceInstance? {
    setUpContext(style: style)
    let description = unsafe pango.description(context)
    guard let font = unsafe pango.loadFont(context, description) else { return nil }
    defer { unsafe pango.unreference(font) }
    return unsafe instance(of: font)
  }

  private func setUpContext(style: TextStyle) {
    if revision != collection.revision {
      unsafe pango.configurationChanged(OpaquePointer(map))
      unsafe pango.substituteChanged(OpaquePointer(map))
      revision = collection.revision
    }
    let description = unsafe pango.newDescription()
    defer { unsafe pango.freeDescription(description) }
    unsafe pango.setFamily(description, collection.preferred.first ?? "")
    unsafe pango.setWeight(description, PangoWeight(rawValue: UInt32(style.weight.css)))
    unsafe pango.setStyle(description, style.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    unsafe pango.setSize(description, FaceInstance.shapingUnitsPerEm * Double(PANGO_SCALE))
    unsafe pango.setDescription(context, description)
    unsafe pango.setLanguage(context, pango.language(style.fontLanguage))
  }

  private func append(
    _ item: UnsafeMutablePointer<PangoItem>, of text: UnsafePointer<CChar>, length: Int,
    to run: inout GlyphRun
  ) {
    guard let string = unsafe pango.newGlyphString() else { return }
    defer { unsafe pango.freeGlyphString(string) }
    let start = unsafe text + Int(item.pointee.offset)
    unsafe pango.shape(
      start, item.pointee.length, text, Int32(length), &item.pointee.analysis, string)
    let face = unsafe item.pointee.analysis.font.flatMap { unsafe instance(of: $0) }
    let unit = (face?.unitsPerEm ?? FaceInstance.shapingUnitsPerEm) * Double(PANGO_SCALE)
    for index in 0..<Int(unsafe string.pointee.num_glyphs) {
      let info = unsafe string.pointee.glyphs[index]
      let character = unsafe start + Int(string.pointee.log_clusters[index])
      guard let shape = unsafe shape(info.glyph, face, character) else { continue }
      let offset = Point(x: Double(info.geometry.x_offset), y: Double(info.geometry.y_offset))
      run.append(
        shape, advance: Double(info.geometry.width) / unit,
        offset: Point(x: offset.x / unit, y: offset.y / unit))
    }
  }

  /// What a glyph number stands for; `nil` for one that shows nothing and has no advance.
  private func shape(
    _ glyph: UInt32, _ face: FaceInstance?, _ character: UnsafePointer<CChar>
  ) -> PositionedGlyph.Shape? {
    let (empty, unknownFlag): (UInt32, UInt32) = (0x0FFF_FFFF, 0x1000_0000)
    if glyph == empty { return nil }
    if glyph & unknownFlag == 0, glyph != 0, let face { return .glyph(face, glyph) }
    let value = glyph & unknownFlag != 0 ? glyph & ~unknownFlag : unsafe g_utf8_get_char(character)
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    return scalar.properties.isDefaultIgnorableCodePoint ? nil : .missing(scalar)
  }

  /// The face of one of Pango's fonts, which is kept so that its address stays its own.
  private func instance(of font: UnsafeMutablePointer<PangoFont>) -> FaceInstance? {
    let key = UnsafeRawPointer(font)
    if let known = unsafe faces[key] { return known }
    let fontconfigFont = unsafe UnsafeMutableRawPointer(font).assumingMemoryBound(
      to: PangoFcFont.self)
    guard let pattern = unsafe pango.pattern(fontconfigFont),
      let shaped = unsafe pango.harfBuzzFont(font)
    else { return nil }
    let facePattern = unsafe FontPattern(pattern)
    guard
      let made = unsafe FaceInstance.make(
        facePattern, origin: collection.origin(ofFile: facePattern.path), font: shaped)
    else { return nil }
    unsafe _ = pango.reference(font)
    unsafe faces[key] = made
    return made
  }
}
