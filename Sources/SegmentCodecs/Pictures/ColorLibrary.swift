internal import CLcms
internal import Glibc

/// The functions of Little CMS that are called (`Sources/CLcms/shim.h`).
///
/// They are looked up when the first picture with colours other than sRGB comes: hardly any run needs
/// them, and all would pay for loading the library.
extension ColorLibrary {
  /// Loads the library; it stays for the life of the process.
  /// - Throws: `PictureError.noColorLibrary`.
  static func loaded() throws(PictureError) -> ColorLibrary {
    let file = "liblcms2.so.2"
    guard let handle = unsafe dlopen(file, RTLD_LAZY | RTLD_LOCAL) else {
      throw .noColorLibrary(file: file)
    }
    var missing: UnsafePointer<CChar>?
    let library = unsafe color_library(handle, &missing)
    if let name = unsafe missing {
      throw .noColorLibrary(file: "\(file) with \(unsafe String(cString: name))")
    }
    return library
  }
}
