internal import SegmentPrimitives

/// The two steps of finding glyphs: the requested family and folders first, the system's fonts only
/// for a text that the first step cannot show.
final class FontLibrary {
  /// The files glyphs came from so far, in the order of their first use.
  private(set) var usedFiles: [FontFile] = []

  private let request: FontRequest
  private let places: FontPlaces
  private let locator: FontLocator
  private let first: Shaper
  private var system: Shaper?
  private var firstFiles: [String] = []
  private var family: String
  private var usedPaths: Set<String> = []

  init(_ request: FontRequest, places: FontPlaces) throws(TextError) {
    let collection = try FontCollection.empty(for: request)
    self.request = request
    self.places = places
    family = request.family
    first = Shaper(collection)
    locator = FontLocator(
      request, places: places,
      isInFolders: collection.faces.contains { $0.isOf(family: request.family) })
  }

  /// Whether the first step's fonts have the character `…`.
  var hasEllipsis: Bool { first.collection.covers("…") }

  /// Shapes a text of one line.
  func row(
    _ text: String, style: TextStyle, direction: TextDirection
  ) throws(TextError) -> GlyphRow {
    guard !text.isEmpty else { return GlyphRow() }
    try prepare(style)
    let shaper = first.collection.covers(text) ? first : try shaperForAll()
    let row = shaper.row(text, family: family, style: style, direction: direction)
    note(row)
    return row
  }

  /// The vertical measures of the first family in em.
  func metrics(_ style: TextStyle) throws(TextError) -> FontMetrics {
    try prepare(style)
    guard let font = first.font(family: family, style: style) else {
      throw .noFont(family: family)
    }
    return font.metrics
  }

  /// The faces in a row that are not of the first family, each once.
  func fallbacks(in row: GlyphRow, style: TextStyle) -> [FallbackFace] {
    row.fonts.filter { !$0.isOf(family: family) && !$0.isColor }
      .map {
        FallbackFace(
          family: $0.family, requestedWeight: style.weight.css, weight: $0.cssWeight)
      }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Adds the file of a style's face to the fonts in use.
  private func prepare(_ style: TextStyle) throws(TextError) {
    let location = try locator.location(of: style.face)
    if family != location.family || firstFiles.isEmpty {
      family = location.family
      first.collection.prefer(family)
    }
    guard let path = location.path, !firstFiles.contains(path) else { return }
    try first.collection.add(file: path)
    try system?.collection.add(file: path)
    firstFiles.append(path)
  }

  /// The second step, or the first where there is no second.
  private func shaperForAll() throws(TextError) -> Shaper {
    if let system { return system }
    guard request.systemFonts == .auto,
      let configuration = FontConfiguration(places: places, excluding: family),
      let collection = FontCollection(configuration)
    else { return first }
    for directory in request.directories { try collection.add(directory: directory) }
    for file in firstFiles { try collection.add(file: file) }
    collection.prefer(family)
    let shaper = Shaper(collection)
    system = shaper
    return shaper
  }

  private func note(_ row: GlyphRow) {
    for font in row.fonts where usedPaths.insert(font.path).inserted {
      let isRequested = first.collection.faces.contains { $0.path == font.path }
      usedFiles.append(
        FontFile(
          family: font.family, style: font.style, path: font.path,
          origin: isRequested ? .requested : .system))
    }
  }
}

extension FontCollection {
  /// A collection with the folders of a request and nothing else.
  fileprivate static func empty(for request: FontRequest) throws(TextError) -> FontCollection {
    guard let configuration = FontConfiguration(),
      let collection = FontCollection(configuration)
    else { throw .noFont(family: request.family) }
    for directory in request.directories { try collection.add(directory: directory) }
    return collection
  }
}
