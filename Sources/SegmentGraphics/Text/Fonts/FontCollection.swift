internal import CPango

/// The font files in use and the rules for choosing among them.
final class FontCollection {
  let configuration: FontConfiguration
  /// The families that win wherever they have a character.
  let preferred: PreferredFamilies
  /// The faces added so far, without the system's.
  private(set) var faces: [FontPattern] = []
  /// Changes whenever fonts or preferences do.
  private(set) var revision = 0
  private var files: Set<String> = []
  private let systemHasOpticalSizes: Bool

  /// - Parameter fallbacks: the families that help out first, the best first.
  init(_ configuration: FontConfiguration, fallbacks: [String] = []) {
    self.configuration = configuration
    systemHasOpticalSizes = configuration.systemFaces.contains(where: \.hasOpticalSizes)
    preferred = PreferredFamilies(configuration, fallbacks: fallbacks)
  }

  /// Adds a file once.
  func add(file: String) throws(TextError) {
    guard files.insert(file).inserted else { return }
    try FontFormat.check(file: file)
    let count = faces.count
    let isAdded = configuration.add(file: file)
    fontsChanged()
    guard isAdded, faces.count > count else { throw .unreadableFile(file) }
  }

  /// Adds a directory's fonts; their families come right behind the first one from now on.
  func add(directory: String) throws(TextError) {
    for file in try FontDirectory(directory).files where files.insert(file).inserted {
      try FontFormat.check(file: file)
      guard configuration.add(file: file) else { throw .unreadableFile(file) }
    }
    fontsChanged()
  }

  /// Makes a family win wherever it has a character, whatever the rules say.
  func prefer(_ family: String) {
    guard preferred.first != family else { return }
    preferred.first = family
    fontsChanged()
  }

  /// Whether a face's design depends on the text's size.
  var hasOpticalSizes: Bool {
    systemHasOpticalSizes || faces.contains(where: \.hasOpticalSizes)
  }

  /// How a face's file came to be among the fonts in use.
  func origin(ofFile path: String) -> FontFile.Origin {
    faces.contains { $0.path == path } ? .requested : .system
  }

  private func fontsChanged() {
    faces = configuration.addedFaces
    preferred.update(from: faces)
    revision += 1
  }
}
