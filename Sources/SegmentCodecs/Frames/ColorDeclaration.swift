internal import SegmentPrimitives

/// What a picture file says about its colours, and how it says it.
package struct ColorDeclaration: Hashable, Sendable {
  /// What is said of a file that declares nothing.
  static let undeclared = "none"

  /// What the PNG files written here declare.
  package static let written = ColorDeclaration(colors: .sRGB, words: "sRGB")

  /// Which colours the numbers mean.
  package let colors: SourceColors
  /// Where the file says so, such as `iCCP "Display P3" (CRC-32 1c2a8f03)`, `sRGB`, `gAMA 0.45455`
  /// or `none`.
  package let words: String

  /// Makes a declaration.
  init(colors: SourceColors, words: String) {
    (self.colors, self.words) = (colors, words)
  }

  /// What files without colour chunks of PNG declare: an embedded profile or nothing. A profile that
  /// calls itself sRGB is taken at its word.
  init(_ colors: SourceColors) {
    guard case .profile(let bytes) = colors else {
      self.init(colors: colors, words: ColorDeclaration.undeclared)
      return
    }
    let name = ProfileDescription.text(of: bytes)
    let isSRGB = name?.uppercased().hasPrefix("SRGB") == true
    self.init(
      colors: isSRGB ? .sRGB : colors,
      words: ColorDeclaration.words(profile: bytes, in: "ICC profile", named: name))
  }

  /// A profile by its name, if it has one, and its checksum, as names repeat.
  static func words(profile: [UInt8], in container: String, named name: String?) -> String {
    let digits = String(Checksum.crc32(of: profile.span), radix: 16)
    let sum = String(repeating: "0", count: 8 - digits.count) + digits
    let title = name.map { " \"\($0.printable)\"" } ?? ""
    return "\(container)\(title) (CRC-32 \(sum))"
  }
}
