import SegmentPixels
import SegmentPrimitives

/// How two pictures of one size differ.
struct PictureDifference: Equatable {
  /// How many pixels differ at all.
  let count: Int
  /// The largest difference of any component, 0…255.
  let largest: Int
  /// Black where the pictures agree, brighter red the more they differ.
  let picture: Raster

  /// Compares two pictures; `nil` where their sizes differ.
  init?(_ expected: Raster, _ actual: Raster) {
    guard expected.width == actual.width, expected.height == actual.height else { return nil }
    let distances = zip(expected.pixels, actual.pixels).map(PictureDifference.distance)
    count = distances.count { $0 > 0 }
    largest = distances.max() ?? 0
    picture = Raster(
      width: expected.width, height: expected.height,
      // From half red on, so that a difference of one level can be seen.
      pixels: distances.map { 0xFF00_0000 | ($0 > 0 ? UInt32(128 + $0 / 2) << 16 : 0) })
  }

  private static func distance(_ pixel: UInt32, _ other: UInt32) -> Int {
    let components = [0, 8, 16, 24].map { (shift: UInt32) -> Int in
      abs(Int(pixel >> shift & 255) - Int(other >> shift & 255))
    }
    return components.max() ?? 0
  }

  /// What other versions of the libraries may change: edges by a few of Cairo's samples, nothing
  /// else. Anything that is moved by a pixel differs more.
  func isWithinTolerance(of size: Int) -> Bool {
    largest <= 48 && count * 20 <= size
  }

  /// What to tell of two pictures that are not alike; `nil` where they are, to the last level or
  /// within the tolerance for other libraries.
  static func failure(_ expected: Raster, _ actual: Raster, isExact: Bool) -> String? {
    guard let difference = PictureDifference(expected, actual) else {
      return
        "the size is \(actual.width)×\(actual.height), not \(expected.width)×\(expected.height)"
    }
    let isAllowed =
      isExact ? difference.count == 0 : difference.isWithinTolerance(of: expected.pixels.count)
    guard !isAllowed else { return nil }
    return "\(difference.count) pixels differ, by at most \(difference.largest) of 255"
  }
}
