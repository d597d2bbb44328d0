internal import Glibc

/// A program that answers on its standard output what it is asked on its standard input.
///
/// It inherits no environment and no files; its standard error is discarded. It is to end by itself
/// when its input does. Wraps `posix_spawn` and `socketpair`.
public final class ChildProcess: Sendable {
  /// How a program ended.
  public enum Ending: Equatable, Sendable {
    /// By itself, with a status.
    case exited(Int32)
    /// By a signal.
    case killed(signal: Int32)
  }

  private let descriptor: Int32
  private let id: pid_t

  /// Starts a program.
  /// - Parameter timeout: how many seconds an answer is waited for.
  /// - Throws: `SystemError`.
  public init(path: String, timeout: Int) throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .last }
    defer { close(ends[1]) }
    var limit = timeval(tv_sec: timeout, tv_usec: 0)
    _ = unsafe setsockopt(
      ends[0], SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO)
    unsafe posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    unsafe posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var id: pid_t = 0
    let name = unsafe strdup(path)
    defer { unsafe free(name) }
    var (arguments, environment): ([UnsafeMutablePointer<CChar>?], [UnsafeMutablePointer<CChar>?])
    unsafe (arguments, environment) = unsafe ([name, nil], [nil])
    let code = unsafe posix_spawn(&id, path, &actions, nil, &arguments, &environment)
    guard code == 0 else {
      close(ends[0])
      throw SystemError(code: code)
    }
    (descriptor, self.id) = (ends[0], id)
  }

  deinit { close(descriptor) }

  /// Writes all bytes; whether the program took them.
  public func send(_ bytes: [UInt8]) -> Bool {
    var done = 0
    while done < bytes.count {
      let rest = bytes.count - done
      let put = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.send(
          descriptor, buffer.baseAddress?.advanced(by: done), rest, Int32(MSG_NOSIGNAL))
      }
      if put < 0, errno == EINTR { continue }
      guard put > 0 else { return false }
      done += put
    }
    return true
  }

  /// So many bytes of its answer; `nil` where it ends before, or nothing comes in time.
  public func receive(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let rest = count - done
      let got = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe recv(descriptor, buffer.baseAddress?.advanced(by: done), rest, 0)
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      done += got
    }
    return bytes
  }

  /// Ends the program, unless it has ended, and says how it did.
  public func end() -> Ending {
    // One that has died keeps the signal that it died of.
    kill(id, SIGKILL)
    var status: Int32 = 0
    while unsafe waitpid(id, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: status & 0x7F)
  }
}

/// The folder of the program that runs, its symbolic links followed; `nil` where the system does not
/// say.
public func programFolder() -> String? {
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
  let length = unsafe readlink("/proc/self/exe", &buffer, buffer.count)
  guard length > 0 else { return nil }
  let path = String(decoding: buffer[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  return path.lastIndex(of: "/").map { String(path[..<$0]) }
}

/// Whether a file is there and can be run as a program.
public func isProgram(at path: String) -> Bool { unsafe access(path, X_OK) == 0 }
