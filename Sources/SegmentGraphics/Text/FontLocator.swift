internal import CPango
internal import SegmentPrimitives

/// Finds the file of the requested family for a weight and slant, opening the system's
/// configuration only where it cannot be told without.
final class FontLocator {
  /// The family that was found, which differs from the request only for an absent default family.
  struct Location {
    var family: String
    /// `nil` where the face lies in a folder given, whose files are all added anyway.
    var path: String?
  }

  private let request: FontRequest
  private let places: FontPlaces
  private let isInFolders: Bool
  private var system: FontConfiguration?

  /// - Parameter isInFolders: whether the folders of the request hold the family.
  init(_ request: FontRequest, places: FontPlaces, isInFolders: Bool) {
    self.request = request
    self.places = places
    self.isInFolders = isInFolders
  }

  /// The place of a face.
  func location(of face: TextStyle.Face) throws(TextError) -> Location {
    if isInFolders { return Location(family: request.family, path: nil) }
    if request.family == FontRequest.defaultFamily {
      let path = "\(places.defaultFamilyFolder)/Inter-\(interStyle(face)).otf"
      if unsafe g_file_test(path, G_FILE_TEST_IS_REGULAR) != 0 {
        return Location(family: request.family, path: path)
      }
    }
    return try locateOnSystem(face)
  }

  private func locateOnSystem(_ face: TextStyle.Face) throws(TextError) -> Location {
    system = system ?? FontConfiguration(places: places, excluding: nil)
    let found = system?.match(family: request.family, face: face)
    let isDefault = request.family == FontRequest.defaultFamily
    if let found, found.family == request.family || isDefault && request.systemFonts == .auto {
      return Location(family: found.family, path: found.path)
    }
    if found == nil || isDefault { throw .noFont(family: request.family) }
    throw .unknownFamily(request.family)
  }

  /// The part of an Inter file's name that tells its face.
  private func interStyle(_ face: TextStyle.Face) -> String {
    let name =
      switch face.weight {
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
    guard face.isItalic else { return name }
    return face.weight == .regular ? "Italic" : name + "Italic"
  }
}
