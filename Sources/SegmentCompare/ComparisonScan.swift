internal import SegmentPixels

/// One pass over two pictures, row after row.
struct ComparisonScan {
  private let width: Int
  private let height: Int
  private let rule: Tolerance.Rule
  /// The square distance above which a pixel differs; none by levels.
  private let limit: Double
  private var marks: [UInt8]
  private var changed = 0
  private var different = 0
  private var antiAliased = 0
  private var levels = 0
  private var farthest = (squareDistance: 0.0, position: 0)
  private var differentRows: [Int] = []

  init(width: Int, height: Int, rule: Tolerance.Rule) {
    (self.width, self.height, self.rule) = (width, height, rule)
    marks = Array(repeating: ImageComparison.Mark.same.rawValue, count: width * height)
    limit =
      if case .perceptual(let threshold, _) = rule {
        PerceptualDifference.squareDistance(threshold: threshold)
      } else { 0 }
  }

  /// Compares all pixels; eight at once where they are equal.
  mutating func run(_ a: Span<UInt32>, _ b: Span<UInt32>) {
    for y in 0..<height {
      let before = different
      var position = y * width
      let end = position + width
      while position &+ 8 <= end {
        let left: EightPixels = a.eight(at: position)
        let right: EightPixels = b.eight(at: position)
        if (left ^ right).isAnySet {
          for offset in position..<position &+ 8 { visit(offset, y, a, b) }
        }
        position &+= 8
      }
      while position < end {
        visit(position, y, a, b)
        position += 1
      }
      if different > before { differentRows.append(y) }
    }
  }

  @inline(__always)
  private mutating func visit(_ position: Int, _ y: Int, _ a: Span<UInt32>, _ b: Span<UInt32>) {
    let (old, new) = (a[position], b[position])
    guard old != new else { return }
    changed += 1
    let difference = levelDifference(old, new)
    levels = max(levels, difference)
    let distance = PerceptualDifference.squareDistance(old, new, at: position)
    if distance > farthest.squareDistance { farthest = (distance, position) }
    switch rule {
    case .levels(let allowed): if difference > allowed { mark(position, .different) }
    case .perceptual(_, let countsAntiAliasing):
      guard distance > limit else { return }
      let isSoft = !countsAntiAliasing && isSoft(position, y, a, b)
      mark(position, isSoft ? .antiAliased : .different)
    }
  }

  private func isSoft(_ position: Int, _ y: Int, _ a: Span<UInt32>, _ b: Span<UInt32>) -> Bool {
    let edges = AntiAliasing(width: width, height: height)
    let x = position - y * width
    return edges.isSoft(x: x, y: y, in: a, other: b) || edges.isSoft(x: x, y: y, in: b, other: a)
  }

  private mutating func mark(_ position: Int, _ mark: ImageComparison.Mark) {
    marks[position] = mark.rawValue
    if mark == .different { different += 1 } else { antiAliased += 1 }
  }

  /// What was found.
  func result(pixelCount: Int) -> ImageComparison {
    var result = ImageComparison(equal: pixelCount)
    result.changed = changed
    result.different = different
    result.antiAliased = antiAliased
    result.greatest.levels = levels
    result.greatest.perceptual = PerceptualDifference.threshold(
      squareDistance: farthest.squareDistance)
    (result.greatest.y, result.greatest.x) = farthest.position.quotientAndRemainder(
      dividingBy: width)
    result.regions = ChangedRegions.boxes(marks: marks, width: width, rows: differentRows)
    result.marks = marks
    return result
  }
}

/// The greatest difference of any channel of two straight pixels, as painted: the colours of pixels
/// that do not show make none.
@inline(__always)
private func levelDifference(_ a: UInt32, _ b: UInt32) -> Int {
  var (a, b) = (a, b)
  if a & b < 0xFF00_0000 {
    (a, b) = (StraightColor(rgba: a).premultiplied, StraightColor(rgba: b).premultiplied)
  }
  func difference(_ shift: UInt32) -> Int { abs(Int(a >> shift & 255) - Int(b >> shift & 255)) }
  return max(difference(0), difference(8), difference(16), difference(24))
}
