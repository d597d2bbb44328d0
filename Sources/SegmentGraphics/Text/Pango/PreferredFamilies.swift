internal import CPango

/// The families that go before all others in each search for a font, in order.
///
/// Rules of the machine or its user may prepend families of their own; this comes after them.
final class PreferredFamilies {
  private let configuration: FontConfiguration
  /// The family that letters come from.
  var first: String?
  private var others: [String] = []
  private var colored: [String] = []

  /// - Parameter configuration: the rules for each search.
  init(_ configuration: FontConfiguration) { self.configuration = configuration }

  /// Takes over the families of added faces, in alphabetical order, so that the order in which a
  /// directory is read does not matter.
  func update(from faces: [FontPattern]) {
    let named = faces.compactMap { face in
      face.families.first.map { (family: $0, isColor: face.isColor) }
    }
    colored = Set(named.filter(\.isColor).map(\.family)).sorted()
    others = Set(named.map(\.family)).subtracting(first.map { [$0] } ?? []).sorted()
  }

  /// Makes a font map ask this object, which the map then keeps alive.
  func install(in map: OpaquePointer, _ pango: PangoLibrary) {
    unsafe pango.setSubstitute(
      map,
      { pattern, data in
        guard let pattern = unsafe pattern, let data = unsafe data else { return }
        unsafe Unmanaged<PreferredFamilies>.fromOpaque(data).takeUnretainedValue().apply(
          to: pattern)
      },
      Unmanaged.passRetained(self).toOpaque(),
      { data in
        if let data = unsafe data { unsafe Unmanaged<PreferredFamilies>.fromOpaque(data).release() }
      })
  }

  /// Pango asks for emoji by the family `emoji`; letters must not win there.
  private func apply(to pattern: OpaquePointer) {
    let isEmoji = unsafe FontPattern(pattern).name.isOf(family: "emoji")
    // A font map that draws nothing itself has asked the rules of the process; start anew with ours.
    unsafe FcPatternDel(pattern, FC_FAMILY)
    unsafe FcPatternAddString(pattern, FC_FAMILY, isEmoji ? "emoji" : first ?? "")
    unsafe FcConfigSubstitute(configuration.pointer, pattern, FcMatchPattern)
    // Else fontconfig would order a font's names by the process's locale.
    unsafe FcPatternAddString(pattern, FC_NAMELANG, "en")
    let families = isEmoji ? colored : (first.map { [$0] } ?? []) + others
    for family in families.reversed() {
      // Prepended by value rather than `FcPatternAddString`, which can only append.
      unsafe family.withCString { bytes in
        var value = unsafe FcValue()
        unsafe value.type = FcTypeString
        unsafe value.u.s = UnsafeRawPointer(bytes).assumingMemoryBound(to: FcChar8.self)
        unsafe _ = FcPatternAdd(pattern, FC_FAMILY, value, 0)
      }
    }
  }
}
