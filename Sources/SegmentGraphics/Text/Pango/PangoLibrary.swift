internal import CPango
internal import Glibc

/// The functions of Pango that are called, looked up when the first text needs them.
///
/// Loading Pango, with the dozen libraries it stands on, takes a fifth of the time of a whole strip,
/// and most labels do without (`HarfBuzzShaper`).
@safe struct PangoLibrary {
  /// The library's file, as the loader finds it.
  static let file = "libpangoft2-1.0.so.0"

  typealias FontMap = UnsafeMutablePointer<PangoFontMap>
  typealias Font = UnsafeMutablePointer<PangoFont>
  typealias Items = UnsafeMutablePointer<GList>
  typealias Glyphs = UnsafeMutablePointer<PangoGlyphString>
  typealias Substitute =
    @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void
  typealias VisitFont =
    @convention(c) (UnsafeMutableRawPointer?, Font?, UnsafeMutableRawPointer?) -> gboolean
  typealias Destroy = @convention(c) (UnsafeMutableRawPointer?) -> Void

  let reference: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  let unreference: @convention(c) (UnsafeMutableRawPointer?) -> Void
  let version: @convention(c) () -> UnsafePointer<CChar>?

  let newFontMap: @convention(c) () -> FontMap?
  let setConfiguration: @convention(c) (OpaquePointer?, OpaquePointer?) -> Void
  let setSubstitute:
    @convention(c) (OpaquePointer?, Substitute?, UnsafeMutableRawPointer?, Destroy?) -> Void
  let configurationChanged: @convention(c) (OpaquePointer?) -> Void
  let substituteChanged: @convention(c) (OpaquePointer?) -> Void

  let newContext: @convention(c) (FontMap?) -> OpaquePointer?
  let setRoundPositions: @convention(c) (OpaquePointer?, gboolean) -> Void
  let description: @convention(c) (OpaquePointer?) -> OpaquePointer?
  let setDescription: @convention(c) (OpaquePointer?, OpaquePointer?) -> Void
  let setLanguage: @convention(c) (OpaquePointer?, OpaquePointer?) -> Void
  let language: @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  let loadFont: @convention(c) (OpaquePointer?, OpaquePointer?) -> Font?

  let newDescription: @convention(c) () -> OpaquePointer?
  let freeDescription: @convention(c) (OpaquePointer?) -> Void
  let setFamily: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Void
  let setWeight: @convention(c) (OpaquePointer?, PangoWeight) -> Void
  let setStyle: @convention(c) (OpaquePointer?, PangoStyle) -> Void
  let setSize: @convention(c) (OpaquePointer?, Double) -> Void
  let setVariations: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Void

  let itemize:
    @convention(c) (
      OpaquePointer?, PangoDirection, UnsafePointer<CChar>?, Int32, Int32, OpaquePointer?,
      OpaquePointer?
    ) -> Items?
  let loadFontset:
    @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> UnsafeMutableRawPointer?
  let forEachFont:
    @convention(c) (UnsafeMutableRawPointer?, VisitFont?, UnsafeMutableRawPointer?) -> Void
  let hasCharacter: @convention(c) (Font?, gunichar) -> gboolean
  let freeItem: @convention(c) (UnsafeMutablePointer<PangoItem>?) -> Void
  let newGlyphString: @convention(c) () -> Glyphs?
  let freeGlyphString: @convention(c) (Glyphs?) -> Void
  let shape:
    @convention(c) (
      UnsafePointer<CChar>?, Int32, UnsafePointer<CChar>?, Int32, UnsafePointer<PangoAnalysis>?,
      Glyphs?
    ) -> Void
  let newFeatures: @convention(c) (UnsafePointer<CChar>?) -> UnsafeMutableRawPointer?
  let freeAttribute: @convention(c) (UnsafeMutableRawPointer?) -> Void
  let pattern: @convention(c) (UnsafeMutablePointer<PangoFcFont>?) -> OpaquePointer?
  let harfBuzzFont: @convention(c) (Font?) -> OpaquePointer?

