internal import CPango
internal import Glibc

/// The functions of Pango that are called (`Sources/CPango/shim.h`).
///
/// Loading Pango, with the dozen libraries it stands on, takes a fifth of the time of a whole strip,
/// and most labels do without (`HarfBuzzShaper`).
extension PangoLibrary {
  /// The library's file, as the loader finds it.
  static let file = "libpangoft2-1.0.so.0"

  /// Loads the library; it stays for the life of the process.
  /// - Throws: `TextError.noPango`.
  static func loaded() throws(TextError) -> PangoLibrary {
    guard let handle = unsafe dlopen(file, RTLD_LAZY | RTLD_LOCAL) else {
      throw .noPango(library: file)
    }
    var missing: UnsafePointer<CChar>?
    let library = unsafe pango_library(handle, &missing)
    if let name = unsafe missing {
      throw .noPango(library: "\(file) with \(unsafe String(cString: name))")
    }
    return library
  }
}
