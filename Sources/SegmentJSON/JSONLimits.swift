/// How much a reader takes, so that a hostile document costs one error and nothing else.
public struct JSONLimits: Hashable, Sendable {
  /// The largest document in bytes.
  public var bytes: Int
  /// The most arrays and objects within each other.
  public var depth: Int

  /// 64 MiB and 128 levels: twenty times the largest catalog known, and a recursion that fits
  /// any thread's stack.
  public static let standard = JSONLimits(bytes: 64 << 20, depth: 128)

  /// Makes limits.
  public init(bytes: Int, depth: Int) {
    self.bytes = bytes
    self.depth = depth
  }
}

extension JSONValue {
  /// Reads one JSON value in UTF-8.
  ///
  /// Beside RFC 8259, comments (`//` to the line's end, `/* */`), a comma after the last item and
  /// a byte order mark are allowed. A key that is there twice is refused, since a reader that
  /// picks one would lose the other silently; a number beyond `Double` is refused, too.
  /// - Parameters:
  ///   - bytes: the document.
  ///   - limits: what is too much.
  /// - Throws: `JSONError` with the position and the reason.
  public init(parsing bytes: [UInt8], limits: JSONLimits = .standard) throws(JSONError) {
    guard bytes.count <= limits.bytes else {
      throw .tooLarge(bytes: bytes.count, limit: limits.bytes)
    }
    var parser = JSONParser(bytes: bytes, maximumDepth: limits.depth)
    self = try parser.document()
  }
}
