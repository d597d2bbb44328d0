import SegmentArguments
import SegmentCompare
import SegmentFiles
import SegmentJSON
import SegmentKit
import SegmentPrimitives
import SegmentSystem

/// `segrender snapshot record|verify PATH…`: documents against the goldens beside them.
struct SnapshotVerb {
  let action: String
  let paths: [String]
  let settings: Settings
  private let report: SnapshotReport

  init(action: String, paths: [String], settings: Settings) {
    (self.action, self.paths, self.settings) = (action, paths, settings)
    report = SnapshotReport(folder: settings[.report])
  }

  /// A picture, the word for what became of it, and more about it.
  fileprivate struct Entry {
    let golden: String
    let verdict: String
    var details: [String] = []
    var document: JSONValue = .null
  }

  func run() throws(CommandError) {
    let mode = try mode
    _ = try settings.tolerance
    let plan = try SnapshotPlan(paths, settings)
    guard !plan.snapshots.isEmpty || !plan.faults.isEmpty else {
      throw .document("it holds no document of a control", path: paths.joined(separator: ", "))
    }
    var (entries, faults) = ([Entry](), plan.faults)
    for (snapshot, outcome) in plan.outcomes(workers: settings[.jobs] ?? processorCount) {
      do throws(CommandError) {
        entries.append(try entry(snapshot, outcome, mode))
      } catch {
        faults += error.lines
      }
    }
    let orphans = try plan.orphans()
    if settings[.prune], mode != .never {
      for path in orphans { try attempt(CommandError.file, try removeFile(path)) }
    }
    try say(entries, faults: faults.count, orphans: orphans, isPruned: mode != .never)
    if !faults.isEmpty { throw .incomplete(faults) }
    let hasFailed = entries.contains { ["different", "missing"].contains($0.verdict) }
    if hasFailed || (settings[.strict] && !orphans.isEmpty && mode == .never) { throw .found([]) }
  }

  /// What is recorded. In CI nothing is: a golden that nobody has looked at would always agree.
  private var mode: RecordMode {
    get throws(CommandError) {
      if action == "verify" {
        guard !settings.has(.recordMode), !settings[.prune] else {
          throw .usage("--mode and --prune change goldens; they go with segrender snapshot record")
        }
        return .never
      }
      let isCI = !["", "0", "false"].contains(environmentVariable("CI") ?? "")
      if isCI, settings[.recordMode] != .never {
        throw .usage(
          "cannot record goldens in CI (the variable CI is set): record them where somebody looks "
            + "at them, and give segrender snapshot verify here")
      }
      return settings[.recordMode]
    }
  }

  private func entry(
    _ snapshot: Snapshot, _ outcome: Snapshot.Outcome, _ mode: RecordMode
  ) throws(CommandError) -> Entry {
    let golden = snapshot.golden
    switch outcome {
    case .same(let files):
      let isExact = files.frames.frames.isEmpty
      let ageing = isExact ? [] : ["passes by the tolerance alone"] + files.lines.dropFirst()
      return Entry(
        golden: golden, verdict: "same", details: ageing, document: files.document)
    case .missing:
      if [.all, .missing].contains(mode) { return try record(snapshot) }
      return Entry(
        golden: golden, verdict: "missing",
        details: [try report.add(snapshot, isMissing: true)])
    case .different(let files):
      if [.all, .failed].contains(mode) { return try record(snapshot) }
      let accept = try report.add(snapshot, isMissing: false)
      let details = try snapshot.reasons() + files.lines.dropFirst() + [accept]
      return Entry(
        golden: golden, verdict: "different", details: details, document: files.document)
    case .failed(let line): throw .incomplete([line])
    }
  }

  private func record(_ snapshot: Snapshot) throws(CommandError) -> Entry {
    try snapshot.write(to: snapshot.golden)
    return Entry(golden: snapshot.golden, verdict: "recorded")
  }

  private func say(
    _ entries: [Entry], faults: Int, orphans: [String], isPruned: Bool
  ) throws(CommandError) {
    if settings[.json] {
      let document: JSONValue = [
        "snapshots": .array(entries.map(\.json)), "orphans": .array(orphans.map(JSONValue.string)),
      ]
      return try Console.write(document.text(.pretty) + "\n")
    }
    guard !settings[.quiet] else { return }
    let removed = isPruned && settings[.prune]
    let notes = orphans.map {
      "\($0.printable): no document asks for it" + (removed ? "; removed" : "")
    }
    func count(_ verdict: String) -> Int { entries.count(where: { $0.verdict == verdict }) }
    let summary =
      "\(entries.count + faults) snapshots: \(count("same")) the same, \(count("different")) "
      + "different, \(count("missing")) missing, \(count("recorded")) recorded, \(faults) failed"
    try Console.write(lines: entries.flatMap(\.lines) + notes + [summary])
  }
}

extension SnapshotVerb.Entry {
  /// What is printed: nothing of a picture that is wholly the same.
  fileprivate var lines: [String] {
    guard verdict != "same" || !details.isEmpty else { return [] }
    return ["\(golden.printable): \(verdict)"] + details.map { "  " + $0 }
  }

  /// The same for `--json`.
  fileprivate var json: JSONValue {
    [
      "golden": .string(golden), "verdict": .string(verdict),
      "details": .array(details.map(JSONValue.string)), "comparison": document,
    ]
  }
}
