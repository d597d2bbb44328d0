import SegmentArguments
import SegmentFiles
import SegmentKit
import SegmentPrimitives
import SegmentSystem

/// All pictures of one run, and what became of them.
struct SnapshotPlan {
  private(set) var snapshots: [Snapshot] = []
  /// Why documents cannot be used, a line each.
  private(set) var faults: [String] = []
  private var folders: [String] = []

  /// Reads documents, and those of folders in the order of their names.
  /// - Throws: `CommandError.file` for a folder that cannot be read, `.usage`.
  init(_ paths: [String], _ given: Settings) throws(CommandError) {
    for path in paths {
      guard isFolder(path) else {
        add(path, given, isNamed: true)
        continue
      }
      folders.append(path)
      let names = try attempt(CommandError.file, try filePaths(below: path))
      for name in names.filter({ $0.hasSuffix(".json") }).sorted() {
        add("\(path.withoutSlash)/\(name)", given, isNamed: false)
      }
    }
    var names: Set<String> = []
    if let name = snapshots.map(\.golden).first(where: { !names.insert($0).inserted }) {
      throw .usage("cannot use \(name.printable) as the golden of two pictures; name one path once")
    }
  }

  private mutating func add(_ path: String, _ given: Settings, isNamed: Bool) {
    do throws(CommandError) {
      let document = SnapshotDocument(path: path, value: try jsonDocument(at: path))
      if isNamed || document.isControl { snapshots += try document.snapshots(given) }
    } catch {
      faults += error.lines
    }
  }

  /// What becomes of each picture: stills several at once, animations one after the other, as each
  /// draws several frames at once.
  func outcomes(workers: Int) -> [(snapshot: Snapshot, outcome: Snapshot.Outcome)] {
    // A renderer opens fonts, which is worth it for several pictures.
    let size = max(1, min(32, snapshots.count / (4 * workers)))
    let batches = stride(from: 0, to: snapshots.count, by: size).map {
      Array(snapshots[$0..<min($0 + size, snapshots.count)])
    }
    var outcomes: [(snapshot: Snapshot, outcome: Snapshot.Outcome)] = []
    OrderedResults<[Snapshot.Outcome?]>.forEach(of: batches.count, workers: workers) { position in
      let renderer = Renderer()
      return batches[position].map { $0.isMoving ? nil : $0.outcome(renderer) }
    } consume: { position, stills in
      for (snapshot, outcome) in zip(batches[position], stills) {
        outcomes.append((snapshot, outcome ?? snapshot.outcome(Renderer())))
      }
    }
    return outcomes
  }

  /// The goldens in the folders that no document asks for, in the order of their names.
  /// - Throws: `CommandError.file`.
  func orphans() throws(CommandError) -> [String] {
    let known = Set(snapshots.map(\.golden))
    var orphans: [String] = []
    for folder in folders {
      let names = try attempt(CommandError.file, try filePaths(below: folder))
      let paths = names.filter { $0.hasSuffix(".png") || $0.hasSuffix(".apng") }.sorted()
        .map { "\(folder.withoutSlash)/\($0)" }.filter { !known.contains($0) }
      orphans += paths.filter(isGolden)
    }
    return orphans
  }

  /// Whether a file was written as a golden; other pictures may lie beside them.
  private func isGolden(_ path: String) -> Bool {
    guard let bytes = try? pictureFile(at: path) else { return false }
    return Fingerprint(file: bytes)?[Fingerprint.documentName] != nil
  }
}

extension String {
  /// The path of a folder without slashes at its end, but for the root's.
  fileprivate var withoutSlash: String {
    var path = self
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
