/// A library that pictures depend on, and its version on this machine.
public struct LibraryVersion: Hashable, Sendable {
  /// The library's name.
  public let name: String
  /// Its version as the library itself says it.
  public let version: String

  /// Makes an entry.
  public init(name: String, version: String) {
    self.name = name
    self.version = version
  }
}
