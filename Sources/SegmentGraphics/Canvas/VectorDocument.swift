internal import CCairo
public import SegmentPrimitives

/// A file that Cairo writes itself, of vectors instead of pixels.
public enum VectorFormat: String, CaseIterable, Hashable, Sendable {
  /// Scalable Vector Graphics.
  case svg
  /// Portable Document Format.
  case pdf
}

/// What a picture shows, in words, for those who cannot see it.
public struct PictureDescription: Hashable, Sendable {
  /// The words, in any script.
  public var text: String
  /// Their language as a BCP 47 tag such as `pt-BR`.
  public var language: String

  /// Makes a description.
  public init(text: String, language: String) {
    self.text = text
    self.language = language
  }
}

/// The bytes of a vector document of a size in points, drawn by a closure.
///
/// A description becomes the title: of the document, and for SVG of the one image that it is then
/// declared to be. Metadata are XML for an SVG, and a PDF's keywords. No time
/// enters the file, nor anything that was drawn before.
/// - Throws: `DrawingError` with Cairo's words for the first call that failed.
///   Wraps `cairo_svg_surface_create_for_stream` and `cairo_pdf_surface_create_for_stream`.
public func vectorDocument(
  _ format: VectorFormat, size: Size, description: PictureDescription? = nil,
  metadata: String? = nil,
  _ body: (borrowing Canvas) throws(DrawingError) -> Void
) throws(DrawingError) -> [UInt8] {
  let sink = ByteSink()
  // Cairo writes when a surface ends, after an error too: the sink is kept until then.
  try withExtendedLifetime(sink) { () throws(DrawingError) in
    try draw(
      format, size: size, title: description?.text, metadata: metadata, to: sink, body)
  }
  guard format == .svg else { return sink.bytes }
  let document = Array(SVGIdentifiers.unique(String(decoding: sink.bytes, as: UTF8.self)).utf8)
  return document.annotated(description, metadata: metadata)
}

/// Draws a document and ends its surface, whose last bytes are in the sink then.
private func draw(
  _ format: VectorFormat, size: Size, title: String?, metadata: String?, to sink: ByteSink,
  _ body: (borrowing Canvas) throws(DrawingError) -> Void
) throws(DrawingError) {
  let opaque = unsafe Unmanaged.passUnretained(sink).toOpaque()
  let surface = try unsafe Surface.adopting(
    format == .svg
      ? cairo_svg_surface_create_for_stream(appendBytes, opaque, size.width, size.height)
      : cairo_pdf_surface_create_for_stream(appendBytes, opaque, size.width, size.height))
  switch format {
  case .svg: unsafe cairo_svg_surface_set_document_unit(surface.handle, CAIRO_SVG_UNIT_PX)
  case .pdf:
    unsafe cairo_pdf_surface_set_metadata(surface.handle, CAIRO_PDF_METADATA_CREATE_DATE, "")
    if let title {
      unsafe cairo_pdf_surface_set_metadata(
        surface.handle, CAIRO_PDF_METADATA_TITLE, withoutNoncharacters(title))
    }
    if let metadata {
      unsafe cairo_pdf_surface_set_metadata(
        surface.handle, CAIRO_PDF_METADATA_KEYWORDS,
        withoutNoncharacters(metadata))
    }
  }
  try surface.draw(scale: 1) { canvas throws(DrawingError) in
    if format == .pdf { canvas.setInvisibleFont() }
    try body(canvas)
  }
  unsafe cairo_surface_finish(surface.handle)
  try unsafe DrawingError.check(cairo_surface_status(surface.handle))
}

/// A text with U+FFFD for the noncharacters, which Cairo refuses to put into a PDF.
func withoutNoncharacters(_ text: String) -> String {
  text.unicodeScalars.reduce(into: "") { result, scalar in
    let isKept = !scalar.properties.isNoncharacterCodePoint
    result.unicodeScalars.append(isKept ? scalar : "\u{FFFD}")
  }
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
