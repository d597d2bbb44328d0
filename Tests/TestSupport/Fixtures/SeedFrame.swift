import Foundation

/// A frame of the expanding control's change at 60 frames a second, computed apart from this
/// project (`fixtures/reference/seed_frames_60fps.csv`).
package struct SeedFrame: Sendable {
  /// How far the change is, 0 to about 1.02.
  package let progress: Double
  /// The width of the segment that is being selected, in points.
  package let growing: Double
  /// The width of the one that was, in points.
  package let shrinking: Double
  /// The width of the third, in points.
  package let resting: Double

  /// All frames, the last of them at the end of the change.
  package static var all: [SeedFrame] {
    get throws {
      let text = String(decoding: try Repository.reference("seed_frames_60fps.csv"), as: UTF8.self)
      return text.split(whereSeparator: \.isNewline).dropFirst().map { line in
        let cells = line.split(separator: ",").compactMap { Double($0) }
        return SeedFrame(
          progress: cells[2], growing: cells[3], shrinking: cells[4], resting: cells[5])
      }
    }
  }
}
