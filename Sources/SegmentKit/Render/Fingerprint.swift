public import SegmentCodecs
internal import SegmentGraphics
public import SegmentPrimitives

/// What a picture was rendered with: the libraries' versions and the fonts' hashes.
///
/// Two machines with equal fingerprints give equal bytes. It goes into the file, so that a
/// golden that fails is explained by "other FreeType" and not by "4,213 pixels differ".
public struct Fingerprint: Hashable, Sendable {
  /// The keyword of the text in a file.
  public static let keyword = "segrender:fingerprint"

  /// One line each: a library and its version, or a font's file name and its SHA-256.
  public let lines: [String]

  /// The fingerprint of the machine and of the fonts a renderer has drawn from so far.
  /// - Throws: `RenderError.text` where a font file can no longer be read.
  public init(_ renderer: Renderer) throws(RenderError) {
    var lines = allLibraries.map { "\($0.name) \($0.version)" }
    for file in renderer.fontFiles {
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      lines.append("\(name) \(try rethrowing(RenderError.text, fontChecksum(file.path)))")
    }
    self.lines = lines
  }

  /// What a golden carries: the program, what drew it, the fonts, its document and its pixels.
  /// - Parameters:
  ///   - renderer: has drawn this picture and no other, so that its fonts alone are named.
  ///   - program: the program's name and version.
  ///   - document: the SHA-256 of the document.
  ///   - pixels: the SHA-256 of the pixels.
  /// - Throws: `RenderError.text` where a font file can no longer be read.
  public init(
    goldenOf renderer: Renderer, program: String, document: String, pixels: String
  ) throws(RenderError) {
    let libraries = graphicsLibraries.map { "\($0.name) \($0.version)" }
    let fonts = try Fingerprint(renderer).lines.dropFirst(allLibraries.count)
    lines =
      [program] + libraries + fonts
      + ["\(Fingerprint.documentName) \(document)", "\(Fingerprint.pixelsName) \(pixels)"]
  }

  /// What the line with a golden's document is named.
  public static let documentName = "document"
  /// What the line with a golden's pixels is named.
  public static let pixelsName = "pixels"

  /// The version or hash of a name; `nil` where there is no such line.
  public subscript(name: String) -> String? { entries.first { $0.name == name }?.value }

  /// Why a golden of another fingerprint may look otherwise, a line each, the versions first; its
  /// pixels do not count.
  public func reasons(against golden: Fingerprint) -> [String] {
    let names = golden.entries.map(\.name).filter { $0 != Fingerprint.pixelsName }
    let changed = names.compactMap { name -> String? in
      guard let there = golden[name], there != self[name] else { return nil }
      if name == Fingerprint.documentName { return "the document has changed since then" }
      guard there.count == 64 else {
        return "rendered with \(name) \(there), here \(self[name] ?? "without it")"
      }
      return self[name] == nil ? "the font \(name) took no part here" : "the font \(name) differs"
    }
    let added = entries.map(\.name).filter { golden[$0] == nil && $0 != Fingerprint.pixelsName }
    return changed + added.map { "\($0) took part here, and not then" }
  }

  /// Reads the fingerprint that a file of any format carries; `nil` where it has none.
  ///
  /// PNG and GIF hold it as a text or comment, JPEG as a comment, WebP and SVG as XMP, PDF among its
  /// keywords.
  public init?(file: [UInt8]) {
    guard let text = Fingerprint.text(in: file) else { return nil }
    lines = text.split(separator: "\n").map(String.init)
  }

  private static func text(in file: [UInt8]) -> String? {
    if let png = try? PNGDecoder().decode(file) {
      return png.texts.first { $0.keyword == keyword }?.text
    }
    if let text = XMPPacket.text("fingerprint", in: file) { return text }
    if let comment = FileComment.first(in: file, startingWith: keyword + "\n") { return comment }
    return FileComment.pdfKeywords(in: file, after: keyword + " ")
  }

  /// The text that goes into a file.
  public var text: PNGText {
    PNGText(keyword: Fingerprint.keyword, text: lines.joined(separator: "\n"))
  }

  /// What each line names, and its version or hash: the text behind the last space, as the names
  /// of files may have spaces.
  public var entries: [(name: String, value: String)] {
    lines.compactMap { line in
      guard let space = line.lastIndex(of: " ") else { return nil }
      return (String(line[..<space]), String(line[line.index(after: space)...]))
    }
  }
}

/// Every library that pictures depend on.
public var allLibraries: [LibraryVersion] {
  graphicsLibraries + codecLibraries
}
