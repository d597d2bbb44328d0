public import SegmentCodecs
public import SegmentJSON

/// What a golden says of its picture beside the pixels: where everything is, in which colours and
/// fonts, what is painted and how it moves. Two of them tell what changed between their pictures.
public struct PictureRecord: Equatable, Sendable {
  /// The keyword of the text in a file.
  public static let keyword = "segrender:record"

  /// The record as JSON, lengths in points: `layout`, `tokens`, `font`, `glyphs` and `layers`, and
  /// of animations `motion`.
  public let document: JSONValue

  /// Makes a record of its JSON; what is missing in it is not compared.
  public init(document: JSONValue) { self.document = document }

  /// Reads the record that a PNG or APNG carries; `nil` where it has none.
  public init?(file: [UInt8]) {
    guard let png = try? PNGDecoder().decode(file),
      let text = png.texts.first(where: { $0.keyword == PictureRecord.keyword }),
      let document = try? JSONValue(parsing: Array(text.text.utf8))
    else { return nil }
    self.init(document: document)
  }

  /// The text that goes into a file, compressed, as it is long and nobody reads it there.
  public var text: PNGText {
    PNGText(keyword: PictureRecord.keyword, text: document.text(), isCompressed: true)
  }
}
