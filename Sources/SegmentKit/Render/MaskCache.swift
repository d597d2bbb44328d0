internal import SegmentGraphics
internal import SegmentPixels
internal import SegmentPrimitives
internal import Synchronization

/// Coverages already made, for the frames of an animation: what glides meets the same quarter of a
/// pixel again and again. Any thread may ask.
final class MaskCache: Sendable {
  /// What a coverage shows, apart from where it lies, in whole pixels.
  enum Key: Hashable {
    /// A shape, its edges on quarters of a pixel, blurred.
    case shape(Shape, blur: Double, scale: Double)
    /// The two ends of a shape, each moved inward by quarters of a pixel, blurred.
    case ends(Shape, quarters: Int, blur: Double, scale: Double)
    /// An outline moved to the right by quarters of a pixel.
    case outline(Outline, quarters: Int, scale: Double)
  }

  /// A path that is told from others by little of it.
  struct Outline: Hashable {
    let path: Path

    func hash(into hasher: inout Hasher) {
      hasher.combine(path.elements.count)
      hasher.combine(path.elements.first)
    }
  }

  private let masks = Mutex<[Key: CoverageMask]>([:])

  /// Five phases of three shapes and of seven segments' contents fill half of it; a control whose
  /// size changes may fill it up.
  private static let capacity = 128

  /// The coverage of a key, made where it is not there yet.
  func coverage(
    _ key: Key, _ make: () throws(DrawingError) -> CoverageMask?
  ) throws(DrawingError) -> CoverageMask? {
    if let found = masks.withLock({ $0[key] }) { return found }
    guard let made = try make() else { return nil }
    masks.withLock { cache in
      if cache.count >= MaskCache.capacity { cache.removeAll() }
      cache[key] = made
    }
    return made
  }
}
