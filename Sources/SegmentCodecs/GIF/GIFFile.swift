internal import CGif
internal import SegmentPixels

/// giflib's writer; what it writes is kept until it is asked for.
///
/// Wraps `GifFileType`; opened by `EGifOpen`, released by `EGifCloseFile`.
@safe struct GIFFile: ~Copyable {
  /// The longest delay that fits a file's 16 bits, in hundredths of a second.
  static let longestDelay = 65535
  /// The byte that ends a file.
  static let trailer = UInt8(ascii: ";")

  private let handle: UnsafeMutablePointer<GifFileType>
  private let output: GIFOutput

  /// Starts a file of version 89a, which has transparency and delays.
  /// - Throws: `AnimationError.encoderFailed` if there is no memory.
  static func open() throws(AnimationError) -> GIFFile {
    let output = GIFOutput()
    let opaque = unsafe Unmanaged.passUnretained(output).toOpaque()
    var status: Int32 = 0
    guard let handle = unsafe EGifOpen(opaque, appendBytes, &status) else {
      throw failure(status)
    }
    unsafe EGifSetGifVersion(handle, true)
    return unsafe GIFFile(handle: handle, output: output)
  }

  private init(handle: UnsafeMutablePointer<GifFileType>, output: GIFOutput) {
    unsafe self.handle = unsafe handle
    self.output = output
  }

  deinit {
    unsafe EGifCloseFile(handle, nil)
  }

  /// Gives what has been written since the last call.
  func takeBytes() -> [UInt8] {
    defer { output.bytes = [] }
    return output.bytes
  }

  /// Writes the logical screen descriptor and the global palette (`EGifPutScreenDesc`).
  func putScreenDescriptor(
    width: Int, height: Int, _ palette: GIFPalette
  ) throws(AnimationError) {
    let map = try GIFColorMap(palette)
    // 8 bits for each component, and the transparent entry for the background.
    try check(
      unsafe EGifPutScreenDesc(handle, Int32(width), Int32(height), 8, 0, map.handle))
  }

  /// Writes how often the animation starts again, 0…65535, 0 for ever, as Netscape's extension.
  func putLoop(repetitions: Int) throws(AnimationError) {
    let count = UInt16(repetitions)
    let data = [1, UInt8(truncatingIfNeeded: count), UInt8(count >> 8)]
    try putExtension(APPLICATION_EXT_FUNC_CODE, [Array("NETSCAPE2.0".utf8), data])
  }

  /// Writes a comment in blocks of at most 255 bytes.
  func putComment(_ text: String) throws(AnimationError) {
    let bytes = Array(text.utf8)
    let blocks = stride(from: 0, to: bytes.count, by: 255).map { Array(bytes[$0...].prefix(255)) }
    try putExtension(COMMENT_EXT_FUNC_CODE, blocks)
  }

  /// Writes the next image's graphic control extension: its delay, 0…65535 hundredths of a second, its
  /// disposal method, and index 0 as the transparent one.
  func putGraphicControl(hundredths: Int, clears: Bool) throws(AnimationError) {
    let delay = UInt16(hundredths)
    let disposal = UInt8(clears ? DISPOSE_BACKGROUND : DISPOSE_DO_NOT)
    // The lowest bit says that there is a transparent index, the last byte which.
    let data = [disposal << 2 | 1, UInt8(truncatingIfNeeded: delay), UInt8(delay >> 8), 0]
    try putExtension(GRAPHICS_EXT_FUNC_CODE, [data])
  }

  /// Writes an extension of blocks (`EGifPutExtensionLeader`, `…Block`, `…Trailer`).
  private func putExtension(_ code: Int32, _ blocks: [[UInt8]]) throws(AnimationError) {
    try check(unsafe EGifPutExtensionLeader(handle, code))
    for block in blocks {
      try check(unsafe EGifPutExtensionBlock(handle, Int32(block.count), block))
    }
    try check(unsafe EGifPutExtensionTrailer(handle))
  }

  /// Writes an image (`EGifPutImageDesc`, `EGifPutLine`).
  /// - Parameters:
  ///   - bounds: Its rectangle of the canvas.
  ///   - palette: Its local palette, or `nil` for the global one.
  ///   - indices: As many as the bounds have pixels, within the palette; giflib asks for them to be
  ///     mutable and leaves such ones as they are.
  func putImage(
    _ bounds: PixelBounds, _ palette: GIFPalette?, _ indices: inout [UInt8]
  ) throws(AnimationError) {
    let left = Int32(bounds.columns.lowerBound)
    let top = Int32(bounds.rows.lowerBound)
    let (width, height) = (Int32(bounds.columns.count), Int32(bounds.rows.count))
    if let palette {
      let map = try GIFColorMap(palette)
      try check(unsafe EGifPutImageDesc(handle, left, top, width, height, false, map.handle))
    } else {
      forgetImagePalette()
      try check(unsafe EGifPutImageDesc(handle, left, top, width, height, false, nil))
    }
    try check(unsafe EGifPutLine(handle, &indices, Int32(indices.count)))
  }

  /// Releases giflib's copy of the last image's palette, which it loses where the next has none.
  private func forgetImagePalette() {
    unsafe GifFreeMapObject(handle.pointee.Image.ColorMap)
    unsafe handle.pointee.Image.ColorMap = nil
  }

  private func check(_ status: Int32) throws(AnimationError) {
    guard status == GIF_OK else { throw GIFFile.failure(unsafe handle.pointee.Error) }
  }

  fileprivate static func failure(_ code: Int32) -> AnimationError {
    let text = unsafe GifErrorString(code).map { unsafe String(cString: $0) }
    return .encoderFailed(.gif, reason: text ?? "giflib's error \(code)")
  }
}

/// A palette in giflib's form.
///
/// Wraps `ColorMapObject`; made by `GifMakeMapObject`, released by `GifFreeMapObject`.
@safe private struct GIFColorMap: ~Copyable {
  let handle: UnsafeMutablePointer<ColorMapObject>

  /// Makes a map; unused entries are black.
  /// - Throws: `AnimationError.encoderFailed` if there is no memory.
  init(_ palette: GIFPalette) throws(AnimationError) {
    guard let handle = unsafe GifMakeMapObject(Int32(palette.fileCount), nil) else {
      throw GIFFile.failure(E_GIF_ERR_NOT_ENOUGH_MEM)
    }
    unsafe self.handle = handle
    for (index, color) in palette.colors.enumerated() {
      unsafe handle.pointee.Colors[index + 1] = GifColorType(
        Red: UInt8(truncatingIfNeeded: color >> 16), Green: UInt8(truncatingIfNeeded: color >> 8),
        Blue: UInt8(truncatingIfNeeded: color))
    }
  }

  deinit {
    unsafe GifFreeMapObject(handle)
  }
}

/// Where giflib's callback leaves the bytes.
private final class GIFOutput {
  var bytes: [UInt8] = []
}

private let appendBytes: OutputFunc = { file, bytes, count in
  guard let opaque = unsafe file?.pointee.UserData else { return 0 }
  let output = unsafe Unmanaged<GIFOutput>.fromOpaque(opaque).takeUnretainedValue()
  unsafe output.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
  return count
}
