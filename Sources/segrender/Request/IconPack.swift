import SegmentFiles
import SegmentJSON
import SegmentKit

/// A folder of icons, which go by their names without suffix: files, and the image and symbol sets
/// of asset catalogs (`.xcassets`), however deep.
struct IconPack {
  private let folder: String
  /// All files in it, relative to it, in alphabetical order.
  private let paths: [String]

  /// Lists a folder.
  /// - Throws: `CommandError.file`.
  init(folder: String) throws(CommandError) {
    self.folder = folder
    paths = try attempt(CommandError.file, try filePaths(below: folder)).sorted()
  }

  /// The names of all icons in it, in alphabetical order.
  var names: [String] {
    let names = paths.compactMap { path -> String? in
      if let name = IconPack.imageSet(path) { return name }
      let file = IconFile(path: path, rendering: .template)
      let isPart = path.contains(".imageset/") || path.contains(".symbolset/")
      return IconFile.suffixes.contains(file.suffix) && !isPart ? file.title : nil
    }
    return Set(names).sorted()
  }

  /// The icon of a name; `nil` where there is none.
  /// - Parameters:
  ///   - rendering: with which colours; `nil` leaves it to an image set, else to the default.
  ///   - isDark: whether an image set's dark pictures are wanted.
  ///   - pixelHeight: how many pixels high what is no plain SVG is drawn.
  func icon(
    named name: String, rendering: IconRendering?, isDark: Bool, pixelHeight: Int
  ) throws(CommandError) -> CustomIcon? {
    if let path = paths.first(where: { IconPack.imageSet($0) == name }) {
      let set = try ImageSet(contents: "\(folder)/\(path)", name: name)
      return try set.icon(rendering: rendering, isDark: isDark, pixelHeight: pixelHeight)
    }
    let files = paths.map { IconFile(path: "\(folder)/\($0)", rendering: rendering ?? .template) }
    for suffix in IconFile.suffixes {
      let file = files.first { $0.title == name && $0.suffix == suffix }
      if let file { return try file.icon(pixelHeight: pixelHeight) }
    }
    return nil
  }

  /// The name of the image or symbol set whose table of contents a path leads to.
  private static func imageSet(_ path: String) -> String? {
    let ends = [".imageset/Contents.json", ".symbolset/Contents.json"]
    guard let end = ends.first(where: path.hasSuffix) else { return nil }
    return path.dropLast(end.count).split(separator: "/").last.map(String.init)
  }
}

/// An image set of an asset catalog, pictures of one image for scales, appearances and devices, or a
/// symbol set, which has templates in their place.
struct ImageSet {
  /// One picture of the set.
  private struct Entry {
    let path: String
    let scale: Double
    let idiom: String
    /// `nil` for any.
    let isDark: Bool?
  }

  private let name: String
  private let contents: String
  private var entries: [Entry] = []
  private let intent: IconRendering?

  /// Reads a table of contents.
  /// - Throws: `CommandError.file`, `.json`.
  init(contents path: String, name: String) throws(CommandError) {
    (self.name, contents) = (name, path)
    let document = try jsonDocument(at: path)
    let folder = path.dropLast("/Contents.json".count)
    if case .string(let word)? = document["properties"]?["template-rendering-intent"] {
      intent = IconRendering(rawValue: word)
    } else {
      intent = nil
    }
    guard case .array(let images)? = document["images"] ?? document["symbols"] else { return }
    for image in images {
      guard case .string(let file)? = image["filename"], !file.contains("/"),
        !ImageSet.isSpecial(image)
      else { continue }
      entries.append(
        Entry(
          path: "\(folder)/\(file)", scale: ImageSet.scale(image["scale"]),
          idiom: image["idiom"] == "universal" ? "universal" : "device",
          isDark: ImageSet.isDark(image)))
    }
  }

  /// The icon of the pictures that fit best: a vector where there is one, else those of all scales.
  /// - Throws: `CommandError.file`, `.icon`.
  func icon(
    rendering: IconRendering?, isDark: Bool, pixelHeight: Int
  ) throws(CommandError) -> CustomIcon {
    let rendering = rendering ?? intent ?? .template
    let own = entries.filter { $0.isDark == isDark }
    let seen = own.isEmpty ? entries.filter { $0.isDark != !isDark } : own
    let universal = seen.filter { $0.idiom == "universal" }
    let chosen = universal.isEmpty ? seen : universal
    let files = chosen.map { IconFile(path: $0.path, rendering: rendering) }
    if let vector = files.first(where: { $0.suffix == "svg" }) {
      return try vector.icon(pixelHeight: pixelHeight)
    }
    guard !files.isEmpty else {
      throw .icon("the set names no picture for it; add one", path: contents)
    }
    var pictures: [CustomIcon.ScaledPicture] = []
    for (file, entry) in zip(files, chosen) {
      pictures.append(.init(raster: try file.raster(), scale: entry.scale))
    }
    return CustomIcon(title: name, artwork: .pictures(pictures), rendering: rendering)
  }

  /// Whether a picture is for those who ask for more contrast.
  private static func isSpecial(_ image: JSONValue) -> Bool {
    appearances(image).contains { $0["appearance"] != "luminosity" }
  }

  private static func isDark(_ image: JSONValue) -> Bool? {
    appearances(image).first.map { $0["value"] == "dark" }
  }

  private static func appearances(_ image: JSONValue) -> [JSONValue] {
    if case .array(let list)? = image["appearances"] { list } else { [] }
  }

  /// `2x` as 2; 1 where a set has one picture for all scales.
  private static func scale(_ value: JSONValue?) -> Double {
    guard case .string(let text)? = value, let scale = Double(text.dropLast()), scale >= 1,
      scale <= 8
    else { return 1 }
    return scale
  }
}
