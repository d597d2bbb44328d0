internal import CPango
internal import SegmentPrimitives

/// Turns text of any script into a glyph run with one collection of fonts; used on one thread at a
/// time.
///
/// Text is shaped at one large size, unhinted, so that a glyph's outline and advance serve every
/// size by scaling, and Pango's whole-number units lie far below a pixel.
@safe final class PangoShaper: Shaper {
  let collection: FontCollection
  private let features: [FontFeature]
  private let pango: PangoLibrary
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer
  /// The state of the collection that the font map knows.
  private var revision = -1
  private var faces: [UnsafeRawPointer: FaceInstance] = unsafe [:]

  /// Makes a shaper; the collection may grow later.
  /// - Throws: `TextError.noPango`, `.noThread`.
  init(_ collection: FontCollection, features: [FontFeature] = []) throws(TextError) {
    let pango = try PangoLibrary.loaded()
    guard canStartThread() else { throw .noThread }
    guard let map = unsafe pango.newFontMap(), let context = unsafe pango.newContext(map) else {
      throw .noPango(library: PangoLibrary.file)
    }
    self.collection = collection
    self.features = features
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

  /// Shapes a line. Wraps `pango_itemize_with_base_dir` and `pango_shape_full`.
  /// - Throws: `TextError.impossibleRule`.
  func shape(
    _ text: String, style: TextStyle, direction: TextDirection
  ) throws(TextError) -> GlyphRun {
    try setUpContext(style: style)
    var text = text
    text.makeContiguousUTF8()
    return unsafe text.withCString { bytes in
      let list = unsafe pango.itemize(
        context, direction.pango, bytes, 0, Int32(text.utf8.count), nil, nil)
      defer { unsafe free(list) }
      let items = unsafe items(in: list).withWholeClusters(of: text) { cluster, item in
        unsafe firstFont(with: cluster, for: item)
      }
      var run = GlyphRun(shaper: .pango)
      for item in items.inVisualOrder {
        unsafe append(item, of: bytes, length: text.utf8.count, to: &run)
      }
      return run
    }
  }

  private func items(in list: UnsafeMutablePointer<GList>?) -> [ShapingItem] {
    var items: [ShapingItem] = []
    var node = unsafe list
    while let current = unsafe node {
      if let item = unsafe current.pointee.data?.assumingMemoryBound(to: PangoItem.self).pointee {
        let start = Int(unsafe item.offset)
        unsafe items.append(
          ShapingItem(
            bytes: start..<start + Int(item.length), analysis: item.analysis, source: items.count))
      }
      unsafe node = unsafe current.pointee.next
    }
    return items
  }

  private func free(_ list: UnsafeMutablePointer<GList>?) {
    var node = unsafe list
    while let current = unsafe node {
      unsafe pango.freeItem(current.pointee.data?.assumingMemoryBound(to: PangoItem.self))
      unsafe node = unsafe current.pointee.next
    }
    unsafe g_list_free(list)
  }

  /// The first font in the order of fallback that has all of a cluster, one of colours last; `nil`
  /// where there is none. The font map keeps it. Wraps `pango_fontset_foreach`.
  private func firstFont(
    with cluster: Character, for item: ShapingItem
  ) -> UnsafeMutablePointer<PangoFont>? {
    guard
      let set = unsafe pango.loadFontset(
        context, pango.description(context), item.analysis.language)
    else { return nil }
    defer { unsafe pango.unreference(set) }
    var search = FontSearch(pango: pango, cluster: Array(cluster.unicodeScalars))
    unsafe withUnsafeMutablePointer(to: &search) { search in
      unsafe pango.forEachFont(
        set,
        { _, font, search in
          guard let font = unsafe font,
            let search = unsafe search?.assumingMemoryBound(to: FontSearch.self)
          else { return 0 }
          return unsafe search.pointee.visit(font) ? 1 : 0
        }, search)
    }
    return unsafe search.best
  }

  /// The first face for a style; `nil` where there is none.
  /// - Throws: `TextError.impossibleRule`.
  func firstFace(style: TextStyle) throws(TextError) -> FaceInstance? {
    try setUpContext(style: style)
    let description = unsafe pango.description(context)
    guard let font = unsafe pango.loadFont(context, description) else { return nil }
    defer { unsafe pango.unreference(font) }
    return unsafe instance(of: font)
  }

  private func setUpContext(style: TextStyle) throws(TextError) {
    if revision != collection.revision {
      try collection.configuration.checkRules()
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
    if collection.hasOpticalSizes {
      // The axis is the text's size in points, as CSS `font-optical-sizing: auto` has it; else it
      // would be the size that is shaped at.
      unsafe pango.setVariations(description, "opsz=\(style.size)")
    }
    unsafe pango.setDescription(context, description)
    unsafe pango.setLanguage(context, pango.language(style.fontLanguage))
  }

  private func append(
    _ item: ShapingItem, of text: UnsafePointer<CChar>, length: Int,
    to run: inout GlyphRun
  ) {
    guard let string = unsafe pango.newGlyphString() else { return }
    defer { unsafe pango.freeGlyphString(string) }
    let start = unsafe text + item.bytes.lowerBound
    let face = unsafe item.font.flatMap { unsafe instance(of: $0) }
    var analysis = unsafe item.analysis
    let attributes = unsafe attributes(of: face)
    defer { unsafe attributes.map { unsafe free(attributes: $0) } }
    unsafe analysis.extra_attrs = unsafe attributes
    unsafe pango.shape(
      start, Int32(item.bytes.count), text, Int32(length), &analysis, string)
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

  /// The features for a face, as Pango's shaping takes them; `nil` for none.
  private func attributes(of face: FaceInstance?) -> UnsafeMutablePointer<GSList>? {
    let used = face.map { FontFeature.features(for: $0.name, requested: features) } ?? []
    guard !used.isEmpty else { return nil }
    return unsafe g_slist_append(nil, pango.newFeatures(FontFeature.text(used)))
  }

  private func free(attributes: UnsafeMutablePointer<GSList>) {
    unsafe pango.freeAttribute(
      attributes.pointee.data?.assumingMemoryBound(to: PangoAttribute.self))
    unsafe g_slist_free(attributes)
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
