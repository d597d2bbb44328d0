import SegmentKit
import SegmentPrimitives

/// What `--icons` calls an icon, and with which colours it is to be drawn: `cart.svg:original`.
struct IconName {
  /// The name or path.
  let text: String
  /// The colours; `nil` where the word does not say.
  let rendering: IconRendering?

  init(_ word: String) {
    for mode in IconRendering.allCases where word.hasSuffix(":" + mode.rawValue) {
      (text, rendering) = (String(word.dropLast(mode.rawValue.count + 1)), mode)
      return
    }
    (text, rendering) = (word, nil)
  }
}

/// An icon's file: `cart.svg`, `logo@3x.png`.
struct IconFile: Hashable {
  /// Where it is.
  let path: String
  /// With which colours it is drawn.
  let rendering: IconRendering

  /// Reads a word; `nil` where it is a name.
  ///
  /// A word with a slash in it is a file, and so is one that ends as files of pictures do.
  init?(_ word: String) {
    let name = IconName(word)
    self.init(path: name.text, rendering: name.rendering ?? .template)
    guard path.contains("/") || IconFile.suffixes.contains(suffix) else { return nil }
  }

  init(path: String, rendering: IconRendering) {
    (self.path, self.rendering) = (path, rendering)
  }

  /// The word with its path relative to a folder, which ends with a slash or is empty.
  static func located(_ word: String, in folder: String) -> String {
    IconFile(word) != nil && !word.hasPrefix("/") ? folder + word : word
  }

  /// The ends of names of files that are read, in the order in which a pack is searched.
  static let suffixes = ["svg", "svgz", "png", "webp", "jpg", "jpeg"]

  /// The end of the name, in lower case; empty where there is none.
  var suffix: String { name.split(at: ".").dropFirst().last.map { $0.lowercased() } ?? "" }

  /// The name without folder, suffix and scale: what it is called.
  var title: String {
    let stem = String(name.dropLast(suffix.isEmpty ? 0 : suffix.utf8.count + 1))
    return IconFile.scaleMark(of: stem).map { String(stem.dropLast($0.count)) } ?? stem
  }

  /// How many pixels are a point, by the name: 3 for `logo@3x.png`.
  var scale: Double {
    let stem = name.dropLast(suffix.isEmpty ? 0 : suffix.utf8.count + 1)
    return IconFile.scaleMark(of: String(stem)).flatMap { Double($0.dropFirst().dropLast()) } ?? 1
  }

  /// The files that would hold the same picture for other scales.
  var siblings: [IconFile] {
    let folder = path.dropLast(name.utf8.count)
    let ends = ["", "@2x", "@3x"].map { $0 + path.suffix(suffix.isEmpty ? 0 : suffix.count + 1) }
    return ends.map { IconFile(path: folder + title + $0, rendering: rendering) }
      .filter { $0 != self }
  }

  private var name: Substring {
    path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
  }

  /// The `@2x` or `@3x` at the end of a name without its suffix.
  private static func scaleMark(of stem: String) -> String? {
    ["@1x", "@2x", "@3x"].first(where: stem.hasSuffix)
  }
}
