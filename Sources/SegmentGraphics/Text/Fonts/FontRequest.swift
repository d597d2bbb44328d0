internal import CPango
internal import SegmentPrimitives

/// Which fonts text may be drawn with.
public struct FontRequest: Hashable, Sendable {
  /// Whether fonts installed on the system may help out where the first ones lack a character.
  public enum SystemFonts: String, CaseIterable, Hashable, Sendable {
    /// A label with such a character opens the system's fonts.
    case auto
    /// Such characters are missing; results then depend on the named files alone.
    case never
  }

  /// The family used unless another is named.
  public static let defaultFamily = "Inter"

  /// The family that letters come from wherever it has them, or several, parted by commas, of which
  /// the first that there is is taken and the others help out before the system's. `sans-serif` and
  /// the other generic names of CSS stand for what the system has, `system-ui` for the default family.
  ///
  /// It is looked for in `directories`, then on the system. The default family alone may be absent:
  /// what the system puts in its place is then used. Any other absent family is an error.
  public var family: String
  /// Directories whose font files, at any depth, win over the system's.
  public var directories: [String]
  /// Whether the system's fonts may help out; `.auto` by default. The family itself may come from
  /// a system directory in either case.
  public var systemFonts: SystemFonts
  /// OpenType features for all faces, over what `FontFeature` leaves out; none by default.
  public var features: [FontFeature] = []

  /// The names in `family`, which may be a list as CSS has it.
  var families: [String] {
    let names = family.split(at: ",").map { String($0.trimmed(of: "\"' ")) }
      .filter { !$0.isEmpty }
    return names.isEmpty ? [family] : names
  }

  /// Makes a request; the default family and the system's fonts by default.
  public init(
    family: String = FontRequest.defaultFamily, directories: [String] = [],
    systemFonts: SystemFonts = .auto
  ) {
    self.family = family
    self.directories = directories
    self.systemFonts = systemFonts
  }
}

/// Where fonts are found on this machine; tests set other paths.
struct SystemFontPaths: Hashable {
  /// The directory of Debian's package `fonts-inter`, known so that the usual run need not read the
  /// system's configuration, which takes longer than drawing does; `nil` where the environment names
  /// a configuration, which then decides about this family, too.
  var defaultFamilyDirectory =
    SystemFontPaths.namesConfiguration
    ? nil : "/usr/share/fonts/opentype/inter"
  /// A fontconfig file that is read instead of the system's.
  var configurationFile: String?

  /// Whether the environment names the file, folder or root of fontconfig's configuration.
  private static var namesConfiguration: Bool {
    ["FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT"].contains { (name: String) in
      unsafe g_getenv(name).map { unsafe $0.pointee != 0 } ?? false
    }
  }
}
