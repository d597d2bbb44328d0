/// The name that an ICC profile gives itself, its tag `desc` (ICC.1 §9.2.41): ASCII up to version 2,
/// the first of several languages from version 4 on.
enum ProfileDescription {
  /// Where the tag table begins, behind the header.
  private static let table = 128

  /// The name; `nil` where the profile is broken or has none.
  static func text(of profile: [UInt8]) -> String? {
    guard let count = number(at: table, in: profile), count <= 1000 else { return nil }
    let entries = (0..<count).lazy.map { table + 4 + 12 * $0 }
    guard let entry = entries.first(where: { signature(at: $0, in: profile) == "desc" }),
      let start = number(at: entry + 4, in: profile)
    else { return nil }
    switch signature(at: start, in: profile) {
    case "desc": return ascii(at: start, in: profile)
    case "mluc": return unicode(at: start, in: profile)
    default: return nil
    }
  }

  /// A text of version 2: its length with the zero behind it, then its bytes.
  private static func ascii(at start: Int, in profile: [UInt8]) -> String? {
    guard let length = number(at: start + 8, in: profile),
      let bytes = bytes(start + 12, length, in: profile)
    else { return nil }
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  /// A text of version 4: the length and the place of the first language's UTF-16.
  private static func unicode(at start: Int, in profile: [UInt8]) -> String? {
    guard let length = number(at: start + 20, in: profile),
      let offset = number(at: start + 24, in: profile),
      let bytes = bytes(start + offset, length, in: profile)
    else { return nil }
    let units = zip(bytes, bytes.dropFirst()).enumerated().filter { $0.offset % 2 == 0 }
      .map { UInt16($0.element.0) << 8 | UInt16($0.element.1) }
    return String(decoding: units.prefix { $0 != 0 }, as: UTF16.self)
  }

  private static func signature(at place: Int, in profile: [UInt8]) -> String? {
    bytes(place, 4, in: profile).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func number(at place: Int, in profile: [UInt8]) -> Int? {
    bytes(place, 4, in: profile).map { Int($0.bigEndian(at: $0.startIndex)) }
  }

  private static func bytes(
    _ place: Int, _ count: Int, in profile: [UInt8]
  ) -> ArraySlice<UInt8>? {
    guard place >= 0, count >= 0, place <= profile.count, count <= profile.count - place else {
      return nil
    }
    return profile[place..<place + count]
  }
}
