internal import CPango

/// The families that go before all others in each search for a font, in order.
///
/// Rules of the machine or its user may prepend families of their own; this comes after them.
final class PreferredFamilies {
  private let configuration: FontConfiguration
  /// The family that letters come from.
  var first: String?
  private let fallbacks: [String]
  private var others: [String] = []
  private var colored: [String] = []

  /// - Parameters:
  ///   - configuration: the rules for each search.
  ///   - fallbacks: the families that come right behind the first one.
  init(_ configuration: FontConfiguration, fallbacks: [String]) {
    self.configuration = configuration
    self.fallbacks = fallbacks
  }

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
    if !isEmoji { unsafe preferFamiliesOfScript(in: pattern) }
    // Else fontconfig would order a font's names by the process's locale.
    unsafe FcPatternAddString(pattern, FC_NAMELANG, "en")
    let families = isEmoji ? colored : (first.map { [$0] } ?? []) + fallbacks + others
    for family in families.reversed() {
      unsafe add(Family(name: family, isWeak: false), to: pattern, isLast: false)
    }
  }

  /// A family that is searched for; a weak one counts for less than the language does.
  private struct Family {
    var name: String
    var isWeak: Bool
  }

  /// Puts the families of the pattern's script before the one that the distribution prefers for all
  /// scripts, or last where it does not. Wraps `FcPatternGetWithBinding`.
  private func preferFamiliesOfScript(in pattern: OpaquePointer) {
    let families = unsafe ScriptFamilies.families(for: FontPattern(pattern).language)
      .map { Family(name: $0, isWeak: true) }
    guard !families.isEmpty else { return }
    let known = unsafe FontPattern(pattern).families.enumerated().map { index, name in
      var (value, binding) = unsafe (FcValue(), FcValueBindingStrong)
      unsafe FcPatternGetWithBinding(pattern, FC_FAMILY, Int32(index), &value, &binding)
      return Family(name: name, isWeak: binding == FcValueBindingWeak)
    }
    let hasGeneric = known.contains { $0.name == "sans-serif" }
    let end = known.firstIndex { hasGeneric && $0.name == "DejaVu Sans" } ?? known.count
    unsafe FcPatternDel(pattern, FC_FAMILY)
    for family in known[..<end] + families + known[end...] {
      unsafe add(family, to: pattern, isLast: true)
    }
  }

  private func add(_ family: Family, to pattern: OpaquePointer, isLast: Bool) {
    // Added by value: `FcPatternAddString` can only append.
    unsafe family.name.withCString { bytes in
      var value = unsafe FcValue()
      unsafe value.type = FcTypeString
      unsafe value.u.s = UnsafeRawPointer(bytes).assumingMemoryBound(to: FcChar8.self)
      let add = unsafe family.isWeak ? FcPatternAddWeak : FcPatternAdd
      unsafe _ = add(pattern, FC_FAMILY, value, isLast ? 1 : 0)
    }
  }
}
