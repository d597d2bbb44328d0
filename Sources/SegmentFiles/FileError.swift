public import SegmentSystem
internal import Glibc
internal import SegmentPrimitives

/// Why a file could not be read or written. Nothing is half written when one is thrown.
public enum FileError: Error, Hashable, Sendable {
  /// The system refused to read.
  case cannotRead(path: String, SystemError)
  /// The content has more bytes than the caller takes.
  case tooLarge(path: String, limit: Int)
  /// The system refused to write.
  case cannotWrite(path: String, SystemError)
  /// The folder of an output does not exist.
  case missingFolder(path: String, folder: String)
  /// A path is empty or holds a zero byte.
  case invalidPath(String)
  /// Two outputs of a group are one file.
  case sameFile(path: String, other: String)
  /// The output is binary, and standard output is a terminal.
  case binaryOnTerminal
}

extension FileError: CustomStringConvertible {
  /// One line that says what cannot be done, why, and what to do.
  public var description: String {
    switch self {
    case .cannotRead(let path, let error):
      "cannot read \(name(path, "standard input")): \(error)"
    case .tooLarge(let path, let limit):
      "cannot read \(name(path, "standard input")): it has more than the \(limit) bytes allowed"
    case .cannotWrite(let path, let error):
      "cannot write \(name(path, "standard output")): \(error)"
    case .missingFolder(let path, let folder):
      "cannot write \(path.printable): the folder \(folder.printable) does not exist; create it"
    case .invalidPath(let path):
      "cannot use \"\(path.printable)\" as a path: it is empty or holds a zero byte"
    case .sameFile(let path, let other):
      "cannot write both \(other.printable) and \(path.printable): they are one file here; "
        + "give names that differ in more than upper and lower case, or add {index}"
    case .binaryOnTerminal:
      "cannot write a picture to a terminal: standard output is one; redirect it, or use -o FILE"
    }
  }

  /// Whether the reader of a pipe went away, which a program answers by ending without a word.
  public var isClosedPipe: Bool {
    if case .cannotWrite(_, SystemError(code: EPIPE)) = self { true } else { false }
  }

  private func name(_ path: String, _ stream: String) -> String {
    path == "-" ? stream : path.printable
  }
}
