import SegmentPrimitives

/// Where whole device pixels begin and end in design units, around the middle of an icon.
///
/// The box has whole pixels for its height, so rows are fixed from the start. Columns are free
/// until a drawing asks for a middle line: `centerColumns` then puts it on a pixel's edge or
/// middle, whichever lets the drawing's width be symmetric.
struct PixelGrid: Equatable, Sendable {
  /// The side of a device pixel in design units.
  let pixel: Double
  /// The height of the icon's box in design units, a whole number of pixels.
  let boxHeight: Double
  /// The distance from the middle line to the nearest pixel edge; `nil` if columns do not matter.
  private(set) var columnPhase: Double?

  init(pixel: Double) {
    self.pixel = pixel
    // Rounded up so that no drawing is cut; the tolerance is for sizes that divide evenly.
    boxHeight = (IconMetrics.boxHeight / pixel - 1e-6).rounded(.up) * pixel
  }

  /// The nearest whole number of pixels, at least one.
  func length(_ value: Double) -> Double {
    max((value / pixel).rounded(), 1) * pixel
  }

  /// The nearest whole number of pixels that can lie centred on a part of another length.
  func length(_ value: Double, centeredOn other: Double) -> Double {
    let phase = (other / pixel).rounded().isOdd ? 1.0 : 0
    return max(((value / pixel - phase) / 2).rounded() * 2 + phase, 2 - phase) * pixel
  }

  /// Lets a part this wide lie symmetric about the middle line; its width is in whole pixels.
  mutating func centerColumns(on width: Double) {
    columnPhase = (width / pixel).rounded().isOdd ? pixel / 2 : 0
  }

  /// The nearest pixel edge to a horizontal position.
  func x(_ value: Double) -> Double {
    let phase = columnPhase ?? 0
    return ((value - phase) / pixel).rounded() * pixel + phase
  }

  /// The nearest pixel edge to a vertical position; between two, the one farther from the middle.
  func y(_ value: Double) -> Double {
    let phase = (boxHeight / pixel).rounded().isOdd ? pixel / 2 : 0
    return ((value - phase) / pixel).rounded() * pixel + phase
  }

  /// The width of the box: whole pixels where columns matter, so that the mirror image keeps them.
  func boxWidth(_ width: Double) -> Double {
    columnPhase == nil ? width : (width / pixel - 1e-6).rounded(.up) * pixel
  }

  /// A shift of the drawing that keeps its columns on the pixels of the box.
  func aligned(_ shift: Double) -> Double {
    guard let phase = columnPhase else { return shift }
    return ((shift + phase) / pixel).rounded() * pixel - phase
  }
}

extension Double {
  /// Whether a whole number is odd.
  fileprivate var isOdd: Bool { truncatingRemainder(dividingBy: 2) != 0 }
}
