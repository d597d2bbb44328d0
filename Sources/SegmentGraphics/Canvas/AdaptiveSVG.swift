/// One SVG of two, of which the reader's preference for light or dark pages shows one.
///
/// Both are groups of one document, and a media query hides the other (Media Queries 5,
/// `prefers-color-scheme`). A viewer without such queries shows the light one. The size is that of the
/// light one; controls have the same in both. Classes bear a hash of the content, as a style sheet in
/// an SVG counts for the whole page that it stands in.
public func adaptiveSVG(light: [UInt8], dark: [UInt8]) -> [UInt8] {
  let (light, dark) = (
    String(decoding: light, as: UTF8.self), String(decoding: dark, as: UTF8.self)
  )
  guard let first = SVGParts(light), let second = SVGParts(dark) else { return Array(light.utf8) }
  let name = "s" + (light + dark).utf8.shortHash
  let style =
    "<style>.\(name)-dark{display:none}@media(prefers-color-scheme:dark){"
    + ".\(name)-light{display:none}.\(name)-dark{display:inline}}</style>\n"
  let groups =
    "<g class=\"\(name)-light\">\(first.drawing)</g>\n<g class=\"\(name)-dark\">\(second.drawing)</g>\n"
  return Array((first.head + first.notes + "\n" + style + groups + "</svg>\n").utf8)
}

/// An SVG document taken apart at its root element.
private struct SVGParts {
  /// Everything up to the end of the root's tag.
  let head: Substring
  /// Title and metadata.
  let notes: Substring
  /// What is drawn, with its definitions.
  let drawing: Substring

  init?(_ document: String) {
    guard let root = document.firstRange(of: "<svg "),
      let end = document[root.upperBound...].firstIndex(of: ">"),
      let close = document.ranges(of: "</svg>").last
    else { return nil }
    let inside = document.index(after: end)
    let content = document[inside..<close.lowerBound]
    let start =
      ["</metadata>", "</title>"].compactMap { content.firstRange(of: $0)?.upperBound }.first
      ?? inside
    head = document[..<inside]
    notes = content[..<start]
    drawing = content[start...]
  }
}
