internal import CCairo
public import SegmentPrimitives

/// A file that Cairo writes itself, of vectors instead of pixels.
public enum VectorFormat: String, CaseIterable, Hashable, Sendable {
  /// Scalable Vector Graphics.
  case svg
  /// Portable Document Format.
  case pdf
}

/// The bytes of a vector document of a size in points, drawn by a closure.
///
/// `scale` is only what pictures inside the document are made for. No time enters the file,
/// nor anything that was drawn before.
/// - Throws: `DrawingError` with Cairo's words for the first call that failed.
///   Wraps `cairo_svg_surface_create_for_stream` and `cairo_pdf_surface_create_for_stream`.
public func vectorDocument(
  _ format: VectorFormat, size: Size,
  _ body: (borrowing Canvas) throws(DrawingError) -> Void
) throws(DrawingError) -> [UInt8] {
  let sink = ByteSink()
  let opaque = unsafe Unmanaged.passUnretained(sink).toOpaque()
  let surface = try unsafe Surface.adopting(
    format == .svg
      ? cairo_svg_surface_create_for_stream(appendBytes, opaque, size.width, size.height)
      : cairo_pdf_surface_create_for_stream(appendBytes, opaque, size.width, size.height))
  switch format {
  case .svg: unsafe cairo_svg_surface_set_document_unit(surface.handle, CAIRO_SVG_UNIT_PX)
  case .pdf:
    unsafe cairo_pdf_surface_set_metadata(surface.handle, CAIRO_PDF_METADATA_CREATE_DATE, "")
  }
  try surface.draw(scale: 1, body)
  unsafe cairo_surface_finish(surface.handle)
  try unsafe DrawingError.check(cairo_surface_status(surface.handle))
  let bytes = withExtendedLifetime(sink) { sink.bytes }
  return format == .svg ? SurfaceNumbers.counted(bytes) : bytes
}

/// Where Cairo's stream callback leaves the bytes.
private final class ByteSink {
  var bytes: [UInt8] = []
}

private let appendBytes: cairo_write_func_t = { closure, data, length in
  guard let closure = unsafe closure, let data = unsafe data else {
    return CAIRO_STATUS_WRITE_ERROR
  }
  let sink = unsafe Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
  unsafe sink.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
  return CAIRO_STATUS_SUCCESS
}
