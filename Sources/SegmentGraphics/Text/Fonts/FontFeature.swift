internal import CPango

/// An OpenType feature that is switched on, off, or to one of its forms.
public struct FontFeature: Hashable, Sendable {
  /// The feature's tag of four letters and digits, as `tnum`.
  public let tag: String
  /// 0 for off, 1 for on, more for one of several forms.
  public let value: UInt32

  /// Reads `tnum`, `tnum=1`, `+tnum`, `-calt` or `calt=0`; `nil` for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let sign = parts.first.flatMap(\.first)
    let isSigned = sign == "+" || sign == "-"
    let tag = parts.first.map { String($0.dropFirst(isSigned ? 1 : 0)) } ?? ""
    guard tag.utf8.count == 4, tag.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }),
      !isSigned || parts.count == 1
    else { return nil }
    guard let value = parts.count == 1 ? (sign == "-" ? 0 : 1) : UInt32(parts[1]), value < 1 << 16
    else { return nil }
    (self.tag, self.value) = (tag, value)
  }

  private init(off tag: String) { (self.tag, value) = (tag, 0) }

  /// The features a face is shaped with.
  ///
  /// The default family's contextual alternates make an arrow of `->` and a multiplication sign of
  /// the letter in `10x20`. The platform's own font, for which it stands in, leaves them as they were
  /// typed; other families keep theirs, which the scripts of some need.
  static func features(for face: FaceName, requested: [FontFeature]) -> [FontFeature] {
    (face.isOf(family: FontRequest.defaultFamily) ? [FontFeature(off: "calt")] : []) + requested
  }

  /// HarfBuzz's form of the feature, for a whole text.
  var harfBuzz: hb_feature_t {
    hb_feature_t(
      tag: tag.utf8.reduce(0) { $0 << 8 | UInt32($1) }, value: value, start: 0, end: .max)
  }

  /// Pango's and CSS's form of features.
  static func text(_ features: [FontFeature]) -> String {
    features.map { "\"\($0.tag)\" \($0.value)" }.joined(separator: ", ")
  }
}
