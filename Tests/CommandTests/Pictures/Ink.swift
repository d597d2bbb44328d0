import SegmentPixels
import SegmentPrimitives

/// What can be seen in a picture, as a person with a magnifier would count it.
extension Raster {
  /// The number of pixels that are not fully transparent.
  var inkCount: Int { pixels.count { $0 >> 24 != 0 } }

  /// The opacity of a pixel, 0…255.
  func opacity(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

  /// The opacities of the smallest rectangle that holds all ink, row after row.
  var inkPattern: [[Int]] {
    guard let bounds = inkBounds else { return [] }
    return bounds.rows.map { y in bounds.columns.map { x in opacity(x, y) } }
  }

  /// The part between two columns, with no rows taken away.
  func cropped(to columns: Range<Int>) -> Raster {
    let pixels = (0..<height).flatMap { y in columns.map { x in self[x, y] } }
    return Raster(width: columns.count, height: height, pixels: pixels)
  }

  /// The ranges of columns with ink, from left to right, parted by at least `gap` empty columns.
  func words(gap: Int) -> [Range<Int>] {
    let inked = (0..<width).filter { x in (0..<height).contains { y in opacity(x, y) > 0 } }
    return inked.reduce(into: []) { words, x in
      if let last = words.last, x - last.upperBound < gap {
        words[words.count - 1] = last.lowerBound..<x + 1
      } else {
        words.append(x..<x + 1)
      }
    }
  }

  /// The number of patches of at least half opaque pixels that do not touch each other.
  var patchCount: Int {
    var isSeen = [Bool](repeating: false, count: pixels.count)
    var count = 0
    for start in pixels.indices where !isSeen[start] && pixels[start] >> 24 >= 128 {
      count += 1
      var rest = [start]
      isSeen[start] = true
      while let pixel = rest.popLast() {
        for next in neighbours(of: pixel) where !isSeen[next] && pixels[next] >> 24 >= 128 {
          isSeen[next] = true
          rest.append(next)
        }
      }
    }
    return count
  }

  private func neighbours(of pixel: Int) -> [Int] {
    let (x, y) = (pixel % width, pixel / width)
    return [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
      .filter { 0..<width ~= $0.0 && 0..<height ~= $0.1 }
      .map { $0.1 * width + $0.0 }
  }

  /// How alike the ink of two pictures is, 0…1: common over united opacity, top left corners laid
  /// on each other.
  func likeness(to other: Raster) -> Double {
    let (a, b) = (inkPattern, other.inkPattern)
    func value(_ rows: [[Int]], _ y: Int, _ x: Int) -> Int {
      y < rows.count && x < rows[y].count ? rows[y][x] : 0
    }
    var (common, united) = (0, 0)
    for y in 0..<max(a.count, b.count) {
      for x in 0..<max(a.first?.count ?? 0, b.first?.count ?? 0) {
        common += min(value(a, y, x), value(b, y, x))
        united += max(value(a, y, x), value(b, y, x))
      }
    }
    return united > 0 ? Double(common) / Double(united) : 1
  }
}
