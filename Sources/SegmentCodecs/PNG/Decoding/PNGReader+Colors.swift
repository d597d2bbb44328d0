internal import CSpng

extension PNGReader {
  /// The declared meaning of the colours, by the chunk that counts most of those present
  /// (`spng_get_iccp`, `spng_get_srgb`, `spng_get_gama`, `spng_get_chrm`).
  ///
  /// A profile counts as sRGB by its name, an exponent within 1 % of 1/2.2. Primaries without an
  /// exponent go with that of sRGB, which 1/2.2 is near to.
  func colors() -> SourceColors {
    var profile = unsafe spng_iccp()
    if unsafe spng_get_iccp(context, &profile) == 0 {
      if unsafe PNGReader.name(of: profile).uppercased().hasPrefix("SRGB") { return .sRGB }
      let bytes = unsafe UnsafeRawBufferPointer(
        start: profile.profile, count: Int(profile.profile_len))
      return .profile(unsafe Array(bytes))
    }
    var intent: UInt8 = 0
    if unsafe spng_get_srgb(context, &intent) == 0 { return .sRGB }
    var exponent = 0.0
    if unsafe spng_get_gama(context, &exponent) != 0 || abs(exponent * 2.2 - 1) <= 0.01 {
      exponent = 1 / 2.2
    }
    let chromaticities = chromaticities()
    let isUsual = exponent == 1 / 2.2 && chromaticities.isNear(.sRGB)
    return isUsual ? .sRGB : .gamma(exponent: exponent, chromaticities)
  }

  /// The same with the chunks that declare it, as messages name them.
  func colorDeclaration() -> ColorDeclaration {
    ColorDeclaration(colors: colors(), words: declarationWords() ?? ColorDeclaration.undeclared)
  }

  private func declarationWords() -> String? {
    var profile = unsafe spng_iccp()
    if unsafe spng_get_iccp(context, &profile) == 0 {
      let bytes = unsafe UnsafeRawBufferPointer(
        start: profile.profile, count: Int(profile.profile_len))
      let name = unsafe PNGReader.name(of: profile)
      return ColorDeclaration.words(profile: unsafe Array(bytes), in: "iCCP", named: name)
    }
    var intent: UInt8 = 0
    if unsafe spng_get_srgb(context, &intent) == 0 { return "sRGB" }
    var (exponent, primaries) = (0.0, spng_chrm())
    let gamma = unsafe spng_get_gama(context, &exponent) == 0 ? "gAMA \(exponent)" : nil
    let hasPrimaries = unsafe spng_get_chrm(context, &primaries) == 0
    let words = [gamma, hasPrimaries ? "cHRM" : nil].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: " and ")
  }

  private func chromaticities() -> Chromaticities {
    var stored = spng_chrm()
    guard unsafe spng_get_chrm(context, &stored) == 0 else { return .sRGB }
    return Chromaticities(
      white: .init(stored.white_point_x, stored.white_point_y),
      red: .init(stored.red_x, stored.red_y), green: .init(stored.green_x, stored.green_y),
      blue: .init(stored.blue_x, stored.blue_y))
  }

  private static func name(of profile: spng_iccp) -> String {
    // The name is Latin-1, ended by a zero byte.
    unsafe withUnsafeBytes(of: profile.profile_name) { name in
      String(String.UnicodeScalarView(unsafe name.prefix { $0 != 0 }.map { Unicode.Scalar($0) }))
    }
  }
}
