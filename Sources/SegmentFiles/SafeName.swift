internal import SegmentPrimitives

/// A text as (a part of) a file's name that stays in its folder on any system.
///
/// Slashes, backslashes, `<>:"|?*`, control characters, line separators and marks that turn the
/// direction of writing become `_`; so do dots and spaces at the ends, which hide a file, lead out
/// of the folder or are dropped by Windows. Windows' device names (`CON`, `nul.txt`) get a `_` in
/// front; an empty text becomes `_`. All else, joined emoji and accents included, stays.
public func safeName(_ text: String) -> String {
  var scalars = text.unicodeScalars.map { isUnsafe($0) ? "_" : $0 }
  for index in scalars.indices {
    guard isEdge(scalars[index]) else { break }
    scalars[index] = "_"
  }
  for index in scalars.indices.reversed() {
    guard isEdge(scalars[index]) else { break }
    scalars[index] = "_"
  }
  let name = String(String.UnicodeScalarView(scalars))
  // Windows drops spaces before the suffix, too.
  let stem = (name.split(at: ".").first?.trimmed).map { String($0).uppercased() } ?? ""
  return name.isEmpty || deviceNames.contains(stem) ? "_" + name : name
}

/// Windows' names for devices, which it knows in every folder and before any suffix.
private let deviceNames: Set<String> = {
  let numbers = (0...9).map(String.init) + ["¹", "²", "³"]
  let ports = numbers.flatMap { ["COM" + $0, "LPT" + $0] }
  return Set(["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"] + ports)
}()

private func isEdge(_ scalar: Unicode.Scalar) -> Bool {
  scalar == "." || scalar.properties.isWhitespace
}

private func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "/", "\\", "<", ">", ":", "\"", "|", "?", "*": return true
  // Embeddings, overrides and isolates; the joiners of emoji are not among them.
  case "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
    return true
  default: break
  }
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: return true
  default: return false
  }
}
