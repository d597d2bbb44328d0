import SegmentCodecs
import SegmentCompare
import SegmentFiles
import SegmentKit
import SegmentPixels

extension Snapshot {
  /// How a picture stands to its golden.
  enum Outcome: Sendable {
    /// It looks the same, exactly or within the tolerance.
    case same(FileComparison)
    /// It looks different.
    case different(FileComparison)
    /// There is no golden.
    case missing
    /// It cannot be drawn, or its golden cannot be read; the line says why.
    case failed(String)
  }

  /// Draws the picture and compares it with its golden, frame by frame.
  func outcome(_ renderer: Renderer) -> Outcome {
    do throws(CommandError) {
      guard exists(golden) else {
        // What cannot be drawn has nothing to record.
        try draw(renderer) { _ in
          true
        } consume: { _ in
        }
        return .missing
      }
      let comparison = try comparison(renderer)
      return comparison.isSame ? .same(comparison) : .different(comparison)
    } catch {
      return .failed(error.lines.joined(separator: "; "))
    }
  }

  /// The comparison of the golden, which is the first, with what is drawn here.
  func comparison(
    _ renderer: Renderer, keepsImage: Bool = false
  ) throws(CommandError) -> FileComparison {
    let bytes = try pictureFile(at: golden)
    var stored = try attempt({ .picture($0, path: golden) }, try PictureFrames(bytes))
    let there = FileComparison.File(golden, stored)
    var here = there
    var frames = SequenceComparison(tolerance: tolerance, keepsImage: keepsImage)
    try draw(renderer) { file in
      here = file
      return file.size == there.size
    } consume: { (frame) throws(CommandError) in
      frames.add(try next(&stored, golden), frame)
    }
    if here.size == there.size {
      while let rest = try next(&stored, golden) { frames.add(rest, nil) }
    }
    var comparison = FileComparison(there, here, frames)
    if !comparison.isExact, let recorded = PictureRecord(file: bytes) {
      comparison.changes = try record(renderer).changes(since: recorded)
    }
    return comparison
  }

  /// Why the golden may look otherwise: what drew it, its document, and whether it is still what was
  /// recorded.
  func reasons() throws(CommandError) -> [String] {
    let bytes = try pictureFile(at: golden)
    guard let there = Fingerprint(file: bytes) else {
      return ["the golden has no fingerprint, so what drew it is not known"]
    }
    let reasons = try fingerprint(Renderer()).reasons(against: there)
    guard let pixels = there[Fingerprint.pixelsName],
      try PixelHash.of(bytes, path: golden) != pixels
    else { return reasons }
    return reasons + ["the golden was changed after it was recorded"]
  }
}
