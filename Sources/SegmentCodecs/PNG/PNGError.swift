/// Why a raster cannot be written as PNG.
public enum PNGError: Error, Equatable, CustomStringConvertible {
  /// A side is zero or longer than the format's 2³¹ − 1 pixels.
  case sideOutOfRange(width: Int, height: Int)
  /// The scale is not a positive number, or too large for the pixels per metre to fit 31 bits.
  case scaleOutOfRange(Double)
  /// The keyword is not 1…79 printable ASCII characters without outer or double spaces.
  case keywordInvalid(String)
  /// The text or the language tag stored under a keyword cannot be part of a chunk.
  case textInvalid(keyword: String)
  /// The compressor could not be allocated.
  case outOfMemory

  /// What cannot be done, why, and what to do.
  public var description: String {
    switch self {
    case .sideOutOfRange(let width, let height):
      "cannot write a PNG of \(width) × \(height) pixels: each side must be 1…2147483647; "
        + "give the picture an extent"
    case .scaleOutOfRange(let scale):
      "cannot write a PNG's physical size for scale \(scale): pixels per metre must be "
        + "1…2147483647; give a positive scale below 757575"
    case .keywordInvalid(let keyword):
      "cannot write the PNG text “\(keyword)”: a keyword has 1…79 printable ASCII characters and "
        + "no outer or double spaces; choose such a keyword"
    case .textInvalid(let keyword):
      "cannot write the PNG text “\(keyword)”: the text or its language tag holds a NUL or the tag "
        + "is not ASCII; remove what does not belong"
    case .outOfMemory:
      "cannot compress the PNG: no memory for the compressor; free some or render a smaller picture"
    }
  }
}
