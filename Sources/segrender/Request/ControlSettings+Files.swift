import SegmentCodecs
import SegmentJSON
import SegmentFiles
import SegmentKit
import SegmentPrimitives

extension ControlSettings {
  /// A theme or document is a page of text; a picture may be a photo.
  private static let longestDocument = 4 << 20
  private static let largestPicture = 64 << 20

  /// The theme of the file given last, or the one a document holds itself.
  func theme() throws(CommandError) -> Theme {
    guard let path = value("theme") else {
      guard let inlineTheme else { return Theme() }
      return try ControlSettings.theme(inlineTheme, path: documentPath)
    }
    return try ControlSettings.theme(ControlSettings.json(at: path), path: path)
  }

  /// The decoded picture of a PNG file.
  static func picture(at path: String) throws(CommandError) -> DecodedPNG {
    let bytes = try attempt(CommandError.file) { () throws(FileError) in
      try Input(path).bytes(limit: largestPicture)
    }
    do {
      return try PNGDecoder().decode(bytes)
    } catch {
      throw .picture(error, path: path)
    }
  }

  /// The value of a JSON file.
  static func json(at path: String) throws(CommandError) -> JSONValue {
    let bytes = try attempt(CommandError.file) { () throws(FileError) in
      try Input(path).bytes(limit: longestDocument)
    }
    do {
      return try JSONValue(parsing: bytes)
    } catch {
      throw .json(error, path: path)
    }
  }

  private static func theme(_ value: JSONValue, path: String) throws(CommandError) -> Theme {
    do {
      return try Theme(value)
    } catch {
      throw .document(error.description, path: path)
    }
  }
}

/// Runs what throws one stage's error and wraps that error as the command's.
func attempt<Value: ~Copyable, Failure: Error>(
  _ wrap: (Failure) -> CommandError, _ body: () throws(Failure) -> Value
) throws(CommandError) -> Value {
  do {
    return try body()
  } catch {
    throw wrap(error)
  }
}
