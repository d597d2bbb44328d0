/// The command's own version.
enum Version {
  /// Semantic version of the command and its libraries.
  static let number = "1.0.0"
}
