internal import Glibc

/// One of the three streams every process starts with.
public enum StandardStream: Hashable, Sendable {
  /// Where input comes from.
  case standardInput
  /// Where results go.
  case standardOutput
  /// Where messages go.
  case standardError
}

/// Whether a stream is a terminal. Wraps `isatty`.
public func isTerminal(_ stream: StandardStream) -> Bool {
  let descriptor =
    switch stream {
    case .standardInput: STDIN_FILENO
    case .standardOutput: STDOUT_FILENO
    case .standardError: STDERR_FILENO
    }
  return isatty(descriptor) == 1
}
