internal import CPango

/// A font file that text was drawn from.
public struct FontFile: Hashable, Sendable {
  /// How the file came to be used.
  public enum Origin: String, Hashable, Sendable {
    /// It belongs to the requested family, or lies in a requested directory.
    case requested
    /// It is one of the system's, opened for characters that the first ones lack.
    case system
  }

  /// The family's name, the first where it has several.
  public let family: String
  /// The style's name, as `Medium`.
  public let style: String
  /// Where the file lies.
  public let path: String
  /// How the file came to be used.
  public let origin: Origin
}

/// The SHA-256 of a font file's bytes, 64 hexadecimal digits; the file is read at each call.
/// - Throws: `TextError.unreadableFile`.
public func fontChecksum(_ path: String) throws(TextError) -> String {
  guard let file = unsafe g_mapped_file_new(path, 0, nil) else { throw .unreadableFile(path) }
  defer { unsafe g_mapped_file_unref(file) }
  let bytes = unsafe g_mapped_file_get_bytes(file)
  defer { unsafe g_bytes_unref(bytes) }
  guard let digits = unsafe g_compute_checksum_for_bytes(G_CHECKSUM_SHA256, bytes) else {
    throw .unreadableFile(path)
  }
  defer { unsafe g_free(digits) }
  return unsafe String(cString: digits)
}

/// The SHA-256 of some bytes, 64 hexadecimal digits (`g_compute_checksum_for_data`).
public func sha256(of bytes: [UInt8]) -> String {
  let digits = unsafe g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count))
  defer { unsafe g_free(digits) }
  return unsafe digits.map { unsafe String(cString: $0) } ?? ""
}
