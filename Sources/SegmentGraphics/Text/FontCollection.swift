internal import CCairo
internal import CPango

/// A configuration and the Pango objects that shape with it; used on one thread at a time.
///
/// Text is shaped at one large size, unhinted, so that a glyph's outline and advance serve every
/// size by scaling, and Pango's whole-number units lie far below a pixel.
@safe final class FontCollection {
  /// Pixels an em at which everything is shaped: 1/65,536 of it is FreeType's finest step, and
  /// Pango's 32-bit sums hold lines of 8,000 em.
  static let unitsPerEm = 256.0

  let context: OpaquePointer
  private let configuration: FontConfiguration
  private let map: UnsafeMutablePointer<PangoFontMap>
  private let preferred: PreferredFamilies
  private var files: Set<String> = []

  init?(_ configuration: FontConfiguration) {
    guard let map = unsafe pango_ft2_font_map_new() else {
      return nil
    }
    guard let context = unsafe pango_font_map_create_context(map) else {
      unsafe g_object_unref(map)
      return nil
    }
    self.configuration = configuration
    preferred = PreferredFamilies(configuration)
    unsafe self.map = unsafe map
    unsafe self.context = unsafe context
    unsafe pango_fc_font_map_set_config(OpaquePointer(map), configuration.pointer)
    unsafe preferred.install(in: OpaquePointer(map))
    unsafe pango_context_set_round_glyph_positions(context, 0)
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(context))
    unsafe g_object_unref(map)
  }

  /// The faces added so far.
  private(set) var faces: [FontPattern] = []

  /// Adds a file once.
  func add(file: String) throws(TextError) {
    guard files.insert(file).inserted else { return }
    let count = faces.count
    let isAdded = configuration.add(file: file)
    fontsChanged()
    guard isAdded, faces.count > count else { throw .unreadableFile(file) }
  }

  /// Adds a folder's fonts; their families come right behind the first one from now on.
  func add(directory: String) throws(TextError) {
    for file in try FontFolder.files(in: directory) where files.insert(file).inserted {
      // A broken file among many is no reason to draw nothing; its family is then not found.
      _ = configuration.add(file: file)
    }
    fontsChanged()
  }

  /// Sets the family that wins wherever it has a character, whatever the rules say.
  func prefer(_ family: String) {
    preferred.first = family
    fontsChanged()
  }

  private func fontsChanged() {
    faces = configuration.addedFaces
    preferred.update(from: faces)
    unsafe pango_fc_font_map_config_changed(OpaquePointer(map))
    unsafe pango_fc_font_map_substitute_changed(OpaquePointer(map))
  }

  /// No hinting of any kind: shapes and advances are the designer's, at every size and scale.
  static func makeOptions() -> OpaquePointer? {
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    return unsafe options
  }
}
