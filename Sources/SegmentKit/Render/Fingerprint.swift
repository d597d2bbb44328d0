public import SegmentCodecs
internal import SegmentGraphics
public import SegmentPrimitives

/// What a picture was rendered with: the libraries' versions and the fonts' hashes.
///
/// Two machines with equal fingerprints give equal bytes. It goes into a PNG as a text, so that a
/// golden that fails can be told "other FreeType" and not "4,213 pixels differ".
public struct Fingerprint: Hashable, Sendable {
  /// The keyword of the text in a PNG.
  public static let keyword = "segrender:fingerprint"

  /// One line each: a library and its version, or a font's file name and its SHA-256.
  public let lines: [String]

  /// The fingerprint of the machine and of the fonts a renderer has drawn from so far.
  /// - Throws: `RenderError.text` where a font file can no longer be read.
  public init(_ renderer: Renderer) throws(RenderError) {
    var lines = allLibraries.map { "\($0.name) \($0.version)" }
    do {
      for file in renderer.fontFiles {
        let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
        lines.append("\(name) \(try file.sha256())")
      }
    } catch {
      throw .text(error)
    }
    self.lines = lines
  }

  /// Reads the fingerprint that a PNG carries; `nil` where it has none.
  public init?(_ png: DecodedPNG) {
    guard let text = png.texts.first(where: { $0.keyword == Fingerprint.keyword }) else {
      return nil
    }
    lines = text.text.split(separator: "\n").map(String.init)
  }

  /// The text that goes into a PNG.
  public var text: PNGText {
    PNGText(keyword: Fingerprint.keyword, text: lines.joined(separator: "\n"))
  }

  /// The lines that one has and the other has not, in pairs by their first word.
  public func differences(from other: Fingerprint) -> [String] {
    let words = Fingerprint.values(lines)
    let others = Fingerprint.values(other.lines)
    return Set(words.keys).union(others.keys).sorted().compactMap { name in
      guard words[name] != others[name] else { return nil }
      return "\(name): \(words[name] ?? "absent") here, \(others[name] ?? "absent") there"
    }
  }

  private static func values(_ lines: [String]) -> [String: String] {
    var result: [String: String] = [:]
    for line in lines {
      let words = line.split(separator: " ", maxSplits: 1)
      if words.count == 2 { result[String(words[0])] = String(words[1]) }
    }
    return result
  }
}

/// Every library that pictures depend on.
public var allLibraries: [LibraryVersion] {
  graphicsLibraries + codecLibraries
}
