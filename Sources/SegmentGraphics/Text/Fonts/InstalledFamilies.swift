internal import CPango

/// The names of the font families that are installed on the system, each once, sorted.
public func installedFontFamilies() -> [String] {
  Set(installedFonts { $0.families.first }).sorted()
}

/// The paths of the font files that are installed on the system, each once, sorted.
public func installedFontPaths() -> [String] {
  Set(installedFonts { $0.path }).sorted()
}

/// The paths of a folder's font files and of those in folders inside it; none where there is none.
public func fontPaths(in folder: String) -> [String] {
  (try? FontDirectory(folder).files) ?? []
}

/// The SHA-256 of a font file's bytes, 64 hexadecimal digits.
/// - Throws: `TextError.unreadableFile`.
public func fontChecksum(_ path: String) throws(TextError) -> String {
  try FontFile(family: "", style: "", path: path, origin: .requested).sha256()
}

/// Wraps `FcInitLoadConfigAndFonts` and `FcConfigGetFonts`.
private func installedFonts(_ read: (FontPattern) -> String?) -> [String] {
  guard let configuration = unsafe FcInitLoadConfigAndFonts() else { return [] }
  defer { unsafe FcConfigDestroy(configuration) }
  guard let set = unsafe FcConfigGetFonts(configuration, FcSetSystem),
    let fonts = unsafe set.pointee.fonts
  else { return [] }
  return unsafe (0..<Int(set.pointee.nfont)).compactMap { index in
    unsafe fonts[index].flatMap { unsafe read(FontPattern($0)) }
  }
}
