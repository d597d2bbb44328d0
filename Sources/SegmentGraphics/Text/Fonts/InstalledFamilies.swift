internal import CPango

/// The names of the font families that are installed on the system, each once, sorted.
///
/// Wraps `FcInitLoadConfigAndFonts` and `FcConfigGetFonts`.
public func installedFontFamilies() -> [String] {
  guard let configuration = unsafe FcInitLoadConfigAndFonts() else { return [] }
  defer { unsafe FcConfigDestroy(configuration) }
  guard let set = unsafe FcConfigGetFonts(configuration, FcSetSystem),
    let fonts = unsafe set.pointee.fonts
  else { return [] }
  let names = unsafe (0..<Int(set.pointee.nfont)).compactMap { index in
    unsafe fonts[index].flatMap { unsafe FontPattern($0).families.first }
  }
  return Set(names).sorted()
}
