package import SegmentPixels
package import SegmentPrimitives

/// What two sequences of pictures have in common and what not, frame by frame; stills are sequences of
/// one.
///
/// Frames are added as they are read, and only what is to be said of them is kept.
package struct SequenceComparison: Sendable {
  /// One frame of a sequence.
  package struct Picture: Sendable {
    /// The pixels.
    package var raster: StraightRaster
    /// How long it shows, in seconds.
    package var duration: Rational

    /// Makes a frame.
    package init(raster: StraightRaster, duration: Rational) {
      (self.raster, self.duration) = (raster, duration)
    }
  }

  /// A frame that is not the same in both sequences.
  package struct Frame: Sendable {
    /// Its number, from 0.
    package let index: Int
    /// When it appears in the first sequence, in seconds.
    package let start: Rational
    /// How its pixels differ.
    package let pixels: ImageComparison
    /// How long it shows in the first and in the second sequence, in seconds.
    package let durations: (a: Rational, b: Rational)
    /// Whether its pixels differ by more than is tolerated.
    package let isDifferent: Bool

    /// Whether it shows for another time.
    package var lastsDifferently: Bool { !durations.a.isEqual(to: durations.b) }
  }

  /// How much is tolerated.
  package let tolerance: Tolerance
  /// How many frames there are.
  package private(set) var counts = (a: 0, b: 0)
  /// The frames that are not wholly the same, tolerated or not, in order.
  package private(set) var frames: [Frame] = []
  /// The difference of the most different frame as a picture, if it is kept.
  package private(set) var worst: (index: Int, image: Raster)?
  private var most = -1
  private let keepsImage: Bool
  private var start = Rational(0, 1)

  /// Starts a comparison.
  /// - Parameter keepsImage: whether `worst` is to be made.
  package init(tolerance: Tolerance, keepsImage: Bool = false) {
    (self.tolerance, self.keepsImage) = (tolerance, keepsImage)
  }

  /// Whether nothing differs by more than is tolerated; each frame has its share of pixels.
  package var isSame: Bool {
    counts.a == counts.b && !frames.contains { $0.isDifferent || $0.lastsDifferently }
  }

  /// The frame whose greatest difference is the greatest of all, as the eye sees it.
  package var farthest: Frame? {
    // Of equal ones the first.
    frames.reduce(nil) { best, frame in
      guard let best else { return frame }
      return frame.pixels.greatest.perceptual > best.pixels.greatest.perceptual ? frame : best
    }
  }

  /// Adds the next frames; a sequence that has ended has none.
  /// - Precondition: both frames have the same size.
  package mutating func add(_ a: Picture?, _ b: Picture?) {
    counts.a += a == nil ? 0 : 1
    counts.b += b == nil ? 0 : 1
    guard let a, let b else { return }
    var pixels = ImageComparison(a.raster, b.raster, tolerance.rule)
    if keepsImage, pixels.different > most {
      most = pixels.different
      worst = (counts.a - 1, pixels.image(over: a.raster))
    }
    pixels.forgetMarks()
    let frame = Frame(
      index: counts.a - 1, start: start, pixels: pixels, durations: (a.duration, b.duration),
      isDifferent: pixels.share > tolerance.share)
    if !pixels.isExact || frame.lastsDifferently { frames.append(frame) }
    start = start + a.duration
  }
}

extension Rational {
  /// Whether both are the same number, however it is written.
  fileprivate func isEqual(to other: Rational) -> Bool {
    numerator * other.denominator == other.numerator * denominator
  }
}
