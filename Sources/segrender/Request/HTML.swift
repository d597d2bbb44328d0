/// HTML that shows what was written, as texts to copy into a page.
enum HTML {
  /// A file of a still, and what it is for.
  struct Still {
    let path: String
    let scale: Double
    let isDark: Bool
    /// In points.
    let width: Double
    let height: Double
    let words: String
  }

  /// A `picture` of each group of stills that differ in appearance and scale alone: the dark ones for
  /// those who prefer a dark page, in each density.
  static func picture(_ stills: [Still]) -> String {
    let (light, dark) = (stills.filter { !$0.isDark }, stills.filter(\.isDark))
    guard let shown = light.last ?? dark.last else { return "" }
    let source =
      light.isEmpty || dark.isEmpty
      ? ""
      : "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(srcset(dark))\">\n"
    let all = light.isEmpty ? dark : light
    let density = all.count > 1 ? " srcset=\"\(srcset(all))\"" : ""
    return "<picture>\n\(source)  <img src=\"\(address(shown.path))\"\(density) "
      + "width=\"\(Int(shown.width.rounded(.up)))\" height=\"\(Int(shown.height.rounded(.up)))\" "
      + "alt=\"\(escaped(shown.words))\">\n</picture>\n"
  }

  /// A page with each animation; Y4M as the MP4 of its name, which no browser plays otherwise.
  static func page(_ paths: [String], isVideo: Bool) -> String {
    let elements = paths.map { path -> String in
      guard isVideo else { return "<img src=\"\(address(path))\" alt=\"\">" }
      let name = path.hasSuffix(".y4m") ? path.dropLast(4) + ".mp4" : path[...]
      return "<video src=\"\(address(String(name)))\" autoplay loop muted playsinline></video>"
    }
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
      + "<title>segrender</title>\n" + elements.map { $0 + "\n" }.joined() + "</html>\n"
  }

  private static func srcset(_ stills: [Still]) -> String {
    stills.map { "\(address($0.path)) \(density($0.scale))x" }.joined(separator: ", ")
  }

  private static func density(_ scale: Double) -> String {
    scale == scale.rounded() ? "\(Int(scale))" : "\(scale)"
  }

  /// A path as a relative address: what addresses or lists of them do not take is percent-encoded.
  private static func address(_ path: String) -> String {
    path.utf8.map { byte -> String in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80 && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      if isPlain || "-._~/@!$()*+=".unicodeScalars.contains(scalar) { return String(scalar) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case "\"": "&quot;"
      default: String(character)
      }
    }.joined()
  }
}
