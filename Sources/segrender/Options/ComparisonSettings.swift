import SegmentArguments
import SegmentCompare

// The options that say how much two pictures may differ.

extension Setting {
  static var threshold: Setting<Double?> {
    .number(
      "threshold", "0…1", "which difference of a pixel the eye sees, as pixelmatch counts it",
      shown: "0.1", in: "Tolerance")
  }

  static var levels: Setting<Int?> {
    .whole(
      "levels", "0…255", "instead: how many levels red, green, blue and opacity may differ",
      in: 0...255, section: "Tolerance")
  }

  static var share: Setting<Double> {
    .number(
      "share", "PERCENT", "which part of a picture's pixels may differ", default: 0,
      in: "Tolerance")
  }

  static var includeAntiAliased: Setting<Bool> {
    .flag(
      "include-anti-aliased", "count pixels of soft edges, too", in: "Tolerance")
  }
}

extension Settings {
  /// The tolerance that the options say.
  /// - Throws: `CommandError.usage` for values out of range or that contradict each other.
  var tolerance: Tolerance {
    get throws(CommandError) {
      let (threshold, share) = (self[.threshold] ?? 0.1, self[.share])
      guard (0...1).contains(threshold) else {
        throw fault("--threshold cannot be \(threshold); give a number from 0 to 1", in: .threshold)
      }
      guard (0...100).contains(share) else {
        throw fault("--share cannot be \(share); give a percentage from 0 to 100", in: .share)
      }
      guard let levels = self[.levels] else {
        return Tolerance(
          rule: .perceptual(threshold: threshold, countsAntiAliasing: self[.includeAntiAliased]),
          share: share / 100)
      }
      guard !has(.threshold), !self[.includeAntiAliased] else {
        throw .usage(
          "--levels counts every pixel by its numbers: it goes with neither --threshold nor "
            + "--include-anti-aliased; give one of them")
      }
      return Tolerance(rule: .levels(levels), share: share / 100)
    }
  }
}

/// Which goldens `segrender snapshot record` writes.
enum RecordMode: String, CaseIterable, Sendable {
  /// Those that are missing and those that failed.
  case all
  /// Those that are there and differ.
  case failed
  /// Those that are not there.
  case missing
  /// None, as if `verify` were asked for.
  case never
}

extension Setting {
  static var recordMode: Setting<RecordMode> {
    .choice(
      "mode", "MODE", "which goldens to record; those within the tolerance stay as they are",
      default: .all, in: "Snapshots")
  }

  static var report: Setting<String> {
    let option = Option(
      "report", .folder("FOLDER"), "where actual, expected and difference of what failed go",
      default: "snapshot-report", section: "Snapshots", isDocumented: false)
    return Setting<String>(option, initial: "snapshot-report") { $0 }
  }

  static var prune: Setting<Bool> {
    .flag(
      "prune", "with record: remove goldens in the folders that no document asks for",
      in: "Snapshots", isDocumented: false)
  }
}
