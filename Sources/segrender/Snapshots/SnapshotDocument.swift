import SegmentArguments
import SegmentCompare
import SegmentFiles
import SegmentGraphics
import SegmentJSON
import SegmentKit
import SegmentPrimitives

/// A document of `--spec`, or a list of such, as the pictures it asks for.
struct SnapshotDocument {
  /// The keys that make a document one of an animation.
  private static let motionKeys = ["from", "to", "path"]
  /// The keys of which a control has one.
  private static let controlKeys = ["labels", "label", "segments"]

  let path: String
  let value: JSONValue

  /// Whether it describes a control; other documents, such as themes, may lie beside those that do.
  var isControl: Bool {
    items.contains { item in SnapshotDocument.controlKeys.contains { item[$0] != nil } }
  }

  private var items: [JSONValue] {
    if case .array(let items) = value { items } else { [value] }
  }

  /// The pictures, in the order of the document: every appearance, locale and scale of each control.
  /// - Parameter given: options of the command line, which hold over those of the document.
  /// - Throws: `CommandError.document`, `.usage`.
  func snapshots(_ given: Settings) throws(CommandError) -> [Snapshot] {
    let hash = sha256(of: Array(value.text().utf8))
    var snapshots: [Snapshot] = []
    for (index, item) in items.enumerated() {
      let isMoving = SnapshotDocument.motionKeys.contains { item[$0] != nil }
      let document = try attempt(
        { (error: SpecError) in .document(error.description, path: path) },
        try SpecDocument(
          item, path: path, verb: Manual.snapshotVerb(isMoving: isMoving), manual: .segrender))
      let settings = Settings(document.given + given.given)
      try settings.refuseWhatIsNoSnapshot()
      let name = stem + (items.count > 1 ? "-\(index + 1)" : "")
      for variant in settings.variants {
        let golden = "\(name)\(settings.suffix(variant)).\(isMoving ? "apng" : "png")"
        snapshots.append(
          Snapshot(
            golden: golden, documentHash: hash, settings: settings, variant: variant,
            isMoving: isMoving, tolerance: try settings.tolerance))
      }
    }
    return snapshots
  }

  /// The document's path without its suffix.
  private var stem: String {
    path.hasSuffix(".json") ? String(path.dropLast(5)) : path
  }
}

extension Settings {
  /// Refuses what has no one golden of a control.
  fileprivate func refuseWhatIsNoSnapshot() throws(CommandError) {
    guard !self[.appearance].contains(.auto) else {
      throw fault(
        "cannot make a golden of --appearance auto; give light,dark for one of each",
        in: .appearance)
    }
    guard !self[.each], !self[.gallery], !self[.contactSheet], !self[.onionSkin] else {
      throw fault(
        "cannot make a golden of one segment or of a sheet: a golden shows the whole control",
        in: .each, .gallery, .contactSheet, .onionSkin)
    }
  }

  /// What tells a variant from the others of its document, as designers name files: `-dark`, `-de`,
  /// `@2x`. A property of which there is one has no part.
  fileprivate func suffix(_ variant: Variant) -> String {
    var suffix = ""
    if self[.appearance].count > 1 { suffix += "-\(variant.appearanceName)" }
    if self[.locale].count > 1, let locale = variant.locale { suffix += "-\(locale)" }
    if self[.scale].count > 1 { suffix += "@\(JSONValue.number(variant.scale).text())x" }
    return suffix
  }
}
