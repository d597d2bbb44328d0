internal import SegmentSystem
internal import Glibc

/// The names of a group of outputs, which must be different files.
///
/// A path leads to another's file through a link, or because a file system takes `A` and `a` for one
/// name, as ext4's `casefold` folders and disks of other systems do.
struct UsedNames {
  /// A folder by its identity, and a name in it without regard to case.
  private struct Key: Hashable {
    let device: UInt
    let inode: UInt
    let name: String
  }

  private let foldsCase: (_ folder: String) -> Bool
  private var paths: [Key: [SystemPath: String]] = [:]
  /// The folders that were asked for so far.
  private var folders: [SystemPath: (device: UInt, inode: UInt)] = [:]

  /// - Parameter foldsCase: whether `A` and `a` are one name in a folder; asked where it matters.
  init(foldsCase: @escaping (_ folder: String) -> Bool = isCaseFolded) {
    self.foldsCase = foldsCase
  }

  /// Notes the file that a path leads to.
  /// - Throws: `FileError.sameFile` where an earlier path leads to it, too.
  mutating func insert(_ path: String) throws(FileError) {
    // What cannot be looked up was refused when it was opened.
    guard let target = (try? OutputTarget(.file(path)))?.path,
      let folder = identity(of: target.folder)
    else { return }
    let name = SystemPath(bytes: Array(target.name))
    let lowercased = String(decoding: name.bytes, as: UTF8.self).lowercased()
    let key = Key(device: folder.device, inode: folder.inode, name: lowercased)
    let known = paths[key, default: [:]]
    if let other = known[name] { throw .sameFile(path: path, other: other) }
    if let other = known.values.min(), foldsCase(SegmentFiles.folder(of: path)) {
      throw .sameFile(path: path, other: other)
    }
    paths[key, default: [:]][name] = path
  }

  private mutating func identity(of folder: SystemPath) -> (device: UInt, inode: UInt)? {
    if let known = folders[folder] { return known }
    guard let status = try? folder.status() else { return nil }
    folders[folder] = (status.st_dev, status.st_ino)
    return folders[folder]
  }
}

/// Whether a folder takes upper and lower case for one: a file made in it is found by the other case.
private func isCaseFolded(_ folder: String) -> Bool {
  let probe = StagedFile(target: SystemPath(folder + "/probe"))
  let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
  guard (try? Descriptor(opening: probe.path, flags)) != nil else { return false }
  let name = String(decoding: probe.path.name, as: UTF8.self).uppercased()
  return (try? probe.path.folder.appending(Array(name.utf8)).status()) != nil
}
