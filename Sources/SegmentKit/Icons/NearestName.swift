/// Finds what a mistyped name was meant to be.
enum NearestName {
  /// The candidate fewest edits away, the first in order among equals.
  ///
  /// One edit inserts, removes or replaces a character, or swaps two neighbours.
  /// - Returns: `nil` if even the nearest is more than a third of the name's length away.
  static func find(_ name: String, among candidates: [String]) -> String? {
    let typed = Array(name.lowercased().unicodeScalars)
    guard (1...64).contains(typed.count) else { return nil }
    let limit = max(typed.count / 3, 1)
    let distances = candidates.map { (edits(typed, Array($0.unicodeScalars)), $0) }
    return distances.min { $0.0 < $1.0 }.flatMap { $0.0 <= limit ? $0.1 : nil }
  }

  /// The optimal string alignment distance, by dynamic programming over three rows.
  private static func edits(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var twoAgo: [Int] = []
    var previous = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let replacement = previous[j] + (a[i] == b[j] ? 0 : 1)
        var best = min(replacement, previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, twoAgo[j - 1] + 1) }
        row.append(best)
      }
      (twoAgo, previous) = (previous, row)
    }
    return previous[b.count]
  }
}
