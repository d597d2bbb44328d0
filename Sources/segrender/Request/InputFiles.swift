import SegmentArguments
import SegmentCodecs
import SegmentFiles
import SegmentJSON
import SegmentKit
import SegmentPixels
import Synchronization

/// A theme or document is a page of text; a picture may be a photo. In bytes.
private let (longestDocument, largestPicture) = (4 << 20, 64 << 20)

/// The bytes of a picture's file.
func pictureFile(at path: String) throws(CommandError) -> [UInt8] {
  try attempt(CommandError.file, try Input(path).bytes(limit: largestPicture))
}

/// The picture read last, for all variants of a control lie over the same one, which may be a pipe
/// that can be read once.
private let lastPicture = Mutex<(path: String, raster: Raster)?>(nil)

/// The sRGB pixels of a PNG, JPEG or WebP file, decoded once.
func decodedPicture(at path: String) throws(CommandError) -> Raster {
  if let known = lastPicture.withLock({ $0 }), known.path == path { return known.raster }
  let bytes = try pictureFile(at: path)
  let raster = try attempt({ .picture($0, path: path) }, try PictureDecoder().decode(bytes))
  lastPicture.withLock { $0 = (path, raster) }
  return raster
}

/// The value of a JSON file.
func jsonDocument(at path: String) throws(CommandError) -> JSONValue {
  let bytes = try attempt(CommandError.file, try Input(path).bytes(limit: longestDocument))
  return try attempt({ .json($0, path: path) }, try JSONValue(parsing: bytes))
}

extension Settings {
  /// The theme, from its file or written where the file's path would be.
  func theme() throws(CommandError) -> Theme {
    guard let source = self[.theme] else { return Theme() }
    let isFile = !source.hasPrefix("{")
    let path = isFile ? source : place(of: .theme)
    let value =
      try isFile
      ? jsonDocument(at: source)
      : attempt({ .json($0, path: path) }, try JSONValue(parsing: Array(source.utf8)))
    return try attempt(
      { (error: ThemeError) in .document(error.description, path: path) }, try Theme(value))
  }
}
