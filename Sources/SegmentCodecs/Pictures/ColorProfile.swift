internal import CLcms
internal import SegmentPixels

/// A colour space, from which pictures are converted to sRGB.
///
/// Wraps `cmsHPROFILE`; released by `cmsCloseProfile`.
@safe struct ColorProfile: ~Copyable {
  private let library: ColorLibrary
  private let handle: UnsafeMutableRawPointer

  /// The profile that a file embeds (`cmsOpenProfileFromMem`).
  /// - Throws: `PictureError.unreadableProfile`, `.noColorLibrary`.
  init(_ bytes: [UInt8]) throws(PictureError) {
    let library = try ColorLibrary.loaded()
    guard let handle = unsafe library.openProfile(bytes, UInt32(bytes.count)) else {
      throw .unreadableProfile
    }
    self.library = library
    unsafe self.handle = handle
  }

  /// The space of an exponent and of primaries (`cmsBuildGamma`, `cmsCreateRGBProfile`).
  /// - Throws: `PictureError.unreadableProfile` for impossible primaries, `.noColorLibrary`.
  init(exponent: Double, _ chromaticities: Chromaticities) throws(PictureError) {
    let library = try ColorLibrary.loaded()
    let curve = unsafe library.newGamma(nil, 1 / exponent)
    defer { unsafe library.freeGamma(curve) }
    var white = chromaticities.white.xyY
    var primaries = cmsCIExyYTRIPLE(
      Red: chromaticities.red.xyY, Green: chromaticities.green.xyY, Blue: chromaticities.blue.xyY)
    guard let handle = unsafe library.newRGB(&white, &primaries, [curve, curve, curve]) else {
      throw .unreadableProfile
    }
    self.library = library
    unsafe self.handle = handle
  }

  deinit {
    _ = unsafe library.closeProfile(handle)
  }

  /// Whether the profile calls itself sRGB, so that converting would but round
  /// (`cmsGetProfileInfoASCII`).
  private var isSRGB: Bool {
    var name = [CChar](repeating: 0, count: 64)
    let length = unsafe library.info(
      handle, cmsInfoDescription, "en", "US", &name, UInt32(name.count))
    let text = String(decoding: name.prefix(Int(length)).map(UInt8.init), as: UTF8.self)
    return text.uppercased().hasPrefix("SRGB")
  }

  /// A picture of this space's colours in sRGB; opacity stays (`cmsDoTransform`).
  /// - Throws: `PictureError.unreadableProfile` where the space has other than grey or RGB numbers.
  func converted(_ raster: Raster) throws(PictureError) -> Raster {
    guard !isSRGB else { return raster }
    let straight = raster.pixels.map { StraightColor(premultiplied: $0).pixel }
    let converted: [UInt32]
    switch unsafe library.colorSpace(handle) {
    case cmsSigRgbData: converted = try transformed(straight, from: UInt32(pixels_bgra))
    case cmsSigGrayData:
      let greys = straight.map { UInt8(truncatingIfNeeded: $0) }
      converted = try transformed(greys, from: UInt32(pixels_grey))
    default: throw .unreadableProfile
    }
    let pixels = zip(straight, converted).map { old, new in
      let pixel = old & 0xFF00_0000 | new & 0x00FF_FFFF
      return StraightColor(pixel: pixel).premultiplied
    }
    return Raster(width: raster.width, height: raster.height, pixels: pixels)
  }

  private func transformed<Pixel: BitwiseCopyable>(
    _ pixels: [Pixel], from layout: UInt32
  ) throws(PictureError) -> [UInt32] {
    let sRGB = unsafe library.newSRGB()
    defer { _ = unsafe library.closeProfile(sRGB) }
    guard
      let transform = unsafe library.newTransform(
        handle, layout, sRGB, UInt32(pixels_bgra), UInt32(INTENT_RELATIVE_COLORIMETRIC), 0)
    else { throw .unreadableProfile }
    defer { unsafe library.deleteTransform(transform) }
    return unsafe [UInt32](unsafeUninitializedCapacity: pixels.count) { buffer, count in
      unsafe library.transform(transform, pixels, buffer.baseAddress, UInt32(pixels.count))
      count = pixels.count
    }
  }
}

extension Chromaticities.Coordinates {
  fileprivate var xyY: cmsCIExyY { cmsCIExyY(x: x, y: y, Y: 1) }
}
