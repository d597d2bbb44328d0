/// Chooses few colours for many (median cut): boxes of colours are halved where that lowers the error
/// most.
///
/// The error is the squared distance in encoded sRGB, green twice as heavy as red and blue, summed
/// over the pixels. Only sums, products and quotients enter, so that every machine chooses the same.
struct ColorReduction {
  private var boxes: [ColorBox]

  /// Starts with one colour for all of a histogram's, of which there must be one at least.
  init(_ histogram: ColorHistogram) {
    boxes = [ColorBox(zip(histogram.colors, histogram.counts).map { ($0, $1) })]
  }

  /// The chosen colours.
  var colors: [UInt32] { boxes.map(\.representative) }

  /// Halves boxes until there are so many colours, or none can be halved.
  mutating func refine(to count: Int) {
    while boxes.count < count {
      var worst = 0
      for index in boxes.indices where boxes[index].error > boxes[worst].error { worst = index }
      guard let (lower, upper) = boxes[worst].halves else { return }
      boxes[worst] = lower
      boxes.append(upper)
    }
  }
}

/// Some colours, how many pixels have each, and how far they are from their mean.
private struct ColorBox {
  /// The colours and their numbers of pixels.
  private let members: [(color: UInt32, count: Int)]
  private let weight: Double
  private let mean: SIMD4<Double>
  /// The sum of squared distances from the mean over all pixels, by component.
  private let errors: SIMD4<Double>

  init(_ members: [(color: UInt32, count: Int)]) {
    var (weight, sums, squares) = (0.0, SIMD4<Double>(), SIMD4<Double>())
    for (color, count) in members {
      let (value, count) = (ColorBox.components(color), Double(count))
      weight += count
      sums += value * count
      squares += value * value * count
    }
    self.members = members
    self.weight = weight
    mean = sums / weight
    errors = (squares - sums * mean) * SIMD4(1, 2, 1, 0)
  }

  /// The weighted error of the whole box.
  var error: Double { errors.x + errors.y + errors.z }

  /// The colours below and above the mean of the component with the greatest error; `nil` for a
  /// single colour.
  var halves: (ColorBox, ColorBox)? {
    guard members.count > 1 else { return nil }
    let axis = errors.y >= max(errors.x, errors.z) ? 1 : errors.z >= errors.x ? 2 : 0
    let lower = members.filter { ColorBox.components($0.color)[axis] <= mean[axis] }
    let upper = members.filter { ColorBox.components($0.color)[axis] > mean[axis] }
    guard !lower.isEmpty, !upper.isEmpty else { return nil }
    return (ColorBox(lower), ColorBox(upper))
  }

  /// The colour that makes up at least half of the box, so that flat areas stay exact, or the mean.
  var representative: UInt32 {
    let most = members.max { ($0.count, $0.color) < ($1.count, $1.color) }
    if let most, Double(most.count) * 2 >= weight { return most.color }
    let rounded = SIMD4<UInt32>(mean + 0.5)
    return 0xFF00_0000 | rounded.z << 16 | rounded.y << 8 | rounded.x
  }

  /// Blue, green and red.
  private static func components(_ color: UInt32) -> SIMD4<Double> {
    SIMD4<Double>(SIMD4<UInt32>(color & 0xFF, color >> 8 & 0xFF, color >> 16 & 0xFF, 0))
  }
}
