internal import Glibc
internal import SegmentSystem

/// Whether a path leads to a folder, by links, too.
public func isFolder(_ path: String) -> Bool { mode(of: path) == S_IFDIR }

/// The paths of all files in a folder and those below it, relative to it, in no order.
///
/// Links to files count as files, as do links to nothing, so that reading them says what is wrong;
/// links to folders are not followed, as they may lead round in a circle. What is neither file nor
/// folder, such as a named pipe, is left out: reading it could take for ever.
/// - Throws: `FileError.cannotRead` for a folder that cannot be read.
public func filePaths(below folder: String) throws(FileError) -> [String] {
  var (files, waiting) = ([String](), [""])
  while let prefix = waiting.popLast() {
    let path = "\(folder)/\(prefix)"
    do throws(SystemError) {
      for name in try names(in: path) {
        switch mode(of: path + name, followsLinks: false) {
        case S_IFDIR: waiting.append(prefix + name + "/")
        case S_IFREG: files.append(prefix + name)
        case S_IFLNK where [S_IFREG, nil].contains(mode(of: path + name)):
          files.append(prefix + name)
        default: break
        }
      }
    } catch {
      throw .cannotRead(path: path, error)
    }
  }
  return files
}

/// What a folder holds, without itself and the one above (`readdir`).
private func names(in folder: String) throws(SystemError) -> [String] {
  guard isValid(path: folder), let handle = unsafe opendir(folder) else { throw .last }
  defer { _ = unsafe closedir(handle) }
  var names: [String] = []
  while let entry = unsafe readdir(handle) {
    let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names
}

/// What a path leads to; `nil` where there is nothing (`stat`, `lstat`).
private func mode(of path: String, followsLinks: Bool = true) -> mode_t? {
  var status = stat()
  guard isValid(path: path) else { return nil }
  let result = followsLinks ? unsafe stat(path, &status) : unsafe lstat(path, &status)
  return result == 0 ? status.st_mode & S_IFMT : nil
}

/// Removes a file (`unlink`).
/// - Throws: `FileError.cannotWrite`.
public func removeFile(_ path: String) throws(FileError) {
  guard isValid(path: path) else { throw .invalidPath(path) }
  guard unsafe unlink(path) == 0 else { throw .cannotWrite(path: path, .last) }
}

/// Whether there is something at a path, by links, too.
public func exists(_ path: String) -> Bool { mode(of: path) != nil }
