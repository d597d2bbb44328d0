/// The word that was most likely meant.
///
/// Words are near when few letters must be added, dropped, changed or swapped with their
/// neighbour (at most a third of them, one for short words, never all), whatever their case; else
/// when the text is the beginning of one, two letters or more.
/// - Returns: the nearest word, the first of equally near ones, else the shortest that begins so,
///   or `nil` where none is near.
public func nearestWord(to text: String, in words: some Sequence<String>) -> String? {
  let wanted = Array(text.lowercased().unicodeScalars.prefix(64))
  guard !wanted.isEmpty else { return nil }
  var best: (word: String, distance: Int)?
  var beginnings: [String] = []
  for word in words {
    let letters = Array(word.lowercased().unicodeScalars)
    let distance = editDistance(wanted, letters)
    let allowed = min(wanted.count - 1, max(1, max(wanted.count, letters.count) / 3))
    if distance <= allowed, distance < best?.distance ?? .max { best = (word, distance) }
    if letters.starts(with: wanted) { beginnings.append(word) }
  }
  let shortest = beginnings.min { $0.count < $1.count }
  return best?.word ?? (wanted.count > 1 ? shortest : nil)
}

/// The Damerau–Levenshtein distance in which no part is edited twice.
func editDistance<Element: Equatable>(_ a: [Element], _ b: [Element]) -> Int {
  var rows = [Array(0...b.count)]
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var cost = min(row[j], rows[i][j + 1]) + 1
      cost = min(cost, rows[i][j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        cost = min(cost, rows[i - 1][j - 1] + 1)
      }
      row.append(cost)
    }
    rows.append(row)
  }
  return rows[a.count][b.count]
}
