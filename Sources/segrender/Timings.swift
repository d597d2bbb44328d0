import SegmentGraphics
import SegmentPrimitives
import SegmentSystem

/// The time each stage took, by the stages' names.
struct Timings {
  private var stages: [(name: String, nanoseconds: UInt64)] = []
  private var last = monotonicNanoseconds()

  /// Adds the time since the last stage's end to a stage that ends now.
  mutating func end(_ stage: String) {
    let now = monotonicNanoseconds()
    if let index = stages.firstIndex(where: { $0.name == stage }) {
      stages[index].nanoseconds += now - last
    } else {
      stages.append((stage, now - last))
    }
    last = now
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
