import Foundation
import SegmentPrimitives

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
    get throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../fixtures/reference/text_widths.json")
      return try JSONDecoder().decode(TextWidths.self, from: Data(contentsOf: file))
    }
  }
}

extension TextStyle {
  static let label = TextStyle(size: 13)
}

/// A folder that lives as long as the value, with copies of files.
final class TemporaryFolder {
  let path: String

  init(copying files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
    for (name, source) in files {
      try FileManager.default.copyItem(atPath: source, toPath: "\(path)/\(name)")
    }
  }

  func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
    return "\(path)/\(name)"
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(path)/\(name)", withDestinationPath: target)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
