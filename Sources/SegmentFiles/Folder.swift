internal import SegmentSystem
internal import Glibc

/// Makes the folder of an output and those above it where they are missing, as `mkdir -p` does.
/// - Returns: The folders that were made, the outermost first.
/// - Throws: `FileError.cannotWrite` with the output's path.
@discardableResult
public func makeFolder(for path: String) throws(FileError) -> [String] {
  guard isValid(path: path) else { throw .invalidPath(path) }
  do throws(SystemError) {
    return try makeFolder(at: folder(of: path))
  } catch {
    throw .cannotWrite(path: path, error)
  }
}

private func makeFolder(at path: String) throws(SystemError) -> [String] {
  if unsafe access(path, F_OK) == 0 { return [] }
  if unsafe mkdir(path, 0o777) == 0 { return [path] }
  guard errno == ENOENT, path.contains("/"), path != "/" else {
    // Another process may have made it meanwhile.
    if errno == EEXIST { return [] }
    throw .last
  }
  let outer = try makeFolder(at: folder(of: path))
  if unsafe mkdir(path, 0o777) == 0 { return outer + [path] }
  guard errno == EEXIST else { throw .last }
  return outer
}
