internal import CRsvg
import Glibc
import SegmentSVG

/// Why the helper cannot draw at all.
struct NoLibrary: Error {
  let file: String

  var description: String {
    "\(file), which draws it, is not there; install the package librsvg2-2"
  }
}

/// Draws SVG files by librsvg.
struct Rasterizer {
  private let library: RsvgLibrary

  /// Loads the library.
  init() throws(NoLibrary) {
    let file = "librsvg-2.so.2"
    guard let handle = unsafe dlopen(file, RTLD_NOW | RTLD_LOCAL) else {
      throw NoLibrary(file: file)
    }
    var missing: UnsafePointer<CChar>?
    library = unsafe rsvg_library(handle, &missing)
    if let name = unsafe missing {
      throw NoLibrary(file: "\(file) with \(unsafe String(cString: name))")
    }
  }

  /// Draws a picture in a picture, so that whatever file the libraries want to read is read before
  /// none can be opened.
  func prepare() {
    let pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII="
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'>"
      + "<image width='1' height='1' href='data:image/png;base64,\(pixel)'/></svg>"
    _ = reply(to: RasterRequest(svg: Array(svg.utf8), height: 1))
  }

  /// The picture that a request asks for.
  func reply(to request: RasterRequest) -> RasterReply {
    var error: UnsafeMutablePointer<GError>?
    let handle = unsafe request.svg.withUnsafeBufferPointer { buffer in
      unsafe library.newHandle(buffer.baseAddress, UInt(buffer.count), &error)
    }
    guard let handle = unsafe handle else { return .failure(unsafe text(error)) }
    defer { unsafe library.unref(UnsafeMutableRawPointer(handle)) }
    guard let box = unsafe box(of: handle) else {
      return .failure("it draws nothing; give a file with a shape and a size")
    }
    let width = max(1, (Double(request.height) * box.width / box.height).rounded())
    guard width <= Double(RasterReply.sideLimit),
      Int(width) * request.height <= RasterReply.pixelLimit
    else { return .failure("its picture would have more than \(RasterReply.pixelLimit) pixels") }
    return unsafe draw(handle, box, width: Int(width), height: request.height)
  }

  private func draw(
    _ handle: OpaquePointer, _ box: (width: Double, height: Double, isInk: Bool), width: Int,
    height: Int
  ) -> RasterReply {
    // CAIRO_FORMAT_ARGB32
    let surface = unsafe library.newSurface(0, Int32(width), Int32(height))
    defer { unsafe library.destroySurface(surface) }
    let context = unsafe library.newContext(surface)
    defer { unsafe library.destroyContext(context) }
    var viewport = RsvgRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
    var error: UnsafeMutablePointer<GError>?
    // A file without a size is drawn as its outermost element, whose ink fills the picture.
    let isDone =
      box.isInk
      ? unsafe library.renderElement(handle, context, nil, &viewport, &error)
      : unsafe library.renderDocument(handle, context, &viewport, &error)
    guard isDone != 0, unsafe library.status(context) == 0 else {
      return .failure(unsafe text(error))
    }
    unsafe library.flush(surface)
    guard let data = unsafe library.data(surface) else { return .failure("out of memory") }
    let stride = Int(unsafe library.stride(surface))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      let line = unsafe UnsafeRawPointer(data + row * stride)
      for column in 0..<width {
        pixels.append(unsafe line.load(fromByteOffset: column * 4, as: UInt32.self))
      }
    }
    return .picture(width: width, height: height, pixels: pixels)
  }

  /// The size of a file, or that of its `viewBox`, or that of its ink.
  private func box(of handle: OpaquePointer) -> (width: Double, height: Double, isInk: Bool)? {
    var (width, height) = (0.0, 0.0)
    if unsafe library.pixelSize(handle, &width, &height) != 0, width > 0, height > 0 {
      return (width, height, false)
    }
    var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
    var (given, other, viewBox) = (RsvgLength(), RsvgLength(), RsvgRectangle())
    unsafe library.dimensions(
      handle, &hasWidth, &given, &hasHeight, &other, &hasBox, &viewBox)
    if hasBox != 0, viewBox.width > 0, viewBox.height > 0 {
      return (viewBox.width, viewBox.height, false)
    }
    var (ink, logical) = (RsvgRectangle(), RsvgRectangle())
    guard unsafe library.geometry(handle, nil, &ink, &logical, nil) != 0, ink.width > 0,
      ink.height > 0
    else { return nil }
    return (ink.width, ink.height, true)
  }

  private func text(_ error: UnsafeMutablePointer<GError>?) -> String {
    guard let message = unsafe error?.pointee.message else { return "the library gives no reason" }
    return String(
      unsafe String(cString: message).split(whereSeparator: \.isNewline)
        .joined(separator: " ").prefix(200))
  }
}
