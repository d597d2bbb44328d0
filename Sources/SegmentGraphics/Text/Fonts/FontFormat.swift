internal import CPango

/// The tables of a font file, looked at before anything else reads it: a library that meets a font
/// cut short leaves letters out without a word. OpenType 1.9, "Organization of an OpenType Font".
@safe struct FontFormat {
  private let bytes: UnsafeRawBufferPointer
  private let path: String

  private var size: Int { unsafe bytes.count }

  /// Looks at a file.
  /// - Throws: `TextError.unreadableFile`, `.webFont`, `.brokenFont`.
  static func check(file path: String) throws(TextError) {
    guard unsafe g_file_test(path, G_FILE_TEST_IS_REGULAR) != 0,
      let file = unsafe g_mapped_file_new(path, 0, nil)
    else { throw .unreadableFile(path) }
    defer { unsafe g_mapped_file_unref(file) }
    let bytes = unsafe UnsafeRawBufferPointer(
      start: g_mapped_file_get_contents(file), count: Int(g_mapped_file_get_length(file)))
    try unsafe FontFormat(bytes: bytes, path: path).check()
  }

  private func check() throws(TextError) {
    switch number(at: 0, bytes: 4) {
    case FontFormat.tag("wOFF"), FontFormat.tag("wOF2"): throw .webFont(path)
    case FontFormat.tag("ttcf"):
      let count = min(number(at: 8, bytes: 4) ?? 0, 64)
      for face in 0..<count { try checkFace(at: number(at: 12 + 4 * face, bytes: 4)) }
    case 0x1_0000, FontFormat.tag("OTTO"), FontFormat.tag("true"): try checkFace(at: 0)
    default: throw .unreadableFile(path)
    }
  }

  /// Checks that the tables of the face whose directory is at an offset are there and whole.
  private func checkFace(at offset: Int?) throws(TextError) {
    guard let offset, let count = number(at: offset + 4, bytes: 2) else {
      throw .brokenFont(path, table: "table directory")
    }
    var lengths: [Int: Int] = [:]
    for record in stride(from: offset + 12, to: offset + 12 + 16 * count, by: 16) {
      guard let tag = number(at: record, bytes: 4), let start = number(at: record + 8, bytes: 4),
        let length = number(at: record + 12, bytes: 4), start + length <= size
      else { throw .brokenFont(path, table: name(at: record)) }
      lengths[tag] = length
    }
    let required = ["cmap", "head", "hhea", "hmtx", "maxp"]
    if let absent = required.first(where: { lengths[FontFormat.tag($0)] ?? 0 == 0 }) {
      throw .brokenFont(path, table: absent)
    }
    let shapes = ["glyf", "CFF ", "CFF2", "CBDT", "sbix", "SVG ", "COLR"]
    guard shapes.contains(where: { lengths[FontFormat.tag($0)] ?? 0 > 0 }) else {
      throw .brokenFont(path, table: "glyf")
    }
  }

  /// The name of the table whose record is at an offset.
  private func name(at record: Int) -> String {
    guard record + 4 <= size else { return "table directory" }
    return unsafe String(decoding: bytes[record..<record + 4], as: UTF8.self)
  }

  /// A number of so many bytes, the highest first; `nil` behind the end.
  private func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset + count <= size else { return nil }
    return unsafe bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func tag(_ name: String) -> Int { name.utf8.reduce(0) { $0 << 8 | Int($1) } }
}
