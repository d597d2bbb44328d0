internal import CCairo
internal import CPango

/// Looks at a glyph before cairo does, which would ask FreeType for a damaged one for ever, and for
/// however much memory a picture's header says.
@safe struct GlyphCheck {
  /// The most pixels a side of a picture, as it is stored and as it is drawn: three times as many as an
  /// emoji has at the largest size that pictures are drawn at.
  static let longestSide = 4096

  /// HarfBuzz's font of the face, and the face's file.
  let font: OpaquePointer
  let path: String

  /// Refuses a glyph that cannot be loaded at a scaled font's size.
  ///
  /// - Parameters:
  ///   - glyph: the glyph's number.
  ///   - scaled: the font at the size at which it is drawn.
  ///   - pixelsPerEm: that size.
  /// - Throws: `TextError.brokenPicture`, `.pictureTooLarge`.
  func check(
    _ glyph: UInt32, in scaled: OpaquePointer?, pixelsPerEm: Double
  ) throws(TextError) {
    // Cairo chooses the strike, FreeType's name for the pictures of one size.
    guard let locked = unsafe cairo_ft_scaled_font_lock_face(scaled) else {
      throw .brokenPicture(path, glyph: glyph)
    }
    defer { unsafe cairo_ft_scaled_font_unlock_face(scaled) }
    let face = unsafe locked.assumingMemoryBound(to: FT_FaceRec.self)
    let strike = unsafe UInt32(face.pointee.size?.pointee.metrics.y_ppem ?? 0)
    if let side = try longestSide(of: glyph, strike: strike) {
      let drawn = Double(side) * pixelsPerEm / Double(max(strike, 1))
      guard side <= GlyphCheck.longestSide, drawn <= Double(GlyphCheck.longestSide) else {
        throw .pictureTooLarge(path, glyph: glyph, limit: GlyphCheck.longestSide)
      }
    }
    let flags = FT_LOAD_COLOR | FT_LOAD_NO_HINTING
    guard unsafe FT_Load_Glyph(face, glyph, Int32(flags)) == 0 else {
      throw .brokenPicture(path, glyph: glyph)
    }
  }

  /// The longer side of a glyph's PNG by its header; `nil` for a glyph without one. Wraps
  /// `hb_ot_color_glyph_reference_png`.
  private func longestSide(of glyph: UInt32, strike: UInt32) throws(TextError) -> Int? {
    let sized = unsafe hb_font_create_sub_font(font)
    defer { unsafe hb_font_destroy(sized) }
    unsafe hb_font_set_ppem(sized, strike, strike)
    let blob = unsafe hb_ot_color_glyph_reference_png(sized, glyph)
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let start = unsafe hb_blob_get_data(blob, &length), length > 0 else { return nil }
    let bytes = unsafe UnsafeRawBufferPointer(start: start, count: Int(length))
    // Eight bytes of signature, then the chunk IHDR, which starts with width and height.
    guard bytes.count >= 24 else { throw .brokenPicture(path, glyph: glyph) }
    func number(at offset: Int) -> Int {
      unsafe bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return max(number(at: 16), number(at: 20))
  }
}
