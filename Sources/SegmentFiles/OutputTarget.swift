internal import SegmentSystem
internal import Glibc

/// What an output path leads to.
enum OutputTarget: Equatable {
  /// A descriptor that is open already.
  case stream(CInt)
  /// A device, a pipe or a socket.
  case special(String)
  /// A regular file at a path without symbolic links, and its permissions if it exists,
  /// without the bits that give a program its owner's rights.
  case regular(String, permissions: mode_t?)

  /// Finds out what an output leads to, through symbolic links.
  init(_ output: Output) throws(SystemError) {
    switch output {
    case .standardOutput: self = .stream(STDOUT_FILENO)
    case .file(let path): self = try OutputTarget(path: path, remainingLinks: 40)
    }
  }

  private init(path: String, remainingLinks: Int) throws(SystemError) {
    if let number = OutputTarget.descriptorNumber(of: path) {
      self = .stream(number)
      return
    }
    var status = stat()
    if unsafe stat(path, &status) == 0 {
      self = try OutputTarget(existing: path, status)
      return
    }
    guard errno == ENOENT, remainingLinks > 0 else { throw .last }
    // The path of a link that points to nothing leads to the file to be made.
    guard let next = OutputTarget.destination(ofLink: path) else {
      if path.hasSuffix("/") { throw SystemError(code: EISDIR) }
      self = .regular(path, permissions: nil)
      return
    }
    let isAbsolute = next.hasPrefix("/")
    self = try OutputTarget(
      path: isAbsolute ? next : folder(of: path) + "/" + next, remainingLinks: remainingLinks - 1)
  }

  private init(existing path: String, _ status: stat) throws(SystemError) {
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw SystemError(code: EISDIR)
    case S_IFREG:
      // Renaming needs only the folder's permission; the file's own would be overlooked.
      guard unsafe access(path, W_OK) == 0, let real = unsafe realpath(path, nil) else {
        throw .last
      }
      defer { unsafe free(real) }
      self = .regular(unsafe String(cString: real), permissions: status.st_mode & 0o777)
    default: self = .special(path)
    }
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

  private static func destination(ofLink path: String) -> String? {
    var count = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, filled in
      guard let start = buffer.baseAddress else { return }
      count = unsafe start.withMemoryRebound(to: CChar.self, capacity: buffer.count) {
        unsafe readlink(path, $0, buffer.count)
      }
      filled = max(count, 0)
    }
    return count > 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }
}

/// What is open to be written.
struct OpenDestination: ~Copyable {
  let descriptor: Descriptor
  /// The temporary file until it is complete; `nil` where bytes go directly to their destination.
  var staging: StagedFile?
}

extension OutputTarget {
  /// Opens the target, or a temporary file beside it where it is a regular one.
  func open() throws(SystemError) -> OpenDestination {
    switch self {
    case .stream(let raw):
      return OpenDestination(descriptor: Descriptor(raw, isOwned: false), staging: nil)
    case .special(let path):
      return OpenDestination(descriptor: try Descriptor(opening: path, O_WRONLY), staging: nil)
    case .regular(let path, let permissions):
      let staging = StagedFile(target: path)
      let descriptor = try Descriptor(
        opening: staging.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
      if let permissions { _ = fchmod(descriptor.raw, permissions) }
      return OpenDestination(descriptor: descriptor, staging: staging)
    }
  }
}
