/// The integer weights of a Gaussian blur; they sum to 256, so that a constant stays what it is.
struct BlurKernel: Hashable, Sendable {
  /// The weights from the centre outward; the others mirror them.
  let weights: [UInt16]

  /// The taps on each side of the centre.
  var radius: Int { weights.count - 1 }

  /// Makes the weights for a standard deviation in pixels; 0 or less blurs nothing.
  ///
  /// Taps that round to nothing are left out, and the centre takes up what rounding leaves over.
  init(deviation: Double) {
    guard deviation > 0 else {
      weights = [256]
      return
    }
    let raw = BlurKernel.samples(deviation)
    let sum = raw[0] + 2 * raw.dropFirst().reduce(0, +)
    var sides = raw.dropFirst().map { UInt16(($0 / sum * 256).rounded()) }
    while sides.last == 0 { sides.removeLast() }
    weights = [256 - 2 * sides.reduce(0, +)] + sides
  }

  /// The bell curve at whole pixels from the centre outward.
  ///
  /// So narrow a bell that its samples would miss its variance becomes three taps that have it.
  private static func samples(_ deviation: Double) -> [Double] {
    let variance = deviation * deviation
    if variance < 0.4 { return [1 - variance, variance / 2] }
    return (0...Int((3.2 * deviation).rounded(.up))).map { bell(Double($0) / deviation) }
  }

  /// `exp(−x²/2)` from multiplications alone, which are the same on every machine.
  static func bell(_ x: Double) -> Double {
    let t = x * x / 2 / 256
    var result = 1 / (1 + t * (1 + t / 2 * (1 + t / 3 * (1 + t / 4))))
    for _ in 0..<8 { result *= result }
    return result
  }

  /// Fills a run with blurred pixels of a picture.
  ///
  /// The run's pixel `i` is centred on pixel `first + i` of the source; its neighbours lie `stride`
  /// apart: 1 blurs along a row, the picture's width along a column.
  func blur(
    _ source: Span<UInt32>, from first: Int, stride: Int, into pixels: inout MutableSpan<UInt32>,
    _ run: Range<Int>
  ) {
    var index = 0
    while index + pixelsAStep <= run.count {
      let blurred = lanes(of: source, at: first + index, stride: stride)
      pixels.store(blurred, at: run.lowerBound + index)
      index += pixelsAStep
    }
    while index < run.count {
      pixels[run.lowerBound + index] = pixel(of: source, at: first + index, stride: stride)
      index += 1
    }
  }

  @inline(__always)
  private func lanes(of source: Span<UInt32>, at centre: Int, stride: Int) -> PixelLanes {
    let (low, half) = (PixelLanes(repeating: 0xFF), PixelLanes(repeating: 0x80))
    let pixels = source.lanes(at: centre)
    var even = (pixels & low) &* weights[0] &+ half
    var odd = (pixels &>> 8) &* weights[0] &+ half
    for tap in 1..<weights.count {
      let before = source.lanes(at: centre - tap * stride)
      let after = source.lanes(at: centre + tap * stride)
      even &+= ((before & low) &+ (after & low)) &* weights[tap]
      odd &+= ((before &>> 8) &+ (after &>> 8)) &* weights[tap]
    }
    return even &>> 8 | odd & ~low
  }

  private func pixel(of source: Span<UInt32>, at centre: Int, stride: Int) -> UInt32 {
    var sum = Lanes(source[centre]) &* weights[0]
    for tap in 1..<weights.count {
      let pair = Lanes(source[centre - tap * stride]) &+ Lanes(source[centre + tap * stride])
      sum = sum &+ pair &* weights[tap]
    }
    return sum.halved(times: 8).pixel
  }
}
