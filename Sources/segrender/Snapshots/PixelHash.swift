import SegmentCodecs
import SegmentCompare
import SegmentGraphics
import SegmentPixels
import SegmentPrimitives

/// The SHA-256 of what a picture shows, whatever bytes store it: its size, and each frame's pixels
/// and duration.
struct PixelHash {
  private var digests = ""

  /// Adds a frame.
  mutating func add(_ frame: SequenceComparison.Picture) {
    let raster = frame.raster
    // A reduced fraction, as there are many ways to write a duration.
    let microseconds = Int((frame.duration.value * 1_000_000).rounded())
    digests += "\(raster.width) \(raster.height) \(microseconds) "
    digests += sha256(
      of: raster.pixels.flatMap { pixel in
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
      })
  }

  /// The hash of all frames, 64 hexadecimal digits.
  var text: String { sha256(of: Array(digests.utf8)) }

  /// The hash of a file.
  /// - Throws: `CommandError.picture`.
  static func of(_ file: [UInt8], path: String) throws(CommandError) -> String {
    var frames = try attempt({ .picture($0, path: path) }, try PictureFrames(file))
    var hash = PixelHash()
    while let frame = try next(&frames, path) { hash.add(frame) }
    return hash.text
  }
}
