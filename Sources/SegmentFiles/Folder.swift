internal import Glibc

/// Makes the folder of an output and those above it where they are missing, as `mkdir -p` does.
/// - Throws: `FileError.cannotWrite` with the output's path.
public func makeFolder(for path: String) throws(FileError) {
  guard isValid(path: path) else { throw .invalidPath(path) }
  do throws(SystemError) {
    try makeFolder(at: folder(of: path))
  } catch {
    throw .cannotWrite(path: path, error)
  }
}

private func makeFolder(at path: String) throws(SystemError) {
  if unsafe access(path, F_OK) == 0 || mkdir(path, 0o777) == 0 { return }
  guard errno == ENOENT, path.contains("/"), path != "/" else {
    // Another process may have made it meanwhile.
    if errno == EEXIST { return }
    throw .last
  }
  try makeFolder(at: folder(of: path))
  guard unsafe mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .last }
}
