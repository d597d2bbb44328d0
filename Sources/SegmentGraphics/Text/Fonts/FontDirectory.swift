internal import CPango
internal import Glibc

/// The font files of a directory, and of those inside it, in the order of their names.
///
/// Fontconfig could add a directory itself, but would complain about a cache it cannot write, and take
/// the files in the order of its own.
struct FontDirectory {
  /// The most entries that are looked at: a mistaken `/` shall not be read through.
  static let mostEntries = 20_000
  static let suffixes = [".otf", ".ttf", ".ttc", ".otc", ".woff", ".woff2"]

  private(set) var files: [String] = []

  private let path: String
  private var entries = 0
  /// What was seen, so that links neither lead in a circle nor add a file twice.
  private var seen: Set<FileIdentity> = []

  /// Lists a directory; what is neither a regular file nor a directory, such as a FIFO, which would
  /// be waited for, and what cannot be read inside is left out.
  /// - Throws: `TextError.unreadableDirectory`, `.tooManyFiles`.
  init(_ path: String) throws(TextError) {
    self.path = path
    // C would take the name for a shorter one.
    guard !path.utf8.contains(0), let status = FontDirectory.status(of: path), status.isDirectory,
      try add(contentsOf: path, status.identity)
    else { throw .unreadableDirectory(path) }
  }

  /// Adds what a directory holds; `false` where it cannot be read.
  private mutating func add(
    contentsOf directory: String, _ identity: FileIdentity
  ) throws(TextError) -> Bool {
    guard seen.insert(identity).inserted else { return true }
    guard let names = try names(in: directory) else { return false }
    for entry in names.map({ "\(directory)/\($0)" }) {
      guard let status = FontDirectory.status(of: entry) else { continue }
      if status.isDirectory {
        _ = try add(contentsOf: entry, status.identity)
      } else if status.isRegularFile,
        FontDirectory.suffixes.contains(where: entry.lowercased().hasSuffix),
        seen.insert(status.identity).inserted
      {
        files.append(entry)
      }
    }
    return true
  }

  private mutating func names(in directory: String) throws(TextError) -> [String]? {
    guard let list = unsafe g_dir_open(directory, 0, nil) else { return nil }
    defer { unsafe g_dir_close(list) }
    var names: [String] = []
    while let name = unsafe g_dir_read_name(list) {
      unsafe names.append(String(cString: name))
      entries += 1
      guard entries <= FontDirectory.mostEntries else {
        throw .tooManyFiles(path, limit: FontDirectory.mostEntries)
      }
    }
    return names.sorted()
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status : nil
  }
}

/// What a file is known by, whichever links lead to it.
private struct FileIdentity: Hashable {
  let device: UInt
  let inode: UInt
}

extension stat {
  fileprivate var isDirectory: Bool { st_mode & S_IFMT == S_IFDIR }
  fileprivate var isRegularFile: Bool { st_mode & S_IFMT == S_IFREG }
  fileprivate var identity: FileIdentity { FileIdentity(device: st_dev, inode: st_ino) }
}
