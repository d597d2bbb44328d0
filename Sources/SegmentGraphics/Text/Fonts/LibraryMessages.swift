internal import CPango
internal import Glibc
internal import SegmentPrimitives
internal import Synchronization

/// What fontconfig and Pango would print on standard error themselves, in words of their own.
public enum LibraryMessages {
  private static let lines = Mutex<[String]?>(nil)
  /// `MFD_CLOEXEC`.
  private static let closeOnExec: UInt32 = 1

  /// The lines that were kept so far, each once; they are forgotten then.
  public static func take() -> [String] {
    lines.withLock { lines in
      guard let taken = lines else { return [] }
      lines = []
      return taken
    }
  }

  /// Keeps lines from now on, for the whole process. Wraps `g_log_set_default_handler`.
  static func keep() {
    lines.withLock { $0 = $0 ?? [] }
    unsafe g_log_set_default_handler(
      { domain, _, message, _ in
        guard let message = unsafe message else { return }
        let name = unsafe domain.map { unsafe String(cString: $0) } ?? "GLib"
        LibraryMessages.add("\(name) says: \(unsafe String(cString: message))")
      }, nil)
  }

  /// Runs something of fontconfig's, and keeps what it prints where lines are kept.
  static func keeping<Value>(_ body: () -> Value) -> Value {
    guard lines.withLock({ $0 != nil }) else { return body() }
    let file = unsafe memfd_create("messages", closeOnExec)
    let errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3)
    defer { [file, errors].filter { $0 >= 0 }.forEach { _ = close($0) } }
    guard file >= 0, errors >= 0, dup2(file, STDERR_FILENO) >= 0 else { return body() }
    let value = body()
    _ = dup2(errors, STDERR_FILENO)
    text(of: file).split(at: "\n").filter { !$0.isEmpty }.forEach { add(fontconfig: String($0)) }
    return value
  }

  /// At most as much as 20 lines need; a rule can be wrong many times.
  private static func text(of file: CInt) -> String {
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, count in
      count = max(0, unsafe pread(file, buffer.baseAddress, buffer.count, 0))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func add(fontconfig line: String) {
    let starts = ["Fontconfig error: ", "Fontconfig warning: "]
    let start = starts.first(where: line.hasPrefix) ?? ""
    add("fontconfig says: \(line.dropFirst(start.count))")
  }

  private static func add(_ line: String) {
    lines.withLock { lines in
      guard let known = lines, known.count < 20, !known.contains(line) else { return }
      lines = known + [line]
    }
  }
}
