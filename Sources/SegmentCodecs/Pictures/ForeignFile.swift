/// What a file is that is read as no picture, by its first bytes.
enum ForeignFile {
  /// Words for it; `nil` where it is not known.
  static func name(_ bytes: [UInt8]) -> String? {
    let start = bytes.prefix(512)
    if start.isEmpty { return "it is empty; give PNG, JPEG or WebP" }
    if start.starts(with: "version https://git-lfs.github.com/".utf8) {
      return "it is a Git LFS pointer in place of the picture; run `git lfs pull`"
    }
    if start.dropFirst(4).starts(with: "ftyp".utf8) {
      return container(start.dropFirst(8).prefix(4))
    }
    for (mark, words) in signatures where start.starts(with: mark) {
      return "it is \(words); export it as PNG, JPEG or WebP"
    }
    let isText = start.allSatisfy { $0 >= 0x20 && $0 != 0x7F || [9, 10, 13].contains($0) }
    return isText ? "it is text and no picture; give PNG, JPEG or WebP" : nil
  }

  /// The brand of a file of ISO/IEC 14496-12.
  private static func container(_ brand: ArraySlice<UInt8>) -> String {
    let word = String(decoding: brand, as: UTF8.self)
    let name =
      switch word {
      case "avif", "avis": "AVIF"
      case "heic", "heix", "hevc", "heim", "heis", "mif1", "msf1": "HEIC"
      default: "a film"
      }
    return "it is \(name); export it as PNG, JPEG or WebP"
  }

  private static let signatures: [(mark: [UInt8], words: String)] = [
    (Array("GIF8".utf8), "GIF"), (Array("%PDF".utf8), "PDF"), (Array("BM".utf8), "BMP"),
    ([0x49, 0x49, 0x2A, 0], "TIFF"), ([0x4D, 0x4D, 0, 0x2A], "TIFF"), ([0, 0, 1, 0], "ICO"),
    (Array("icns".utf8), "ICNS"), (Array("8BPS".utf8), "a Photoshop document"),
    ([0x1F, 0x8B], "gzip"), (Array("PK".utf8), "a ZIP archive"),
    (Array("<svg".utf8), "SVG"), (Array("<?xml".utf8), "XML"), (Array("<".utf8), "a page"),
  ]
}
