/// Why bytes cannot be read as a PNG.
public enum PNGDecodingError: Error, Equatable, CustomStringConvertible {
  /// The bytes do not start with PNG's signature.
  case notPNG
  /// The file ends before its picture does.
  case truncated
  /// A side is longer than the limit, in pixels.
  case sideTooLong(width: Int, height: Int, limit: Int)
  /// The picture has more pixels than the limit.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The file breaks the format; the reason is libspng's.
  case malformed(reason: String)

  /// What cannot be done, why, and what to do.
  public var description: String {
    switch self {
    case .notPNG:
      "cannot read the PNG: it does not start with PNG's signature; give a PNG file"
    case .truncated:
      "cannot read the PNG: it ends before its picture does; copy or export the file again"
    case .sideTooLong(let width, let height, let limit):
      "cannot read the PNG: it is \(width) × \(height) pixels and a side may have \(limit); "
        + "give a smaller picture"
    case .tooManyPixels(let width, let height, let limit):
      "cannot read the PNG: it is \(width) × \(height) pixels and may have \(limit) in all; "
        + "give a smaller picture"
    case .malformed(let reason):
      "cannot read the PNG: it is malformed (\(reason)); export the file again"
    }
  }
}
