internal import SegmentSystem
internal import Glibc

/// Where bytes come from.
public enum Input: Hashable, Sendable {
  /// The process's standard input, on the command line `-`.
  case standardInput
  /// A file.
  case file(String)

  /// Reads an argument: `-` is standard input, all else a path.
  public init(_ argument: String) {
    self = argument == "-" ? .standardInput : .file(argument)
  }

  /// The path, `-` for standard input.
  public var path: String {
    switch self {
    case .standardInput: "-"
    case .file(let path): path
    }
  }

  /// The whole content.
  /// - Parameter limit: the most bytes taken; a longer content is refused before it is all read.
  /// - Throws: `FileError.cannotRead`, `.tooLarge`, `.invalidPath`.
  public func bytes(limit: Int) throws(FileError) -> [UInt8] {
    let bytes: [UInt8]?
    do throws(SystemError) {
      bytes = try content(limit: limit)
    } catch {
      throw isValid(path: path) ? .cannotRead(path: path, error) : .invalidPath(path)
    }
    guard let bytes else { throw .tooLarge(path: path, limit: limit) }
    return bytes
  }

  private func content(limit: Int) throws(SystemError) -> [UInt8]? {
    let descriptor =
      switch self {
      case .standardInput: Descriptor(STDIN_FILENO, isOwned: false)
      case .file(let path):
        try Descriptor(opening: SystemPath(isValid(path: path) ? path : ""), O_RDONLY)
      }
    let status = try descriptor.status()
    if status.st_mode & S_IFMT == S_IFDIR { throw SystemError(code: EISDIR) }
    let size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : 0
    return size > limit ? nil : try descriptor.readAll(limit: limit, expecting: size)
  }
}

/// Whether there is something under a path.
public func exists(path: String) -> Bool {
  unsafe isValid(path: path) && access(path, F_OK) == 0
}

/// Whether the system can be given a path: C ends a text at its first zero.
func isValid(path: String) -> Bool {
  !path.isEmpty && !path.utf8.contains(0)
}
