import Glibc

/// What a file may cost; the system ends the process at each limit.
enum Limits {
  /// The time for one file, in seconds.
  static let seconds: UInt32 = 2
  /// The memory of the process, in bytes.
  static let bytes: UInt64 = 256 << 20

  /// Sets the limits that hold for the whole process (`setrlimit`).
  static func set() {
    set(.init(RLIMIT_DATA.rawValue), soft: bytes, hard: bytes)
    set(.init(RLIMIT_CORE.rawValue), soft: 0, hard: 0)
    set(.init(RLIMIT_FSIZE.rawValue), soft: 0, hard: 0)
  }

  /// Draws one file. Nothing can be opened meanwhile, no file and no socket, but for one with text.
  ///
  /// At the end of the time SIGALRM ends the process.
  static func kept<Value>(opensFonts: Bool, _ draw: () -> Value) -> Value {
    set(.init(RLIMIT_NOFILE.rawValue), soft: opensFonts ? 64 : 3, hard: 64)
    alarm(seconds)
    defer { alarm(0) }
    return draw()
  }

  private static func set(_ resource: __rlimit_resource_t, soft: UInt64, hard: UInt64) {
    var limit = rlimit(rlim_cur: rlim_t(soft), rlim_max: rlim_t(hard))
    _ = unsafe setrlimit(resource, &limit)
  }
}
