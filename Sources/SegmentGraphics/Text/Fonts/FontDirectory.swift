internal import CPango

/// Lists the font files of a directory.
///
/// Fontconfig could add a directory itself, but would complain about a cache it cannot write, and take
/// the files in the order of its own.
enum FontDirectory {
  /// How deep directories may be nested, so that a link to one above cannot go on forever.
  static let deepest = 8
  static let suffixes = [".otf", ".ttf", ".ttc", ".otc", ".woff", ".woff2"]

  /// The paths of a directory's font files and of those inside it, in the order of their names.
  /// - Throws: `TextError.unreadableDirectory` for the directory itself; what cannot be read inside is
  ///   left out.
  static func files(in directory: String) throws(TextError) -> [String] {
    guard let names = names(in: directory) else { throw .unreadableDirectory(directory) }
    return files(names.map { "\(directory)/\($0)" }, depth: 1)
  }

  private static func files(_ paths: [String], depth: Int) -> [String] {
    paths.flatMap { path in
      if suffixes.contains(where: path.lowercased().hasSuffix) { return [path] }
      guard depth < deepest, let names = names(in: path) else { return [] }
      return files(names.map { "\(path)/\($0)" }, depth: depth + 1)
    }
  }

  private static func names(in directory: String) -> [String]? {
    guard let entries = unsafe g_dir_open(directory, 0, nil) else { return nil }
    defer { unsafe g_dir_close(entries) }
    var names: [String] = []
    while let name = unsafe g_dir_read_name(entries) {
      unsafe names.append(String(cString: name))
    }
    return names.sorted()
  }
}
