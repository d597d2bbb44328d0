internal import CCairo

/// What Cairo says went wrong, by its own number and in its own words.
///
/// A struct over the raw status, so that a number this code has never heard of survives.
/// Wraps `cairo_status_t`.
public struct DrawingError: Error, Hashable, Sendable {
  /// Cairo's number.
  public let rawStatus: UInt32
  /// Cairo's words for it.
  public let reason: String

  package static let outOfMemory = DrawingError(
    rawStatus: CAIRO_STATUS_NO_MEMORY.rawValue, reason: "out of memory")

  /// Throws if a status is anything but success.
  static func check(_ status: cairo_status_t) throws(DrawingError) {
    guard status != CAIRO_STATUS_SUCCESS else { return }
    throw DrawingError(
      rawStatus: status.rawValue, reason: unsafe String(cString: cairo_status_to_string(status)))
  }
}
