package import SegmentPixels

/// What two pictures of one size have in common and what not.
package struct ImageComparison: Equatable, Sendable {
  /// What a pixel is found to be.
  enum Mark: UInt8 {
    /// Equal, or different by less than is tolerated.
    case same
    /// Different, but part of a soft edge.
    case antiAliased
    /// Different by more than is tolerated.
    case different
  }

  /// The greatest difference of any pixel, tolerated or not.
  package struct Greatest: Equatable, Sendable {
    /// In levels of the channel that differs most, as painted, 0…255.
    package var levels = 0
    /// As the eye sees it: the threshold that would just let it pass, 0…1.
    package var perceptual = 0.0
    /// Where the latter is.
    package var x = 0, y = 0

    /// No difference at all.
    package init() {}
  }

  /// How many pixels each picture has.
  package let pixelCount: Int
  /// How many pixels are not equal, tolerated or not.
  package internal(set) var changed = 0
  /// How many pixels are different by more than is tolerated.
  package internal(set) var different = 0
  /// How many pixels are different by more, but left out as parts of soft edges.
  package internal(set) var antiAliased = 0
  /// The greatest difference.
  package internal(set) var greatest = Greatest()
  /// Where pixels are different, in the order of reading; pixels that are near are one region.
  package internal(set) var regions: [PixelBounds] = []
  /// A mark for each pixel, row after row; none where the pictures are equal.
  var marks: [UInt8] = []

  /// The share of all pixels that is different, 0…1.
  package var share: Double { pixelCount == 0 ? 0 : Double(different) / Double(pixelCount) }

  /// Whether all pixels are equal.
  package var isExact: Bool { changed == 0 }

  /// Compares two pictures; equal ones are found equal by their memory alone.
  /// - Precondition: both have the same size.
  package init(_ a: StraightRaster, _ b: StraightRaster, _ rule: Tolerance.Rule) {
    precondition(a.width == b.width && a.height == b.height, "only equal sizes are compared")
    guard a.pixels != b.pixels else {
      self.init(equal: a.pixels.count)
      return
    }
    var scan = ComparisonScan(width: a.width, height: a.height, rule: rule)
    scan.run(a.pixels.span, b.pixels.span)
    self = scan.result(pixelCount: a.pixels.count)
  }

  /// Drops what only `image(over:)` needs.
  mutating func forgetMarks() { marks = [] }

  /// A comparison of pictures that are equal.
  init(equal pixelCount: Int) { self.pixelCount = pixelCount }
}
