internal import CPango
internal import SegmentPrimitives

/// Finds the file of the requested family for a weight and slant, and reads the system's
/// configuration only where it is needed for that.
final class FaceLocator {
  /// The family that was found, which differs from the request only for an absent default family.
  struct Location {
    var family: String
    /// `nil` where the face is in a requested directory, whose files are all added anyway.
    var path: String?
  }

  private let request: FontRequest
  private let systemPaths: SystemFontPaths
  private let isInDirectories: Bool
  private var system: FontConfiguration?

  /// - Parameter isInDirectories: whether the request's directories hold the family.
  init(_ request: FontRequest, systemPaths: SystemFontPaths, isInDirectories: Bool) {
    self.request = request
    self.systemPaths = systemPaths
    self.isInDirectories = isInDirectories
  }

  /// The requested family.
  var family: String { request.family }

  /// Where a face is found.
  /// - Throws: `TextError.noFont`, `.unknownFamily`.
  func location(of traits: TextStyle.FaceTraits) throws(TextError) -> Location {
    if isInDirectories { return Location(family: request.family, path: nil) }
    if request.family == FontRequest.defaultFamily {
      let path = "\(systemPaths.defaultFamilyDirectory)/Inter-\(interStyle(traits)).otf"
      if unsafe g_file_test(path, G_FILE_TEST_IS_REGULAR) != 0 {
        return Location(family: request.family, path: path)
      }
    }
    return try locateOnSystem(traits)
  }

  private func locateOnSystem(_ traits: TextStyle.FaceTraits) throws(TextError) -> Location {
    system = system ?? FontConfiguration(paths: systemPaths, excluding: nil)
    let found = system?.match(family: request.family, traits: traits)
    let isDefault = request.family == FontRequest.defaultFamily
    if let found, found.family == request.family || isDefault && request.systemFonts == .auto {
      return Location(family: found.family, path: found.path)
    }
    if found == nil || isDefault { throw .noFont(family: request.family) }
    throw .unknownFamily(request.family)
  }

  /// The part of an Inter file's name that names its face.
  private func interStyle(_ traits: TextStyle.FaceTraits) -> String {
    let name =
      switch traits.weight {
      case .ultraLight: "Thin"
      case .thin: "ExtraLight"
      case .light: "Light"
      case .regular: "Regular"
      case .medium: "Medium"
      case .semibold: "SemiBold"
      case .bold: "Bold"
      case .heavy: "ExtraBold"
      case .black: "Black"
      }
    guard traits.isItalic else { return name }
    return traits.weight == .regular ? "Italic" : name + "Italic"
  }
}
