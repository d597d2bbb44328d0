internal import CPango

/// A search for the first font that has all of a grapheme cluster.
@safe struct FontSearch {
  let pango: PangoLibrary
  let cluster: [Unicode.Scalar]
  private var plain: UnsafeMutablePointer<PangoFont>?
  private var colored: UnsafeMutablePointer<PangoFont>?
  /// One whose marks stand beside the letter, as if they were letters.
  private var uncombined: UnsafeMutablePointer<PangoFont>?

  init(pango: PangoLibrary, cluster: [Unicode.Scalar]) {
    self.pango = pango
    self.cluster = cluster
  }

  /// The first font, one of colours after all others, one that does not combine the marks last.
  var best: UnsafeMutablePointer<PangoFont>? { unsafe plain ?? colored ?? uncombined }

  /// Looks at the next font; whether the search is at its end.
  mutating func visit(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    guard cluster.areCovered(by: { unsafe pango.hasCharacter(font, $0.value) != 0 }) else {
      return false
    }
    let fontconfigFont = unsafe UnsafeMutableRawPointer(font).assumingMemoryBound(
      to: PangoFcFont.self)
    let isColor = unsafe pango.pattern(fontconfigFont).map { unsafe FontPattern($0).isColor }
    if isColor == true {
      unsafe colored = unsafe colored ?? font
    } else if unsafe combinesMarks(font) {
      unsafe plain = unsafe font
    } else {
      unsafe uncombined = unsafe uncombined ?? font
    }
    return unsafe plain != nil
  }

  /// Whether what comes behind the letter has no advance of its own, where that are but marks that
  /// take no space. Wraps `hb_shape`.
  private func combinesMarks(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    let areMarks = cluster.dropFirst().allSatisfy {
      [.nonspacingMark, .enclosingMark].contains($0.properties.generalCategory)
    }
    guard areMarks, let shaped = unsafe pango.harfBuzzFont(font),
      let buffer = unsafe hb_buffer_create()
    else { return true }
    defer { unsafe hb_buffer_destroy(buffer) }
    let values = cluster.map(\.value)
    unsafe hb_buffer_add_utf32(buffer, values, Int32(values.count), 0, Int32(values.count))
    unsafe hb_buffer_guess_segment_properties(buffer)
    unsafe hb_shape(shaped, buffer, nil, 0)
    var count: UInt32 = 0
    guard let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count) else { return true }
    return (0..<Int(count)).filter { unsafe positions[$0].x_advance != 0 }.count <= 1
  }
}
