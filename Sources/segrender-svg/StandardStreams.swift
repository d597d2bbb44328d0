import Glibc

/// Whole messages on the process's standard streams.
enum StandardStreams {
  /// So many bytes; `nil` where the input ends before.
  static func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let rest = count - done
      let got = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe Glibc.read(STDIN_FILENO, buffer.baseAddress?.advanced(by: done), rest)
      }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      done += got
    }
    return bytes
  }

  /// Writes all bytes; whether it could.
  static func write(_ bytes: [UInt8]) -> Bool {
    var done = 0
    while done < bytes.count {
      let rest = bytes.count - done
      let put = unsafe bytes.withUnsafeBytes { buffer in
        unsafe Glibc.write(STDOUT_FILENO, buffer.baseAddress?.advanced(by: done), rest)
      }
      if put < 0, errno == EINTR { continue }
      guard put > 0 else { return false }
      done += put
    }
    return true
  }
}

extension [UInt8] {
  /// Whether a file may have text in it, for which fonts are opened. A compressed one may.
  var hasText: Bool {
    if starts(with: [0x1F, 0x8B]) { return true }
    let word = Array("text".utf8)
    return indices.dropLast(word.count - 1).contains {
      self[$0] == word[0] && self[$0..<$0 + 4].elementsEqual(word)
    }
  }
}
