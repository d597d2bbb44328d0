/// Reads texts that files carry beside their pictures.
public enum FileComment {
  /// The comment of a JPEG or GIF that starts with a text, without it; `nil` where there is none.
  public static func first(in file: [UInt8], startingWith start: String) -> String? {
    let comments =
      PictureFormat(signatureOf: file) == .gif ? gifComments(in: file) : JPEGMarkers(file).comments
    let texts = comments.map { String(decoding: $0, as: UTF8.self) }
    return texts.first { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }
  }

  /// The keywords of a PDF behind a text, a line for each part that a semicolon ends.
  public static func pdfKeywords(in file: [UInt8], after start: String) -> String? {
    let mark = Array("/Keywords (\(start)".utf8)
    guard file.starts(with: "%PDF".utf8),
      let offset = file.indices.first(where: { file[$0...].starts(with: mark) })
    else { return nil }
    var (text, isEscaped) = ([UInt8](), false)
    for byte in file[(offset + mark.count)...] {
      if !isEscaped, byte == UInt8(ascii: ")") { break }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      if !isEscaped { text.append(byte) }
    }
    return String(decoding: text, as: UTF8.self).split(separator: ";")
      .map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  /// The data of each comment extension, 0x21 0xFE, in blocks of a length and bytes (GIF89a §24).
  private static func gifComments(in file: [UInt8]) -> [[UInt8]] {
    file.indices.dropLast(2).filter { file[$0] == 0x21 && file[$0 + 1] == 0xFE }.map { start in
      var (offset, text) = (start + 2, [UInt8]())
      while offset < file.count, file[offset] > 0 {
        let end = min(offset + 1 + Int(file[offset]), file.count)
        text += file[offset + 1..<end]
        offset = end
      }
      return text
    }
  }
}
