internal import SegmentSystem
internal import Glibc

/// What an output path leads to.
enum OutputTarget: Equatable {
  /// A descriptor that is open already.
  case stream(CInt)
  /// A device, a pipe or a socket.
  case special(SystemPath)
  /// A regular file at a path without symbolic links, and its permissions if it exists,
  /// without the bits that give a program its owner's rights.
  case regular(SystemPath, permissions: mode_t?)
  /// A regular file that may be written, in a folder that takes no new file, or lets no file be
  /// replaced.
  case fixed(SystemPath)

  /// Finds out what an output leads to, through symbolic links.
  init(_ output: Output) throws(SystemError) {
    switch output {
    case .standardOutput: self = .stream(STDOUT_FILENO)
    case .file(let path):
      if let number = OutputTarget.descriptorNumber(of: path) {
        self = .stream(number)
      } else {
        self = try OutputTarget(path: SystemPath(path), remainingLinks: 40)
      }
    }
  }

  private init(path: SystemPath, remainingLinks: Int) throws(SystemError) {
    do throws(SystemError) {
      let status = try path.status()
      self = try OutputTarget(existing: path, status)
    } catch {
      guard error.code == ENOENT, remainingLinks > 0 else { throw error }
      self = try OutputTarget(missing: path, remainingLinks: remainingLinks)
    }
  }

  /// The path of a link that points to nothing leads to the file to be made.
  private init(missing path: SystemPath, remainingLinks: Int) throws(SystemError) {
    if let next = path.linkDestination {
      let target = path.folder.appending(next)
      if let text = String(validating: target.bytes, as: UTF8.self),
        let number = OutputTarget.descriptorNumber(of: text)
      {
        self = .stream(number)
      } else {
        self = try OutputTarget(path: target, remainingLinks: remainingLinks - 1)
      }
    } else if path.bytes.last == UInt8(ascii: "/") {
      throw SystemError(code: EISDIR)
    } else {
      self = .regular(path, permissions: nil)
    }
  }

  private init(existing path: SystemPath, _ status: stat) throws(SystemError) {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw SystemError(code: EISDIR)
    case S_IFREG:
      // Renaming needs only the folder's permission; the file's own would be overlooked.
      guard path.isWritable else { throw .last }
      let real = try path.withoutLinks()
      self =
        try OutputTarget.isReplaceable(real, status)
        ? .regular(real, permissions: status.st_mode & 0o777) : .fixed(real)
    default: self = .special(path)
    }
  }

  /// The path of a regular file.
  var path: SystemPath? {
    switch self {
    case .regular(let path, _), .fixed(let path): path
    case .stream, .special: nil
    }
  }

  /// Whether a file may be renamed over: its folder is writable, and does not keep the files of others
  /// (the sticky bit, as `/tmp` has it).
  private static func isReplaceable(
    _ path: SystemPath, _ status: stat
  ) throws(SystemError) -> Bool {
    guard path.folder.isWritable else { return false }
    let user = geteuid()
    if user == 0 || status.st_uid == user { return true }
    let folder = try path.folder.status()
    return folder.st_mode & S_ISVTX == 0 || folder.st_uid == user
  }

  /// The number in the names that Linux gives to open descriptors; opening those again would
  /// begin anew at the start of a redirected file.
  private static func descriptorNumber(of path: String) -> CInt? {
    switch path {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    default:
      let folders = ["/dev/fd/", "/proc/self/fd/"]
      guard let folder = folders.first(where: path.hasPrefix) else { return nil }
      return CInt(path.dropFirst(folder.count))
    }
  }
}

/// What is open to be written.
struct OpenDestination: ~Copyable {
  let descriptor: Descriptor
  /// The temporary file until it is complete; `nil` where bytes go directly to their destination.
  var staging: StagedFile?
  /// Whether an existing file is to be overwritten, once the whole content is there.
  var isInPlace = false
}

extension OutputTarget {
  /// Opens the target, or a temporary file beside it where it is a regular one.
  func open() throws(SystemError) -> OpenDestination {
    switch self {
    case .stream(let raw):
      return OpenDestination(descriptor: Descriptor(raw, isOwned: false), staging: nil)
    case .special(let path):
      return OpenDestination(descriptor: try Descriptor(opening: path, O_WRONLY), staging: nil)
    case .fixed(let path):
      return OpenDestination(
        descriptor: try Descriptor(opening: path, O_WRONLY), staging: nil, isInPlace: true)
    case .regular(let path, let permissions):
      let staging = StagedFile(target: path)
      let descriptor = try Descriptor(
        opening: staging.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
      if let permissions { _ = fchmod(descriptor.raw, permissions) }
      return OpenDestination(descriptor: descriptor, staging: staging)
    }
  }
}
