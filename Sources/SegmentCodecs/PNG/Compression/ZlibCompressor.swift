internal import CDeflate

/// libdeflate's compressor: bytes to a zlib stream at a level from 1, fastest, to 12, smallest.
@safe struct ZlibCompressor: ~Copyable {
  private let handle: OpaquePointer

  /// Allocates a compressor, from half a megabyte at low levels to several at 10 and above.
  /// - Throws: `PNGError.outOfMemory` (`libdeflate_alloc_compressor`).
  init(level: Int32) throws(PNGError) {
    guard let handle = unsafe libdeflate_alloc_compressor(level) else { throw .outOfMemory }
    unsafe self.handle = handle
  }

  deinit {
    unsafe libdeflate_free_compressor(handle)
  }

  /// The zlib stream of some bytes (`libdeflate_zlib_compress`).
  func compress(_ bytes: Span<UInt8>) -> [UInt8] {
    unsafe bytes.withUnsafeBytes { input in
      let bound = unsafe libdeflate_zlib_compress_bound(handle, input.count)
      return unsafe [UInt8](unsafeUninitializedCapacity: bound) { output, count in
        count = unsafe libdeflate_zlib_compress(
          handle, input.baseAddress, input.count, output.baseAddress, output.count)
      }
    }
  }
}
