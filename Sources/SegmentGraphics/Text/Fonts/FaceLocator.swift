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
  private let directoryFamilies: [String]
  private var system: FontConfiguration?

  /// The names for whatever a system has of a kind, which fontconfig knows.
  private static let genericFamilies = ["sans-serif", "serif", "monospace", "cursive", "fantasy"]
  /// The names of CSS for the platform's own font, for which the default family stands in.
  private static let platformFamilies = [
    "system-ui", "ui-sans-serif", "-apple-system", "BlinkMacSystemFont",
  ]

  /// - Parameter directoryFamilies: the families that the request's directories hold.
  init(_ request: FontRequest, systemPaths: SystemFontPaths, directoryFamilies: [String]) {
    self.request = request
    self.systemPaths = systemPaths
    self.directoryFamilies = directoryFamilies
  }

  /// The requested family, the first of several.
  var family: String { request.families[0] }

  /// Where a face of the first family that there is is found.
  /// - Throws: `TextError.noFont`, `.unknownFamily`.
  func location(of traits: TextStyle.FaceTraits) throws(TextError) -> Location {
    for name in request.families {
      let isPlatform = FaceLocator.platformFamilies.contains { $0.isSameFamily(as: name) }
      let family = isPlatform ? FontRequest.defaultFamily : name
      if let location = location(of: traits, in: family) { return location }
    }
    // The default family alone may be absent.
    let isDefault = request.families == [FontRequest.defaultFamily]
    let found = configuration()?.match(family: family, traits: traits)
    if let found, isDefault, request.systemFonts == .auto {
      return Location(family: found.family, path: found.path)
    }
    if found == nil || isDefault { throw .noFont(family: request.family) }
    let known = directoryFamilies + (configuration()?.systemFaces.flatMap(\.families) ?? [])
    throw .unknownFamily(
      request.family, suggestion: nearestWord(to: family, in: Set(known).sorted()))
  }

  private func location(of traits: TextStyle.FaceTraits, in family: String) -> Location? {
    if directoryFamilies.contains(where: family.isSameFamily) {
      return Location(family: family, path: nil)
    }
    if family == FontRequest.defaultFamily, let directory = systemPaths.defaultFamilyDirectory {
      let path = "\(directory)/Inter-\(interStyle(traits)).otf"
      if unsafe g_file_test(path, G_FILE_TEST_IS_REGULAR) != 0 {
        return Location(family: family, path: path)
      }
    }
    let isGeneric = FaceLocator.genericFamilies.contains { $0.isSameFamily(as: family) }
    guard let found = configuration()?.match(family: family, traits: traits),
      isGeneric || found.family == family
    else { return nil }
    return Location(family: found.family, path: found.path)
  }

  /// The system's fonts and rules, read at the first use.
  private func configuration() -> FontConfiguration? {
    system = system ?? FontConfiguration(paths: systemPaths, excluding: nil)
    return system
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
