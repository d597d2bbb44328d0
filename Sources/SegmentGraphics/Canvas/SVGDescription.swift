internal import SegmentPrimitives

extension [UInt8] {
  /// An SVG document with metadata, and declared to be one image with a description as its title.
  ///
  /// Screen readers then say the title and pass over the parts. Only the root element's tag is
  /// touched; a document without one is given back as it is.
  func annotated(_ description: PictureDescription?, metadata: String?) -> [UInt8] {
    let root = Array("<svg ".utf8)
    guard let start = indices.first(where: { self[$0...].starts(with: root) }),
      let end = self[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return self }
    let inside = start + root.count
    let title = description.map {
      "\n<title xml:lang=\"\($0.language.escapedForXML)\">\($0.text.escapedForXML)</title>"
    }
    let role = description == nil ? "" : "role=\"img\" "
    let head = (title ?? "") + (metadata.map { "\n<metadata>\($0)</metadata>" } ?? "")
    return self[..<inside] + Array(role.utf8) + self[inside...end] + Array(head.utf8)
      + self[(end + 1)...]
  }
}