  /// Loads the library; it stays for the life of the process.
  /// - Throws: `TextError.noPango`.
  static func loaded() throws(TextError) -> PangoLibrary {
    guard let handle = unsafe dlopen(file, RTLD_LAZY | RTLD_LOCAL) else {
      throw .noPango(library: file)
    }
    return try PangoLibrary(unsafe Symbols(handle: handle))
  }

  private init(_ symbols: Symbols) throws(TextError) {
    unsafe reference = unsafe try symbols["g_object_ref"]
    unsafe unreference = unsafe try symbols["g_object_unref"]
    unsafe version = unsafe try symbols["pango_version_string"]

    unsafe newFontMap = unsafe try symbols["pango_ft2_font_map_new"]
    unsafe setConfiguration = unsafe try symbols["pango_fc_font_map_set_config"]
    unsafe setSubstitute = unsafe try symbols["pango_fc_font_map_set_default_substitute"]
    unsafe configurationChanged = unsafe try symbols["pango_fc_font_map_config_changed"]
    unsafe substituteChanged = unsafe try symbols["pango_fc_font_map_substitute_changed"]

    unsafe newContext = unsafe try symbols["pango_font_map_create_context"]
    unsafe setRoundPositions = unsafe try symbols["pango_context_set_round_glyph_positions"]
    unsafe description = unsafe try symbols["pango_context_get_font_description"]
    unsafe setDescription = unsafe try symbols["pango_context_set_font_description"]
    unsafe setLanguage = unsafe try symbols["pango_context_set_language"]
    unsafe language = unsafe try symbols["pango_language_from_string"]
    unsafe loadFont = unsafe try symbols["pango_context_load_font"]

    unsafe newDescription = unsafe try symbols["pango_font_description_new"]
    unsafe freeDescription = unsafe try symbols["pango_font_description_free"]
    unsafe setFamily = unsafe try symbols["pango_font_description_set_family"]
    unsafe setWeight = unsafe try symbols["pango_font_description_set_weight"]
    unsafe setStyle = unsafe try symbols["pango_font_description_set_style"]
    unsafe setSize = unsafe try symbols["pango_font_description_set_absolute_size"]
    unsafe setVariations = unsafe try symbols["pango_font_description_set_variations"]

    unsafe itemize = unsafe try symbols["pango_itemize_with_base_dir"]
    unsafe loadFontset = unsafe try symbols["pango_context_load_fontset"]
    unsafe forEachFont = unsafe try symbols["pango_fontset_foreach"]
    unsafe hasCharacter = unsafe try symbols["pango_font_has_char"]
    unsafe freeItem = unsafe try symbols["pango_item_free"]
    unsafe newGlyphString = unsafe try symbols["pango_glyph_string_new"]
    unsafe freeGlyphString = unsafe try symbols["pango_glyph_string_free"]
    unsafe shape = unsafe try symbols["pango_shape_full"]
    unsafe newFeatures = unsafe try symbols["pango_attr_font_features_new"]
    unsafe freeAttribute = unsafe try symbols["pango_attribute_destroy"]
    unsafe pattern = unsafe try symbols["pango_fc_font_get_pattern"]
    unsafe harfBuzzFont = unsafe try symbols["pango_font_get_hb_font"]
  }
}

/// What a loaded library offers by name.
@safe private struct Symbols {
  let handle: UnsafeMutableRawPointer

  /// The function of a name, whose type the caller knows from the library's header.
  @unsafe subscript<Function>(name: String) -> Function {
    get throws(TextError) {
      guard let symbol = unsafe dlsym(handle, name) else {
        throw .noPango(library: "\(PangoLibrary.file) with \(name)")
      }
      return unsafe unsafeBitCast(symbol, to: Function.self)
    }
  }
}
