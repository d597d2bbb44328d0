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

  init(_ configuration: FontConfiguration) {
    self.configuration = configuration
    preferred = PreferredFamilies(configuration)
  }

  /// Adds a file once.
  func add(file: String) throws(TextError) {
    guard files.insert(file).inserted else { return }
    let count = faces.count
    let isAdded = configuration.add(file: file)
    fontsChanged()
    guard isAdded, faces.count > count else { throw .unreadableFile(file) }
  }

  /// Adds a directory's fonts; their families come right behind the first one from now on.
  func add(directory: String) throws(TextError) {
    for file in try FontDirectory.files(in: directory) where files.insert(file).inserted {
      // A broken file among many is no reason to draw nothing; its family is then not found.
      _ = configuration.add(file: file)
    }
    fontsChanged()
  }

  /// Makes a family win wherever it has a character, whatever the rules say.
  func prefer(_ family: String) {
    guard preferred.first != family else { return }
    preferred.first = family
    fontsChanged()
  }

  /// Whether a face of a family was added.
  func holds(family: String) -> Bool { faces.contains { $0.name.isOf(family: family) } }

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
