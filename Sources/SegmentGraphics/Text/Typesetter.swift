internal import SegmentPrimitives

/// Sets lines of text: finds fonts, shapes, and gives outlines and pictures.
///
/// Make one for each thread: it owns its fonts, and nothing of it may be used by two threads at
/// once. Equal typesetters give equal lines, whatever was set before.
public final class Typesetter {
  /// The longest label in bytes of UTF-8; it keeps every sum of advances in range.
  public static let longestText = 4096
  /// The largest font size in points.
  public static let largestSize = 10_000.0

  /// The pixels a point at which pictures of glyphs are drawn.
  public let scale: Double

  /// The files text was drawn from so far, in the order of their first use.
  public private(set) var fontFiles: [FontFile] = []

  /// The shaper of each text that was set so far.
  public private(set) var shapers: [String: ShaperKind] = [:]

  private let chain: ShaperChain

  /// Prepares to set text; a font is looked for when the first line needs one.
  /// - Throws: `TextError.scaleOutOfRange`, `.unreadableDirectory`, `.noFont`.
  public convenience init(fonts: FontRequest = FontRequest(), scale: Double) throws(TextError) {
    try self.init(fonts: fonts, scale: scale, systemPaths: SystemFontPaths())
  }

  init(fonts: FontRequest, scale: Double, systemPaths: SystemFontPaths) throws(TextError) {
    guard scale > 0, scale.isFinite else { throw .scaleOutOfRange(scale) }
    self.scale = scale
    chain = try ShaperChain(fonts, systemPaths: systemPaths)
  }

  /// Sets a whole line.
  ///
  /// Text is literal. Control characters and line and paragraph separators count as spaces.
  /// - Throws: `TextError.textTooLong`, `.sizeOutOfRange`, and what finding a font throws.
  public func line(
    _ text: String, style: TextStyle, direction: TextDirection
  ) throws(TextError) -> ShapedLine {
    let run = try shape(text, style: style, direction: direction)
    return try draw(run, text: text, style: style, isTruncated: false)
  }

  /// Sets a line, or as much of it as fits a width in points.
  ///
  /// What does not fit is replaced from the end of the reading: the result is the longest run of
  /// whole grapheme clusters from the start, without spaces at its end, and an ellipsis, which
  /// stands on the left where the direction is right to left. Where not even the ellipsis fits it
  /// is given nonetheless, alone, and is then wider than asked.
  /// - Throws: as `line(_:style:direction:)`.
  public func line(
    _ text: String, style: TextStyle, direction: TextDirection, fitting width: Double
  ) throws(TextError) -> ShapedLine {
    // A width that was computed as this line's own must let it pass.
    let limit = (width + 1e-6) / style.size
    let whole = try shape(text, style: style, direction: direction)
    if whole.width <= limit || whole.glyphs.isEmpty {
      return try draw(whole, text: text, style: style, isTruncated: false)
    }
    let cut = try truncated(text, style: style, direction: direction, limit: limit)
    var line = try draw(cut.run, text: text, style: style, isTruncated: true)
    line.isEllipsisAlone = cut.clusters == 0
    return line
  }

  /// The longest start with an ellipsis that is at most so many em wide, else the ellipsis, and how
  /// many grapheme clusters are left.
  private func truncated(
    _ text: String, style: TextStyle, direction: TextDirection, limit: Double
  ) throws(TextError) -> (run: GlyphRun, clusters: Int) {
    let ellipsis = try chain.covers("…", style: style) ? "…" : "..."
    let clusters = Array(text)
    // The widths grow with the count, save for ligatures and joined forms, which shrink a line by
    // less than the cluster that follows adds.
    var (fitting, tooMany) = (0, clusters.count)
    var best = try shape(ellipsis, style: style, direction: direction)
    while tooMany - fitting > 1 {
      let count = (fitting + tooMany) / 2
      let start = String(clusters[..<count]).withoutSpacesAtEnd
      let candidate = try shape(start + ellipsis, style: style, direction: direction)
      if candidate.width <= limit {
        (fitting, best) = (count, candidate)
      } else {
        tooMany = count
      }
    }
    return (best, fitting)
  }

  /// The vertical measures of the first family at a style's size.
  /// - Throws: `TextError.sizeOutOfRange`, and what finding a font throws.
  public func metrics(_ style: TextStyle) throws(TextError) -> FontMetrics {
    try check(style)
    let em = try chain.metrics(style)
    return FontMetrics(
      ascent: em.ascent * style.size, descent: em.descent * style.size,
      lineGap: em.lineGap * style.size, capHeight: em.capHeight * style.size,
      xHeight: em.xHeight * style.size)
  }

  private func shape(
    _ text: String, style: TextStyle, direction: TextDirection
  ) throws(TextError) -> GlyphRun {
    try check(style)
    let bytes = text.utf8.count
    guard bytes <= Typesetter.longestText else {
      throw .textTooLong(bytes: bytes, limit: Typesetter.longestText)
    }
    let run = try chain.shape(text.onOneLine, style: style, direction: direction)
    for face in run.faces where !fontFiles.contains(where: { $0.path == face.name.path }) {
      fontFiles.append(face.file)
    }
    return run
  }

  private func check(_ style: TextStyle) throws(TextError) {
    guard style.size > 0, style.size <= Typesetter.largestSize else {
      throw .sizeOutOfRange(style.size, limit: Typesetter.largestSize)
    }
  }

  private func draw(
    _ run: GlyphRun, text: String, style: TextStyle, isTruncated: Bool
  ) throws(TextError) -> ShapedLine {
    var line = try LineDrawing(style: style, scale: scale).line(run, text: text)
    line.fallbacks = chain.fallbacks(in: run, style: style)
    line.isTruncated = isTruncated
    shapers[text] = run.shaper
    return line
  }
}

@available(*, unavailable)
extension Typesetter: Sendable {}

extension String {
  fileprivate var withoutSpacesAtEnd: String {
    var result = self
    while result.last?.isWhitespace == true { result.removeLast() }
    return result
  }
}
