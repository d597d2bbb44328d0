internal import CCairo
internal import CPango
public import SegmentPrimitives

/// The libraries that shape and draw.
public var graphicsLibraries: [LibraryVersion] {
  let fontconfig = FcGetVersion()
  return unsafe [
    LibraryVersion(name: "cairo", version: String(cString: cairo_version_string())),
    LibraryVersion(name: "pixman", version: String(cString: pixman_version_string())),
    LibraryVersion(name: "freetype", version: freeTypeVersion),
    LibraryVersion(name: "harfbuzz", version: String(cString: hb_version_string())),
    LibraryVersion(name: "pango", version: pangoVersion),
    LibraryVersion(
      name: "fontconfig",
      version: "\(fontconfig / 10000).\(fontconfig / 100 % 100).\(fontconfig % 100)"),
  ]
}

private var pangoVersion: String {
  guard let library = try? PangoLibrary.loaded() else { return "none" }
  return unsafe library.version().map { unsafe String(cString: $0) } ?? "none"
}

private var freeTypeVersion: String {
  var library: FT_Library?
  guard unsafe FT_Init_FreeType(&library) == 0, let library = unsafe library else { return "?" }
  defer { unsafe FT_Done_FreeType(library) }
  var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
  unsafe FT_Library_Version(library, &major, &minor, &patch)
  return "\(major).\(minor).\(patch)"
}
