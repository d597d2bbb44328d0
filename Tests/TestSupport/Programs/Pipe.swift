import Glibc

/// A pipe to or from a program, closed at the end of its life.
final class Pipe {
  private(set) var reader: Int32
  private(set) var writer: Int32
  private var isFilled = false

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw Spawn.Failure(call: "pipe", code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reader, writer) = (ends[0], ends[1])
  }

  /// Writes all that will ever be in the pipe.
  func fill(_ bytes: [UInt8]) throws {
    precondition(bytes.count <= 1 << 16, "more than a pipe holds would block for ever")
    isFilled = true
    guard unsafe write(writer, bytes, bytes.count) == bytes.count else {
      throw Spawn.Failure(call: "write", code: errno)
    }
    close(writer)
    writer = -1
  }

  /// Closes this process's copy of the end that the program has.
  func closeGivenEnd() {
    close(isFilled ? reader : writer)
    if isFilled { reader = -1 } else { writer = -1 }
  }

  deinit { for end in [reader, writer] where end >= 0 { close(end) } }
}

/// A list of texts as C programs take it.
@safe final class CStrings {
  private(set) var pointers: [UnsafeMutablePointer<CChar>?]

  init(_ texts: [[UInt8]]) {
    unsafe pointers =
      texts.map { text in unsafe strdup(text.map { CChar(bitPattern: $0) } + [0]) } + [nil]
  }

  deinit { unsafe pointers.forEach { unsafe free($0) } }
}
