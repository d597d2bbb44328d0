internal import SegmentGraphics
internal import SegmentPrimitives
internal import Synchronization

/// Shadows already blurred, for the frames of an animation: a shape that glides meets the same
/// quarter of a pixel again and again. Any thread may ask.
final class ShadowCache: Sendable {
  /// A shadow apart from where it lies, in quarters of a pixel.
  struct Key: Hashable {
    let shape: Shape
    let blur: Double
    let scale: Double
  }

  private let shadows = Mutex<[Key: Coverage]>([:])

  /// Sixteen phases of two shadows fill half of it; a control whose size changes may fill it up.
  private static let capacity = 64

  /// The shadow of a key, made where it is not there yet.
  func coverage(
    _ key: Key, _ make: () throws(DrawingError) -> Coverage?
  ) throws(DrawingError) -> Coverage? {
    if let found = shadows.withLock({ $0[key] }) { return found }
    guard let made = try make() else { return nil }
    shadows.withLock { cache in
      if cache.count >= ShadowCache.capacity { cache.removeAll() }
      cache[key] = made
    }
    return made
  }
}
