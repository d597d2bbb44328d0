/// The faces of the requested family that were asked for so far, in the order of their first use.
final class RequestedFaces {
  /// A face that was asked for, and what shapes with it alone.
  struct RequestedFace {
    let traits: TextStyle.FaceTraits
    let location: FaceLocator.Location
    /// `nil` where the file holds more than this face, or Pango chooses it among a directory's.
    let shaper: HarfBuzzShaper?
  }

  private let locator: FaceLocator
  private let features: [FontFeature]
  private var known: [RequestedFace] = []
  /// The family that was found last; the one asked for until then.
  private(set) var family: String

  init(_ locator: FaceLocator, features: [FontFeature]) {
    self.locator = locator
    self.features = features
    family = locator.family
  }

  /// The face for a weight and slant, looked for at its first use.
  /// - Throws: what `FaceLocator` throws.
  func face(for traits: TextStyle.FaceTraits) throws(TextError) -> RequestedFace {
    if let face = known.first(where: { $0.traits == traits }) { return found(face) }
    let location = try locator.location(of: traits)
    if let path = location.path { try FontFormat.check(file: path) }
    // A file may have other names for its family than its shaper knows.
    let shaper = location.path.flatMap { HarfBuzzShaper(file: $0, features: features) }
      .flatMap { $0.face.name.isOf(family: location.family) ? $0 : nil }
    let face = RequestedFace(traits: traits, location: location, shaper: shaper)
    known.append(face)
    return found(face)
  }

  private func found(_ face: RequestedFace) -> RequestedFace {
    family = face.location.family
    return face
  }

  /// Adds the faces' files to a collection, and makes it prefer the family.
  /// - Throws: `TextError.unreadableFile`.
  func add(to collection: FontCollection) throws(TextError) {
    collection.prefer(family)
    for face in known {
      if let path = face.location.path { try collection.add(file: path) }
    }
  }
}
