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
  /// - Throws: `FileError.cannotWrite`, `.missingFolder`, `.invalidPath`, `.binaryOnTerminal`.
  public func write(_ bytes: [UInt8], as content: Content) throws(FileError) {
    var file = try OutputFile(self, content: content)
    try file.append(bytes.span)
    try file.commit()
  }
}
