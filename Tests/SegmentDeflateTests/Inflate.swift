import CDeflate

/// libdeflate's decompressor as an independent reader of deflate streams.
enum Inflate {
  /// The bytes of a deflate stream that holds exactly so many; `nil` if it does not, or is malformed
  /// (`libdeflate_deflate_decompress`).
  static func bytes(of stream: [UInt8], count: Int) -> [UInt8]? {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let status = unsafe libdeflate_deflate_decompress(
      decompressor, stream, stream.count, &bytes, count, nil)
    return status == LIBDEFLATE_SUCCESS ? bytes : nil
  }
}
