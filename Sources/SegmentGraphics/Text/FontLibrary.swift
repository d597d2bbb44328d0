internal import SegmentPrimitives

/// The two steps of finding glyphs: the requested family and folders first, the system's fonts only
/// for a text that the first step cannot show.
final class FontLibrary {
  /// The files glyphs came from so far, in the order of their first use.
  private(set) var usedFiles: [FontFile] = []

  private let request: FontRequest
  private let places: FontPlaces
  private let locator: FontLocator
  private let first: FontCollection
  private var knownFaces: [KnownFace] = []
  private var firstShaper: PangoShaper?
  private var systemShaper: PangoShaper?
  private var firstFiles: [String] = []
  /// The files of those that the first step's fonts do not hold yet: they are opened there only when
  /// a text needs more than one of them.
  private var waitingFiles: [String] = []
  private var family: String
  private var usedPaths: Set<String> = []

  init(_ request: FontRequest, places: FontPlaces) throws(TextError) {
    guard let configuration = FontConfiguration() else { throw .noFont(family: request.family) }
    first = FontCollection(configuration)
    for directory in request.directories { try first.add(directory: directory) }
    self.request = request
    self.places = places
    family = request.family
    locator = FontLocator(
      request, places: places,
      isInFolders: first.faces.contains { $0.name.isOf(family: request.family) })
  }

  /// Whether the first step's fonts have the character `…`.
  func hasEllipsis(_ style: TextStyle) throws(TextError) -> Bool {
    if try faceShaper(style)?.has("…") == true { return true }
    return try firstFonts().covers("…")
  }

  /// Shapes a text of one line.
  func row(
    _ text: String, style: TextStyle, direction: TextDirection
  ) throws(TextError) -> GlyphRow {
    guard !text.isEmpty else { return GlyphRow() }
    let row = try shapedRow(text, style: style, direction: direction)
    note(row)
    return row
  }

  /// The simplest way to shape a text that gives what the others would.
  private func shapedRow(
    _ text: String, style: TextStyle, direction: TextDirection
  ) throws(TextError) -> GlyphRow {
    let face = try faceShaper(style)
    if direction == .leftToRight, let row = face?.row(text, style: style) { return row }
    let shaper = try firstFonts().covers(text) ? shaperForFirst() : shaperForAll()
    return shaper.row(text, family: family, style: style, direction: direction)
  }

  /// The vertical measures of the first family in em.
  func metrics(_ style: TextStyle) throws(TextError) -> FontMetrics {
    if let face = try faceShaper(style) { return face.font.metrics }
    guard let font = try shaperForFirst().font(family: family, style: style) else {
      throw .noFont(family: family)
    }
    return font.metrics
  }

  /// The faces in a row that are not of the first family, each once.
  func fallbacks(in row: GlyphRow, style: TextStyle) -> [FallbackFace] {
    row.fonts.filter { !$0.name.isOf(family: family) && !$0.isColor }
      .map {
        FallbackFace(
          family: $0.name.family, requestedWeight: style.weight.css, weight: $0.name.cssWeight)
      }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The shaper of a style's face; `nil` where its file holds more than that, or is one of many in
  /// a folder, from which Pango chooses.
  private func faceShaper(_ style: TextStyle) throws(TextError) -> FaceShaper? {
    let known = try knownFace(style.face)
    try add(known.location)
    return known.shaper
  }

  private func knownFace(_ face: TextStyle.Face) throws(TextError) -> KnownFace {
    if let known = knownFaces.first(where: { $0.face == face }) { return known }
    let location = try locator.location(of: face)
    // A file may have other names for its family than its shaper knows.
    let shaper = location.path.flatMap(FaceShaper.init(file:)).flatMap {
      $0.font.name.isOf(family: location.family) ? $0 : nil
    }
    let known = KnownFace(face: face, location: location, shaper: shaper)
    knownFaces.append(known)
    return known
  }

  /// The first step's fonts, all of them.
  /// - Throws: `TextError.unreadableFile`.
  private func firstFonts() throws(TextError) -> FontCollection {
    while let file = waitingFiles.first {
      waitingFiles.removeFirst()
      try first.add(file: file)
    }
    return first
  }

  /// Adds the file of a face to the fonts in use.
  private func add(_ location: FontLocator.Location) throws(TextError) {
    if family != location.family || firstFiles.isEmpty {
      family = location.family
      first.prefer(family)
    }
    guard let path = location.path, !firstFiles.contains(path) else { return }
    try systemShaper?.collection.add(file: path)
    firstFiles.append(path)
    waitingFiles.append(path)
  }

  /// The first step.
  private func shaperForFirst() throws(TextError) -> PangoShaper {
    let fonts = try firstFonts()
    if let firstShaper { return firstShaper }
    let shaper = try PangoShaper(fonts)
    firstShaper = shaper
    return shaper
  }

  /// The second step, or the first where there is no second.
  private func shaperForAll() throws(TextError) -> PangoShaper {
    if let systemShaper { return systemShaper }
    guard request.systemFonts == .auto,
      let configuration = FontConfiguration(places: places, excluding: family)
    else { return try shaperForFirst() }
    let collection = FontCollection(configuration)
    for directory in request.directories { try collection.add(directory: directory) }
    for file in firstFiles { try collection.add(file: file) }
    collection.prefer(family)
    let shaper = try PangoShaper(collection)
    systemShaper = shaper
    return shaper
  }

  private func note(_ row: GlyphRow) {
    for name in row.fonts.map(\.name) where usedPaths.insert(name.path).inserted {
      let isRequested =
        firstFiles.contains(name.path) || first.faces.contains { $0.path == name.path }
      usedFiles.append(
        FontFile(
          family: name.family, style: name.style, path: name.path,
          origin: isRequested ? .requested : .system))
    }
  }
}

/// A face that was asked for, where it lies, and what shapes with it alone.
private struct KnownFace {
  let face: TextStyle.Face
  let location: FontLocator.Location
  let shaper: FaceShaper?
}
