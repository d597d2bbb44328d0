internal import Glibc

/// What signals do to a process that writes files.
public enum Signals {
  /// Prepares the whole process; a program calls it once before it opens anything.
  ///
  /// Whatever signal ends the process, but SIGKILL, removes temporary files first; it ends as it
  /// would have without this, so that a shell sees the status 128 + signal and stops its loop;
  /// ignored ones (`nohup`) stay ignored. SIGPIPE and SIGXFSZ are ignored: a closed pipe and a limit on the
  /// file size become errors of the write. Standard streams that are closed are filled, so that
  /// no file opened later is taken for one of them.
  public static func prepare() {
    fillStandardStreams()
    // Makes the table, for a handler must not.
    TemporaryFiles.removeAll()
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
    for number in ending + faults { handle(number) }
  }

  /// Runs something that those signals do not interrupt; one that comes meanwhile takes effect at
  /// the end. For the main thread: all others take no signals.
  package static func postponed<Value>(_ body: () -> Value) -> Value {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for number in ending { _ = unsafe sigaddset(&signals, number) }
    return withBlocked(&signals, body)
  }

  /// Runs something on this thread, or starts another that inherits it, with no signals but those of
  /// a fault.
  static func withFaultsAlone<Value>(_ body: () -> Value) -> Value {
    var signals = sigset_t()
    unsafe sigfillset(&signals)
    for number in faults { _ = unsafe sigdelset(&signals, number) }
    return withBlocked(&signals, body)
  }

  private static func withBlocked<Value>(_ signals: inout sigset_t, _ body: () -> Value) -> Value {
    var old = sigset_t()
    _ = unsafe pthread_sigmask(SIG_BLOCK, &signals, &old)
    defer { _ = unsafe pthread_sigmask(SIG_SETMASK, &old, nil) }
    return body()
  }

  /// The signals by which people and systems end a process, the realtime ones among them.
  private static let ending =
    [
      SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU,
      SIGPOLL, SIGPWR, SIGSTKFLT,
    ] + Array(34...64)

  /// The signals of a fault in the process itself.
  private static let faults = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP]

  private static func handle(_ number: CInt) {
    var old = sigaction()
    guard unsafe sigaction(number, nil, &old) == 0 else { return }
    // Ignored ones stay ignored (SIG_IGN is 1), and Swift's own tracer of crashes keeps its faults.
    guard unsafe unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self) == 0 else {
      return
    }
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { number in
      TemporaryFiles.removeAll()
      // The action is the default one again and the signal not blocked, so this ends the process.
      _ = raise(number)
    }
    action.sa_flags = CInt(SA_NODEFER) | CInt(bitPattern: UInt32(SA_RESETHAND))
    _ = unsafe sigaction(number, &action, nil)
  }

  /// A closed standard output is opened for reading, so that writing to it fails as before.
  private static func fillStandardStreams() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(number, F_GETFD) == -1 {
      _ = unsafe open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
