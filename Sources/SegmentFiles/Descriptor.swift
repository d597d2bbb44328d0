internal import SegmentSystem
internal import Glibc

/// An open file of the system, closed at the end of its life. Wraps a file descriptor.
struct Descriptor: ~Copyable {
  let raw: CInt
  private var isOwned: Bool

  /// Takes over a descriptor, or borrows one that others close.
  init(_ raw: CInt, isOwned: Bool = true) {
    self.raw = raw
    self.isOwned = isOwned
  }

  /// Opens a file; `mode` counts only with `O_CREAT`.
  init(opening path: SystemPath, _ flags: CInt, mode: mode_t = 0o666) throws(SystemError) {
    var opened: CInt
    repeat {
      opened = unsafe path.withCString { unsafe open($0, flags | O_CLOEXEC | O_NOCTTY, mode) }
    } while opened < 0 && errno == EINTR
    guard opened >= 0 else { throw .last }
    self.init(opened)
  }

  deinit {
    if isOwned { _ = Glibc.close(raw) }
  }

  /// Closes the file; some file systems report only now that a write failed (`close`).
  consuming func close() throws(SystemError) {
    guard isOwned else { return }
    isOwned = false
    // Linux has closed it even where a signal came between.
    guard Glibc.close(raw) == 0 || errno == EINTR else { throw .last }
  }

  /// Empties a regular file (`ftruncate`).
  func empty() throws(SystemError) {
    guard ftruncate(raw, 0) == 0 else { throw .last }
  }

  /// What the system knows about the file.
  func status() throws(SystemError) -> stat {
    var result = stat()
    guard unsafe fstat(raw, &result) == 0 else { throw .last }
    return result
  }

  /// Writes all bytes, however many calls that takes.
  func write(_ bytes: Span<UInt8>) throws(SystemError) {
    let failure = unsafe bytes.withUnsafeBytes { buffer -> SystemError? in
      var rest = unsafe buffer[...]
      while unsafe !rest.isEmpty {
        let count = unsafe Glibc.write(
          raw, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        if count < 0 { return .last }
        unsafe rest = rest.dropFirst(count)
      }
      return nil
    }
    if let failure { throw failure }
  }

  /// Reads to the end, or until there are more than `limit` bytes; then it gives `nil`.
  func readAll(limit: Int, expecting size: Int) throws(SystemError) -> [UInt8]? {
    var bytes: [UInt8] = []
    // One byte more than expected, so that the end of a file of known size needs no growth.
    var capacity = min(max(size, 1 << 14), limit) + 1
    while true {
      let free = min(capacity, limit + 1 - bytes.count)
      let count = try append(to: &bytes, upTo: free)
      if bytes.count > limit { return nil }
      if count == 0 { return bytes }
      capacity = max(bytes.count, 1 << 14)
    }
  }

  private func append(to bytes: inout [UInt8], upTo free: Int) throws(SystemError) -> Int {
    var failure: SystemError?
    var count = 0
    let chunk = unsafe [UInt8](unsafeUninitializedCapacity: free) { buffer, filled in
      repeat {
        count = unsafe read(raw, buffer.baseAddress, free)
      } while count < 0 && errno == EINTR
      if count < 0 { failure = .last }
      filled = max(count, 0)
    }
    if let failure { throw failure }
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    return count
  }
}
