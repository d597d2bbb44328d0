package import Glibc

/// A path as the system has it: bytes of any kind but zeros, which need not be text.
package struct SystemPath: Hashable {
  /// The bytes, without the zero that ends them in C.
  package let bytes: [UInt8]

  /// A path of bytes without zeros.
  package init(bytes: [UInt8]) { self.bytes = bytes }

  /// The path of a text in UTF-8.
  package init(_ text: String) { bytes = Array(text.utf8) }

  /// Copies C's text.
  package init(_ text: UnsafePointer<CChar>) {
    bytes = unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  /// The part before the last slash; `.` where there is none.
  package var folder: SystemPath {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return SystemPath(".") }
    return slash == 0 ? SystemPath("/") : SystemPath(bytes: Array(bytes[..<slash]))
  }

  /// The part behind the last slash.
  package var name: ArraySlice<UInt8> {
    bytes[(bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)...]
  }

  /// The path of a name in this folder; one that starts with a slash stands for itself.
  package func appending(_ name: [UInt8]) -> SystemPath {
    name.first == UInt8(ascii: "/")
      ? SystemPath(bytes: name) : SystemPath(bytes: bytes + [UInt8(ascii: "/")] + name)
  }

  /// Lends the path to a function of C.
  package func withCString<Value>(_ body: (UnsafePointer<CChar>) -> Value) -> Value {
    let text = bytes.map(CChar.init(bitPattern:)) + [0]
    return unsafe text.withUnsafeBufferPointer { buffer in
      // An array with a zero in it has a first element.
      guard let start = buffer.baseAddress else { return unsafe body("") }
      return unsafe body(start)
    }
  }

  /// What the system knows about the file, through links (`stat`).
  package func status() throws(SystemError) -> stat {
    var result = stat()
    let code = unsafe withCString { unsafe stat($0, &result) }
    guard code == 0 else { throw .last }
    return result
  }

  /// Whether the process may write to it (`access`).
  package var isWritable: Bool { unsafe withCString { unsafe access($0, W_OK) } == 0 }

  /// The path without links (`realpath`); the file must exist.
  package func withoutLinks() throws(SystemError) -> SystemPath {
    guard let real = unsafe withCString({ unsafe realpath($0, nil) }) else { throw .last }
    defer { unsafe free(real) }
    return unsafe SystemPath(real)
  }

  /// What a link leads to (`readlink`); `nil` where the path is no link.
  package var linkDestination: [UInt8]? {
    var count = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { buffer, filled in
      guard let start = buffer.baseAddress else { return }
      count = unsafe start.withMemoryRebound(to: CChar.self, capacity: buffer.count) { target in
        unsafe withCString { unsafe readlink($0, target, buffer.count) }
      }
      filled = max(count, 0)
    }
    return count > 0 ? bytes : nil
  }
}
