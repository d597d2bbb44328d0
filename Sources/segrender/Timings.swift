import SegmentFiles
import SegmentGraphics
import SegmentPrimitives
import SegmentSystem

/// The time each stage took, by the stages' names.
struct Timings {
  private var stages: [(name: String, nanoseconds: UInt64)] = []

  /// Runs one stage and adds its time to the stage's sum.
  mutating func measure<Value>(
    _ stage: String, _ body: () throws(CommandError) -> Value
  ) throws(CommandError) -> Value {
    let start = monotonicNanoseconds()
    let value = try body()
    let elapsed = monotonicNanoseconds() - start
    if let index = stages.firstIndex(where: { $0.name == stage }) {
      stages[index].nanoseconds += elapsed
    } else {
      stages.append((stage, elapsed))
    }
    return value
  }

  /// One line a stage, in milliseconds, and one a shaper, with the texts that it set.
  func lines(shapers: [String: ShaperKind]) -> [String] {
    let texts = Dictionary(grouping: shapers.keys.sorted()) { shapers[$0] }
    return lines
      + ShaperKind.allCases.compactMap { kind in
        texts[kind].map { texts in
          "\(kind.rawValue) shaped \(texts.map { "\"\($0.printable)\"" }.joined(separator: ", "))"
        }
      }
  }

  private var lines: [String] {
    let width = stages.map(\.name.count).max() ?? 0
    return stages.map { stage in
      let micro = stage.nanoseconds / 1000
      let decimals = String(micro % 1000 + 1000).dropFirst()
      let padding = String(repeating: " ", count: width - stage.name.count)
      return "\(stage.name)\(padding) \(micro / 1000).\(decimals) ms"
    }
  }
}
