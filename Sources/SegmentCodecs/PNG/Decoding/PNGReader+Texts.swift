internal import CSpng

extension PNGReader {
  /// The texts in the order in which they are stored, once the pixels are read (`spng_get_text`).
  func texts() -> [PNGText] {
    var count: UInt32 = 0
    guard unsafe spng_get_text(context, nil, &count) == 0, count > 0 else { return [] }
    var texts = unsafe [spng_text](repeating: spng_text(), count: Int(count))
    guard unsafe spng_get_text(context, &texts, &count) == 0 else { return [] }
    return unsafe texts.map { text in
      let keyword = unsafe withUnsafeBytes(of: text.keyword) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let language = unsafe text.language_tag.map { unsafe String(cString: $0) } ?? ""
      return PNGText(
        keyword: keyword, text: unsafe String(cString: text.text),
        language: language.isEmpty ? nil : language)
    }
  }
}
