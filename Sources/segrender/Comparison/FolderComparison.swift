import SegmentCompare
import SegmentFiles
import SegmentJSON
import SegmentKit
import SegmentPrimitives
import SegmentSystem

/// What the pictures of two folders have in common and what not, matched by their paths below them.
struct FolderComparison {
  /// What became of one name.
  enum Outcome: Sendable {
    case compared(FileComparison)
    /// It is in the first folder alone.
    case missing
    /// It is in the second folder alone.
    case extra
    /// It cannot be read; the line says why.
    case unreadable(String)
  }

  /// The suffixes of the files that are compared.
  private static let suffixes = ["png", "apng", "webp", "gif", "jpg", "jpeg"]

  let tolerance: Tolerance
  /// What became of each name, in the order of the names' bytes.
  private(set) var outcomes: [(name: String, outcome: Outcome)] = []

  /// Compares the pictures of two folders and those below them, several at once.
  /// - Throws: `CommandError.file` for a folder that cannot be read.
  init(_ a: String, _ b: String, _ tolerance: Tolerance, workers: Int) throws(CommandError) {
    self.tolerance = tolerance
    let (left, right) = (try FolderComparison.names(in: a), try FolderComparison.names(in: b))
    let names = left.union(right).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    OrderedResults<Outcome>.forEach(of: names.count, workers: workers) { position in
      let name = names[position]
      guard left.contains(name) else { return .extra }
      guard right.contains(name) else { return .missing }
      return FolderComparison.outcome("\(a)/\(name)", "\(b)/\(name)", tolerance)
    } consume: {
      outcomes.append((names[$0], $1))
    }
  }

  private static func names(in folder: String) throws(CommandError) -> Set<String> {
    let names = try attempt(CommandError.file, try filePaths(below: folder))
    return Set(names.filter { suffixes.contains(OutputNames.suffix(of: $0) ?? "") })
  }

  private static func outcome(_ a: String, _ b: String, _ tolerance: Tolerance) -> Outcome {
    do throws(CommandError) {
      return .compared(try FileComparison(a, b, tolerance))
    } catch {
      return .unreadable(error.lines.joined(separator: "; "))
    }
  }
}

extension FolderComparison {
  /// Those that are not the same, a line each: what differs, and what is in one folder alone.
  var differences: [String] {
    outcomes.compactMap { name, outcome in
      switch outcome {
      case .compared(let files): files.isSame ? nil : "\(name.printable): \(files.line)"
      case .missing: "\(name.printable): missing in the second folder"
      case .extra: "\(name.printable): only in the second folder"
      case .unreadable: nil
      }
    }
  }

  /// Why files cannot be read, a line each.
  var faults: [String] {
    outcomes.compactMap { if case .unreadable(let line) = $0.outcome { line } else { nil } }
  }

  /// The numbers of all in one line, then what is tolerated.
  var summary: [String] {
    let same = comparisons.count(where: \.isSame)
    let different = comparisons.count - same
    let only = differences.count - different
    return [
      "\(outcomes.count) pictures: \(same) the same, \(different) different, "
        + "\(only) in one folder alone, \(faults.count) unreadable",
      "greatest difference: \(greatest)", "tolerance: \(tolerance.text)",
    ]
  }

  private var comparisons: [FileComparison] {
    outcomes.compactMap { if case .compared(let files) = $0.outcome { files } else { nil } }
  }

  private var greatest: String {
    let all = comparisons.flatMap(\.frames.frames).map(\.pixels.greatest)
    guard let perceptual = all.map(\.perceptual).max(), let levels = all.map(\.levels).max(),
      levels > 0 || perceptual > 0
    else { return "none" }
    return "\(Text.number(perceptual, decimals: 4)) perceptual, \(levels) of 255 levels"
  }

  /// The comparison as `--json` prints it.
  var document: JSONValue {
    [
      "same": .bool(differences.isEmpty && faults.isEmpty),
      "tolerance": tolerance.document,
      "files": .array(
        outcomes.map { name, outcome in
          switch outcome {
          case .compared(let files): ["name": .string(name), "comparison": files.document]
          case .missing: ["name": .string(name), "only": "a"]
          case .extra: ["name": .string(name), "only": "b"]
          case .unreadable(let line): ["name": .string(name), "error": .string(line)]
          }
        }),
    ]
  }
}
