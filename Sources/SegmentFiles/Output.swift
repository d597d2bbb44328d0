internal import Glibc

/// Where bytes go.
public enum Output: Hashable, Sendable {
  /// The process's standard output, on the command line `-`.
  case standardOutput
  /// A file.
  case file(String)

  /// What the bytes are, for a terminal shows only one of them.
  public enum Content: Hashable, Sendable {
    /// Text in UTF-8.
    case text
    /// Anything else.
    case binary
  }

  /// What became of a file.
  public enum Outcome: Hashable, Sendable {
    /// It has the new content.
    case written
    /// It had that content already and was not touched.
    case unchanged
  }

  /// Reads an argument: `-` is standard output, all else a path.
  public init(_ argument: String) {
    self = argument == "-" ? .standardOutput : .file(argument)
  }

  /// The path, `-` for standard output.
  public var path: String {
    switch self {
    case .standardOutput: "-"
    case .file(let path): path
    }
  }

  /// Writes the whole content or nothing; see `OutputFile`.
  /// - Parameters:
  ///   - bytes: the content.
  ///   - content: what it is.
  ///   - skippingUnchanged: whether a file that has this content already is left alone.
  /// - Throws: `FileError.cannotWrite`, `.missingFolder`, `.invalidPath`, `.binaryOnTerminal`.
  @discardableResult
  public func write(
    _ bytes: [UInt8], as content: Content, skippingUnchanged: Bool = false
  ) throws(FileError) -> Outcome {
    if skippingUnchanged, case .file(let path) = self, hasContent(bytes, at: path) {
      return .unchanged
    }
    var file = try OutputFile(self, content: content)
    try file.append(bytes.span)
    try file.commit()
    return .written
  }

  /// Whether a regular file has just this content; one that cannot be read has not.
  private func hasContent(_ bytes: [UInt8], at path: String) -> Bool {
    var status = stat()
    guard isValid(path: path), unsafe stat(path, &status) == 0,
      status.st_mode & S_IFMT == S_IFREG, status.st_size == bytes.count
    else { return false }
    return (try? Input.file(path).bytes(limit: bytes.count)) == bytes
  }
}
