internal import CGif
internal import SegmentPixels

/// giflib's reader over the bytes of one file.
///
/// Wraps `GifFileType`; opened by `DGifOpen`, released by `DGifCloseFile`.
@safe struct GIFSource: ~Copyable {
  /// How the next image is shown.
  struct GraphicControl {
    /// 2 clears the image's rectangle after it has shown, 3 restores what was there.
    var disposal = 0
    /// How long it shows.
    var hundredths = 0
    /// The index that stands for nothing.
    var transparentIndex: UInt8?
  }

  /// Where an image lies and in which order its rows come.
  struct ImageHeader {
    let bounds: PixelBounds
    let isInterlaced: Bool
  }

  /// What a file consists of.
  enum Record {
    case graphicControl(GraphicControl)
    case loop(repetitions: Int)
    case image(ImageHeader)
    case other
  }

  private let handle: UnsafeMutablePointer<GifFileType>
  private let input: GIFInput

  /// Opens a file.
  /// - Throws: `PictureError.malformed`.
  init(_ file: [UInt8]) throws(PictureError) {
    let input = GIFInput(file)
    let opaque = unsafe Unmanaged.passUnretained(input).toOpaque()
    var status: Int32 = 0
    guard let handle = unsafe DGifOpen(opaque, readBytes, &status) else {
      throw GIFSource.failure(status)
    }
    unsafe self.handle = handle
    self.input = input
  }

  deinit {
    unsafe DGifCloseFile(handle, nil)
  }

  /// The canvas in pixels.
  var size: (width: Int, height: Int) {
    unsafe (Int(handle.pointee.SWidth), Int(handle.pointee.SHeight))
  }

  /// The next record (`DGifGetRecordType`); `nil` at the file's end.
  /// - Throws: `PictureError.malformed`.
  func nextRecord() throws(PictureError) -> Record? {
    var type = UNDEFINED_RECORD_TYPE
    try check(unsafe DGifGetRecordType(handle, &type))
    switch type {
    case IMAGE_DESC_RECORD_TYPE:
      try check(unsafe DGifGetImageDesc(handle))
      let image = unsafe handle.pointee.Image
      let (left, top) = unsafe (Int(image.Left), Int(image.Top))
      let (width, height) = unsafe (Int(image.Width), Int(image.Height))
      guard width > 0, height > 0 else { throw .malformed(.gif, reason: "an image has no pixels") }
      return .image(
        ImageHeader(
          bounds: PixelBounds(columns: left..<left + width, rows: top..<top + height),
          isInterlaced: unsafe image.Interlace))
    case EXTENSION_RECORD_TYPE: return try readExtension()
    case TERMINATE_RECORD_TYPE: return nil
    default: return .other
    }
  }

  /// An extension of all its blocks (`DGifGetExtension`, `DGifGetExtensionNext`).
  private func readExtension() throws(PictureError) -> Record {
    var (code, block): (Int32, UnsafeMutablePointer<UInt8>?) = (0, nil)
    try check(unsafe DGifGetExtension(handle, &code, &block))
    var blocks: [[UInt8]] = []
    while let bytes = unsafe block {
      // A block's first byte is its length.
      let buffer = unsafe UnsafeBufferPointer(start: bytes + 1, count: Int(bytes.pointee))
      // Only the first blocks are of use here; a file may have any number.
      if blocks.count < 2 { blocks.append(unsafe Array(buffer)) }
      try check(unsafe DGifGetExtensionNext(handle, &block))
    }
    return Record(code: code, blocks: blocks)
  }

  /// The straight pixels of the image whose header was just read (`DGifGetLine`).
  /// - Throws: `PictureError.malformed` where there is no palette or the data ends early.
  func pixels(
    of image: ImageHeader, transparentIndex: UInt8?
  ) throws(PictureError) -> StraightRaster {
    let (width, height) = (image.bounds.columns.count, image.bounds.rows.count)
    var palette = try palette()
    if let transparentIndex { palette[Int(transparentIndex)] = 0 }
    var raster = StraightRaster(width: width, height: height)
    var line = [UInt8](repeating: 0, count: width)
    for y in image.isInterlaced ? GIFSource.interlacedRows(height) : Array(0..<height) {
      try check(unsafe DGifGetLine(handle, &line, Int32(width)))
      for x in 0..<width { raster[x, y] = palette[Int(line[x])] }
    }
    return raster
  }

  /// 256 opaque colours, those that are missing black.
  private func palette() throws(PictureError) -> [UInt32] {
    guard let map = unsafe handle.pointee.Image.ColorMap ?? handle.pointee.SColorMap else {
      throw .malformed(.gif, reason: "an image has no palette")
    }
    let colors = unsafe UnsafeBufferPointer(
      start: map.pointee.Colors, count: min(Int(map.pointee.ColorCount), 256))
    let pixels = unsafe colors.map {
      StraightColor(red: $0.Red, green: $0.Green, blue: $0.Blue, alpha: 255).rgba
    }
    return pixels + Array(repeating: 0xFF00_0000, count: 256 - pixels.count)
  }

  /// The order of an interlaced image's rows (GIF89a, appendix E).
  private static func interlacedRows(_ height: Int) -> [Int] {
    [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
  }

  private func check(_ status: Int32) throws(PictureError) {
    guard status == GIF_OK else { throw GIFSource.failure(unsafe handle.pointee.Error) }
  }

  private static func failure(_ code: Int32) -> PictureError {
    let text = unsafe GifErrorString(code).map { unsafe String(cString: $0) }
    return .malformed(.gif, reason: text ?? "giflib's error \(code)")
  }
}

extension GIFSource.Record {
  /// What an extension says, as far as showing needs it.
  fileprivate init(code: Int32, blocks: [[UInt8]]) {
    let first = blocks.first ?? []
    switch code {
    case GRAPHICS_EXT_FUNC_CODE where first.count == 4:
      self = .graphicControl(
        GIFSource.GraphicControl(
          disposal: Int(first[0] >> 2 & 7), hundredths: Int(first[1]) | Int(first[2]) << 8,
          transparentIndex: first[0] & 1 == 1 ? first[3] : nil))
    case APPLICATION_EXT_FUNC_CODE
    where first == Array("NETSCAPE2.0".utf8) && blocks.count > 1 && blocks[1].count == 3
      && blocks[1][0] == 1:
      self = .loop(repetitions: Int(blocks[1][1]) | Int(blocks[1][2]) << 8)
    default: self = .other
    }
  }
}

/// Where giflib's callback reads.
private final class GIFInput {
  var rest: ArraySlice<UInt8>

  init(_ file: [UInt8]) { rest = file[...] }
}

private let readBytes: InputFunc = { file, bytes, count in
  guard let opaque = unsafe file?.pointee.UserData, let bytes = unsafe bytes else { return 0 }
  let input = unsafe Unmanaged<GIFInput>.fromOpaque(opaque).takeUnretainedValue()
  let chunk = input.rest.prefix(Int(count))
  for (offset, byte) in chunk.enumerated() { unsafe bytes[offset] = byte }
  input.rest = input.rest.dropFirst(chunk.count)
  return Int32(chunk.count)
}
