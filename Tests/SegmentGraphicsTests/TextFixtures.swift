import SegmentPrimitives
import TestSupport

@testable import SegmentGraphics

/// Reads the reference table of widths.
struct TextWidths: Decodable {
  struct Font: Decodable {
    var file: String
    var sha256: String
    var unitsPerEm: Double
    var ascender: Double
    var descender: Double
    var lineGap: Double
    var capHeight: Double
  }

  var font: Font
  var size_pt: Double
  var widths: [String: Double]

  static var reference: TextWidths {
    get throws { try Repository.reference(TextWidths.self, "text_widths.json") }
  }
}

extension TextStyle {
  static let label = TextStyle(size: 13)
}
