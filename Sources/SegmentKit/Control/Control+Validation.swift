internal import SegmentGraphics
internal import SegmentPrimitives

extension Control {
  /// The most segments a control may have.
  static let mostSegments = 10_000

  /// Refuses what cannot be drawn, before anything is measured.
  func validate() throws(ControlError) {
    guard !segments.isEmpty else { throw .noSegments }
    try Control.check("segments", Double(segments.count), in: 1...Double(Control.mostSegments))
    for index in selection.sorted() {
      let last = Double(segments.count - 1)
      try Control.check("selected", Double(index), in: 0...last, or: "none")
    }
    if let scrollTarget {
      try Control.check("scroll-to", Double(scrollTarget), in: 0...Double(segments.count - 1))
    }
    for (index, segment) in segments.enumerated() {
      try Control.check(label: segment.label, index: index)
      try segment.badge?.validate()
    }
    try Control.check("scale", traits.scale, in: 0.01...100)
    if let margin { try Control.check("margin", margin, in: 0...10_000) }
    if let width { try Control.check("width", width, in: 1...100_000) }
    if let height { try Control.check("height", height, in: 1...10_000) }
    if let deviceWidth { try Control.check("device", deviceWidth, in: 64...100_000) }
    if case .expanding(let collapsed, let expanded) = sizing {
      try Control.check("collapsed", collapsed, in: 1...100_000)
      try Control.check("expanded", expanded, in: 1...100_000)
    }
    try checkLocale()
    try imageStyle.validate()
  }

  /// Refuses what cannot be a BCP 47 tag, before it gets to names of files and to fonts.
  private func checkLocale() throws(ControlError) {
    guard let locale = traits.locale else { return }
    let isTag = locale.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    guard isTag, (1...35).contains(locale.utf8.count) else {
      throw .valueOutOfRange(
        setting: "locale", value: "\"\(locale.printable)\"",
        allowed: "a language tag such as de or zh-Hant")
    }
  }

  /// Refuses a number outside a range; NaN is outside every range.
  static func check(
    _ setting: String, _ value: Double, in range: ClosedRange<Double>, or other: String? = nil
  ) throws(ControlError) {
    guard range.contains(value) else {
      let bounds = "\(Text.number(range.lowerBound)) to \(Text.number(range.upperBound))"
      throw .valueOutOfRange(
        setting: setting, value: Text.number(value),
        allowed: bounds + (other.map { ", or \($0)" } ?? ""))
    }
  }

  private static func check(label: String, index: Int) throws(ControlError) {
    guard label.utf8.count <= Typesetter.longestText else {
      throw .labelTooLong(label: index, bytes: label.utf8.count, limit: Typesetter.longestText)
    }
    let breaks: [Unicode.GeneralCategory] = [.control, .lineSeparator, .paragraphSeparator]
    for scalar in label.unicodeScalars
    where scalar != "\n" && breaks.contains(scalar.properties.generalCategory) {
      throw .controlCharacter(label: index, scalar: scalar)
    }
  }
}

extension Control.Badge {
  /// Refuses a count below 0 and a text that is no short line.
  fileprivate func validate() throws(ControlError) {
    switch self {
    case .dot: break
    case .count(let count): try Control.check("badge", Double(count), in: 0...1_000_000_000)
    case .text(let text):
      let isLine = text.unicodeScalars.allSatisfy {
        ![.control, .lineSeparator, .paragraphSeparator].contains($0.properties.generalCategory)
      }
      guard isLine, text.utf8.count <= Control.Badge.longestText else {
        throw .valueOutOfRange(
          setting: "badge", value: "\"\(text.printable)\"",
          allowed: "a line of at most \(Control.Badge.longestText) bytes")
      }
    }
  }
}

extension SegmentImageStyle {
  /// Refuses lengths and sizes no segment can have.
  func validate() throws(ControlError) {
    try Control.check("padding-x", paddingX, in: 0...1000)
    try Control.check("padding-y", paddingY, in: 0...1000)
    if let spacing { try Control.check("spacing", spacing, in: 0...1000) }
    try Control.check("icon-size", iconSize, in: 1...1000)
    if let textSize { try Control.check("text-size-pt", textSize, in: 1...1000) }
  }
}
