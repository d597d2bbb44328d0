internal import CSpng

extension PNGReader {
  /// The declared meaning of the colours (`spng_get_iccp`, `spng_get_srgb`, `spng_get_gama`).
  func colorSpace() -> PNGColorSpace {
    var profile = unsafe spng_iccp()
    if unsafe spng_get_iccp(context, &profile) == 0 {
      return .profile(name: unsafe PNGReader.text(profile))
    }
    var intent: UInt8 = 0
    if unsafe spng_get_srgb(context, &intent) == 0 { return .sRGB }
    var gamma = 0.0
    if unsafe spng_get_gama(context, &gamma) == 0 { return .gamma(gamma) }
    return .undeclared
  }

  /// The same with the profile's bytes or the primaries (`spng_get_chrm`).
  ///
  /// Primaries without an exponent go with that of sRGB, which 1/2.2 is near to.
  func colors() -> SourceColors {
    let declared = colorSpace()
    if case .profile = declared {
      var profile = unsafe spng_iccp()
      guard !declared.isStandard, unsafe spng_get_iccp(context, &profile) == 0 else {
        return .sRGB
      }
      let bytes = unsafe UnsafeRawBufferPointer(
        start: profile.profile, count: Int(profile.profile_len))
      return .profile(unsafe Array(bytes))
    }
    guard declared != .sRGB else { return .sRGB }
    let chromaticities = chromaticities()
    if declared.isStandard, chromaticities.isNear(.sRGB) { return .sRGB }
    if case .gamma(let exponent) = declared { return .gamma(exponent: exponent, chromaticities) }
    return .gamma(exponent: 1 / 2.2, chromaticities)
  }

  private func chromaticities() -> Chromaticities {
    var stored = spng_chrm()
    guard unsafe spng_get_chrm(context, &stored) == 0 else { return .sRGB }
    return Chromaticities(
      white: .init(stored.white_point_x, stored.white_point_y),
      red: .init(stored.red_x, stored.red_y), green: .init(stored.green_x, stored.green_y),
      blue: .init(stored.blue_x, stored.blue_y))
  }

  private static func text(_ profile: spng_iccp) -> String {
    // The name is Latin-1, ended by a zero byte.
    unsafe withUnsafeBytes(of: profile.profile_name) { name in
      String(String.UnicodeScalarView(unsafe name.prefix { $0 != 0 }.map { Unicode.Scalar($0) }))
    }
  }
}
