import SegmentCodecs
import SegmentFiles
import SegmentJSON
import SegmentKit
import SegmentPixels

/// A theme or document is a page of text; a picture may be a photo. In bytes.
private let (longestDocument, largestPicture) = (4 << 20, 64 << 20)

/// The bytes of a picture's file.
func pictureFile(at path: String) throws(CommandError) -> [UInt8] {
  try attempt(CommandError.file, try Input(path).bytes(limit: largestPicture))
}

/// The sRGB pixels of a PNG, JPEG or WebP file.
func decodedPicture(at path: String) throws(CommandError) -> Raster {
  let bytes = try pictureFile(at: path)
  return try attempt({ .picture($0, path: path) }, try PictureDecoder().decode(bytes))
}

/// The value of a JSON file.
func jsonDocument(at path: String) throws(CommandError) -> JSONValue {
  let bytes = try attempt(CommandError.file, try Input(path).bytes(limit: longestDocument))
  return try attempt({ .json($0, path: path) }, try JSONValue(parsing: bytes))
}

extension ThemeSource {
  /// The theme, from its file or document.
  func theme() throws(CommandError) -> Theme {
    let (value, path) =
      switch self {
      case .file(let path): (try jsonDocument(at: path), path)
      case .inline(let value, let path): (value, path)
      }
    return try attempt(
      { (error: ThemeError) in .document(error.description, path: path) }, try Theme(value))
  }
}
