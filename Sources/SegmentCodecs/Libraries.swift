internal import CDeflate
internal import CSpng
public import SegmentPrimitives

/// The libraries that encode and decode.
public var codecLibraries: [LibraryVersion] {
  unsafe [
    LibraryVersion(name: "libdeflate", version: LIBDEFLATE_VERSION_STRING),
    LibraryVersion(name: "libspng", version: String(cString: spng_version_string())),
  ]
}
