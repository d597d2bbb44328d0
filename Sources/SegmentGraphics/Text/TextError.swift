internal import SegmentPrimitives

/// Why text cannot be set.
public enum TextError: Error, Hashable, Sendable {
  /// Not one font could be found, neither of the family nor in its place.
  case noFont(family: String)
  /// The named family is neither in the folders given nor on the system, but perhaps another one.
  case unknownFamily(String, suggestion: String? = nil)
  /// A font folder cannot be read.
  case unreadableDirectory(String)
  /// A font file cannot be read or is no font.
  case unreadableFile(String)
  /// A font whose named table is absent or ends behind the end of the file.
  case brokenFont(String, table: String)
  /// A font whose size, weight or shape a rule of fontconfig makes impossible.
  case impossibleRule(String, name: String, value: Double)
  /// A font with a picture of a glyph that cannot be read.
  case brokenPicture(String, glyph: UInt32)
  /// A font with a picture of a glyph that would be drawn at more pixels than the limit a side.
  case pictureTooLarge(String, glyph: UInt32, limit: Int)
  /// A font that is packed for the web, which HarfBuzz does not unpack.
  case webFont(String)
  /// A font folder with more entries than the limit.
  case tooManyFiles(String, limit: Int)
  /// A text that needs Pango, whose library cannot be loaded.
  case noPango(library: String)
  /// A text that needs Pango, which needs a thread that the system refuses.
  case noThread
  /// A label longer than any strip could show, in bytes of UTF-8.
  case textTooLong(bytes: Int, limit: Int)
  /// A font size that is not above 0 and at most the limit, in points.
  case sizeOutOfRange(Double, limit: Double)
  /// A scale that is not a positive, finite number of pixels a point.
  case scaleOutOfRange(Double)
}

extension TextError: CustomStringConvertible {
  /// What could not be done, why, and what to do about it.
  public var description: String {
    switch self {
    case .noFont(let family):
      "cannot draw text: no font is installed, neither \(family.printable) nor any other; "
        + "install the package fonts-inter or name a folder that holds fonts"
    case .unknownFamily(let family, let suggestion):
      "cannot use the font \"\(family.printable)\": no font file has a family of this name; "
        + (suggestion.map { "did you mean \"\($0.printable)\"?" }
          ?? "install it or name the folder that holds it")
    case .unreadableDirectory(let path):
      "cannot read fonts from \"\(path.printable)\": it is not a folder that can be opened; check the path"
    case .unreadableFile(let path):
      "cannot read the font \"\(path.printable)\": it cannot be opened or is no font; check the file"
    case .brokenFont(let path, let table):
      "cannot use the font \"\(path.printable)\": its part \"\(table.printable)\" is missing or cut short; "
        + "replace the file or take it out of the folder"
    case .impossibleRule(let path, let name, let value):
      "cannot use the font \"\(path.printable)\": a rule of fontconfig makes its \(name) \(value); "
        + "correct the rule"
    case .brokenPicture(let path, let glyph):
      "cannot use the font \"\(path.printable)\": its picture of glyph \(glyph) is damaged; "
        + "replace the file or take it out of the folder"
    case .pictureTooLarge(let path, let glyph, let limit):
      "cannot use the font \"\(path.printable)\": its picture of glyph \(glyph) would be more than "
        + "\(limit) pixels wide or high; replace the file or take it out of the folder"
    case .webFont(let path):
      "cannot use the font \"\(path.printable)\": it is packed for the web; "
        + "give the OTF or TTF file instead, which woff2_decompress makes of a WOFF2"
    case .tooManyFiles(let path, let limit):
      "cannot read fonts from \"\(path.printable)\": it holds more than \(limit) files; "
        + "name the folder that holds the fonts"
    case .noPango(let library):
      "cannot set a text of several scripts or fonts: \(library.printable) cannot be loaded; "
        + "install the package libpangoft2-1.0-0"
    case .noThread:
      "cannot set a text of several scripts or fonts: the system refuses a thread; "
        + "raise the limit of processes (ulimit -u)"
    case .textTooLong(let bytes, let limit):
      "cannot set a label of \(bytes) bytes: the limit is \(limit); shorten it"
    case .sizeOutOfRange(let size, let limit):
      "cannot set text at \(size) pt: sizes are above 0 and at most \(limit); choose another"
    case .scaleOutOfRange(let scale):
      "cannot set text at \(scale) pixels a point: a scale is above 0 and finite; choose another"
    }
  }
}
