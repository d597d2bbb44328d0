internal import CLcms
internal import Glibc

/// The functions of Little CMS that are called, looked up when the first picture with colours other
/// than sRGB comes: hardly any run needs them, and all would pay for loading the library.
@safe struct ColorLibrary {
  /// The library's file, as the loader finds it.
  private static let file = "liblcms2.so.2"

  typealias CurveList = UnsafePointer<OpaquePointer?>

  let openProfile: @convention(c) (UnsafeRawPointer?, UInt32) -> UnsafeMutableRawPointer?
  let newSRGB: @convention(c) () -> UnsafeMutableRawPointer?
  let newRGB:
    @convention(c) (
      UnsafePointer<cmsCIExyY>?, UnsafePointer<cmsCIExyYTRIPLE>?, CurveList?
    ) -> UnsafeMutableRawPointer?
  let closeProfile: @convention(c) (UnsafeMutableRawPointer?) -> Int32
  let colorSpace: @convention(c) (UnsafeMutableRawPointer?) -> cmsColorSpaceSignature
  let info:
    @convention(c) (
      UnsafeMutableRawPointer?, cmsInfoType, UnsafePointer<CChar>?, UnsafePointer<CChar>?,
      UnsafeMutablePointer<CChar>?, UInt32
    ) -> UInt32
  let newGamma: @convention(c) (OpaquePointer?, Double) -> OpaquePointer?
  let freeGamma: @convention(c) (OpaquePointer?) -> Void
  let newTransform:
    @convention(c) (
      UnsafeMutableRawPointer?, UInt32, UnsafeMutableRawPointer?, UInt32, UInt32, UInt32
    ) -> UnsafeMutableRawPointer?
  let transform:
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeRawPointer?, UnsafeMutableRawPointer?, UInt32
    ) -> Void
  let deleteTransform: @convention(c) (UnsafeMutableRawPointer?) -> Void

  /// Loads the library; it stays for the life of the process.
  /// - Throws: `PictureError.noColorLibrary`.
  static func loaded() throws(PictureError) -> ColorLibrary {
    guard let handle = unsafe dlopen(file, RTLD_LAZY | RTLD_LOCAL) else {
      throw .noColorLibrary(file: file)
    }
    return try ColorLibrary(unsafe Symbols(handle: handle))
  }

  private init(_ symbols: Symbols) throws(PictureError) {
    unsafe openProfile = unsafe try symbols["cmsOpenProfileFromMem"]
    unsafe newSRGB = unsafe try symbols["cmsCreate_sRGBProfile"]
    unsafe newRGB = unsafe try symbols["cmsCreateRGBProfile"]
    unsafe closeProfile = unsafe try symbols["cmsCloseProfile"]
    unsafe colorSpace = unsafe try symbols["cmsGetColorSpace"]
    unsafe info = unsafe try symbols["cmsGetProfileInfoASCII"]
    unsafe newGamma = unsafe try symbols["cmsBuildGamma"]
    unsafe freeGamma = unsafe try symbols["cmsFreeToneCurve"]
    unsafe newTransform = unsafe try symbols["cmsCreateTransform"]
    unsafe transform = unsafe try symbols["cmsDoTransform"]
    unsafe deleteTransform = unsafe try symbols["cmsDeleteTransform"]
  }

  /// What the loaded library offers by name.
  @safe private struct Symbols {
    let handle: UnsafeMutableRawPointer

    /// The function of a name, whose type the caller knows from the library's header.
    @unsafe subscript<Function>(name: String) -> Function {
      get throws(PictureError) {
        guard let symbol = unsafe dlsym(handle, name) else {
          throw .noColorLibrary(file: "\(ColorLibrary.file) with \(name)")
        }
        return unsafe unsafeBitCast(symbol, to: Function.self)
      }
    }
  }
}
