internal import SegmentPrimitives

/// The shapers of one font request, the one that needs the least first.
final class ShaperChain {
  private let request: FontRequest
  private let systemPaths: SystemFontPaths
  private let faces: RequestedFaces
  /// The fonts of the requested directories and family.
  private let requestedFonts: FontCollection
  private var requestedShaper: PangoShaper?
  private var systemShaper: PangoShaper?

  /// - Throws: `TextError.unreadableDirectory`, `.noFont`.
  init(_ request: FontRequest, systemPaths: SystemFontPaths) throws(TextError) {
    guard let configuration = FontConfiguration() else { throw .noFont(family: request.family) }
    requestedFonts = FontCollection(configuration)
    for directory in request.directories { try requestedFonts.add(directory: directory) }
    self.request = request
    self.systemPaths = systemPaths
    let locator = FaceLocator(
      request, systemPaths: systemPaths,
      directoryFamilies: requestedFonts.faces.flatMap(\.families))
    faces = RequestedFaces(locator, features: request.features)
  }

  /// Shapes a text of one line.
  /// - Throws: what finding a font throws, and `TextError.noPango`.
  func shape(
    _ text: String, style: TextStyle, direction: TextDirection
  ) throws(TextError) -> GlyphRun {
    guard !text.isEmpty else { return GlyphRun(shaper: .harfBuzz) }
    return try shaper(for: text, style: style, direction: direction)
      .shape(text, style: style, direction: direction)
  }

  /// The first shaper of the chain that gives what each one behind it would.
  private func shaper(
    for text: String, style: TextStyle, direction: TextDirection
  ) throws(TextError) -> any Shaper {
    // One alphabet in one face needs no itemisation: Pango, which takes a fifth of a strip's time
    // to load, stays unloaded.
    let face = try faces.face(for: style.faceTraits)
    if let shaper = face.shaper, shaper.canShape(text, direction: direction) { return shaper }
    // Where the requested fonts have each character, no fallback is needed: the system's
    // configuration, which takes longer to read than drawing does, stays unread.
    try openRequestedFonts()
    if requestedFonts.covers(text) { return try shaperOfRequestedFonts() }
    return try shaperOfAllFonts()
  }

  /// Whether the requested fonts have a character.
  func covers(_ character: Unicode.Scalar, style: TextStyle) throws(TextError) -> Bool {
    if try faces.face(for: style.faceTraits).shaper?.covers(character) == true { return true }
    try openRequestedFonts()
    return requestedFonts.covers(String(character))
  }

  /// The vertical measures of the requested family in em.
  func metrics(_ style: TextStyle) throws(TextError) -> FontMetrics {
    if let shaper = try faces.face(for: style.faceTraits).shaper { return shaper.face.metrics }
    try openRequestedFonts()
    guard let face = try shaperOfRequestedFonts().firstFace(style: style) else {
      throw .noFont(family: faces.family)
    }
    return face.metrics
  }

  /// The faces in a run that are not of the requested family, each once.
  func fallbacks(in run: GlyphRun, style: TextStyle) -> [FallbackFace] {
    run.faces.filter { !$0.name.isOf(family: faces.family) && !$0.isColor }
      .map {
        FallbackFace(
          family: $0.name.family, requestedWeight: style.weight.css, weight: $0.name.cssWeight)
      }
      .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Adds the files of the faces that were asked for so far.
  /// - Throws: `TextError.unreadableFile`.
  private func openRequestedFonts() throws(TextError) {
    try faces.add(to: requestedFonts)
    if let systemShaper { try faces.add(to: systemShaper.collection) }
  }

  private func shaperOfRequestedFonts() throws(TextError) -> PangoShaper {
    if let requestedShaper { return requestedShaper }
    let shaper = try PangoShaper(requestedFonts, features: request.features)
    requestedShaper = shaper
    return shaper
  }

  /// The shaper with the system's fonts behind the requested ones, where the request allows it.
  private func shaperOfAllFonts() throws(TextError) -> PangoShaper {
    if let systemShaper { return systemShaper }
    guard request.systemFonts == .auto,
      let configuration = FontConfiguration(paths: systemPaths, excluding: faces.family)
    else { return try shaperOfRequestedFonts() }
    let collection = FontCollection(configuration, fallbacks: request.families)
    for directory in request.directories { try collection.add(directory: directory) }
    try faces.add(to: collection)
    let shaper = try PangoShaper(collection, features: request.features)
    systemShaper = shaper
    return shaper
  }
}
