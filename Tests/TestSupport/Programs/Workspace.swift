package import Foundation

/// A new empty folder in which a test works and its programs run, removed at the end of its life.
package final class Workspace {
  /// The folder's own path.
  package let path: String

  /// Makes the folder, with copies of files by their new names.
  package init(copying files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory.path + "/segrender-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    for (name, source) in files { try copy(source, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a name in the folder.
  package func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// All names in the folder and those below it, hidden ones too.
  package var names: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: path).sorted() }
  }

  /// A file's bytes.
  package func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: self(name))))
  }

  /// A file's text.
  package func text(of name: String) throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  /// What the file system says about a file, or about a link itself.
  package func attributes(of name: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: self(name))
  }

  /// Writes a file; its path.
  @discardableResult
  package func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: self(name)))
    return self(name)
  }

  /// Writes a file of text; its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(Array(text.utf8), to: name)
  }

  /// Makes a folder, with those above it.
  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: self(name), withIntermediateDirectories: true)
  }

  /// Copies a file from elsewhere.
  package func copy(_ source: String, to name: String) throws {
    try FileManager.default.copyItem(atPath: source, toPath: self(name))
  }

  /// Makes a symbolic link.
  package func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: self(name), withDestinationPath: destination)
  }
}
