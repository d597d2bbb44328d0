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

/// Wraps `FcInitLoadConfigAndFonts`.
private func installedFonts(_ read: (FontPattern) -> String?) -> [String] {
  guard let configuration = unsafe LibraryMessages.keeping({ unsafe FcInitLoadConfigAndFonts() })
  else { return [] }
  defer { unsafe FcConfigDestroy(configuration) }
  return unsafe FontPattern.all(in: configuration, FcSetSystem).compactMap(read)
}
