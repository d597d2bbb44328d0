import SegmentSystem
import SegmentFiles

/// A bar on a terminal for work that takes longer than half a second; nothing anywhere else.
struct Progress {
  private let total: Int
  private let isShown: Bool
  private let start = monotonicNanoseconds()
  private var done = 0

  private static let patience: UInt64 = 500_000_000
  private static let width = 30

  init(total: Int, console: Console) {
    self.total = total
    isShown = !console.isQuiet && isTerminal(.standardError)
  }

  /// Counts one piece of work; the last one clears the bar.
  mutating func advance() {
    done += 1
    guard isShown, monotonicNanoseconds() - start > Progress.patience else { return }
    let filled = Progress.width * done / total
    let bar =
      String(repeating: "#", count: filled)
      + String(repeating: ".", count: Progress.width - filled)
    let line = done == total ? "\r\u{1B}[K" : "\r[\(bar)] \(done)/\(total)"
    // A bar that cannot be drawn is not missed.
    try? Output.file("/dev/stderr").write(Array(line.utf8), as: .text)
  }
}
