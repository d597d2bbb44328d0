import Foundation
import SegmentKit
import SegmentPixels
import SegmentPrimitives
import TestSupport

/// The frames of a change as an animated PNG shows them, and the time of each.
struct MovingGolden {
  private let bytes: [UInt8]
  private let frames: [Raster]
  /// One line a frame: its number, when it begins to show and how long it does, in seconds.
  let times: String

  init(bytes: [UInt8]) throws {
    let file = try APNGFile(bytes)
    self.bytes = bytes
    frames = try file.shown()
    times = MovingGolden.text(of: file.frames.map(\.delay))
  }

  /// Reads a case's animation, and its times from the text.
  init(_ golden: GoldenCase) throws {
    bytes = Array(try Data(contentsOf: golden.animation))
    frames = try APNGFile(bytes).shown()
    times = String(decoding: try Data(contentsOf: golden.times), as: UTF8.self)
  }

  private static func text(of delays: [[Int]]) -> String {
    var start = 0.0
    return delays.enumerated().map { index, delay in
      let begin = String(format: "%.4f", start)
      start += Double(delay[0]) / Double(delay[1])
      return "frame \(index) from \(begin) s for \(delay[0])/\(delay[1]) s\n"
    }.joined()
  }

  /// What to tell of the first frame that differs, or of the times; `nil` where none does.
  func failure(of actual: MovingGolden, isExact: Bool) -> String? {
    guard times == actual.times else {
      return "the frames' times differ:\n\(lineChanges(from: times, to: actual.times))"
    }
    for (index, (mine, other)) in zip(frames, actual.frames).enumerated() {
      if let failure = PictureDifference.failure(mine, other, isExact: isExact) {
        return "frame \(index): \(failure)"
      }
    }
    return nil
  }

  /// Writes what was expected, what came, and the first difference where people can look at them.
  func leaveEvidence(against expected: MovingGolden, in folder: URL) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, moving) in [("expected", expected), ("actual", self)] {
      try Data(moving.bytes).write(to: folder.appending(path: name + ".apng"))
      try Data(moving.times.utf8).write(to: folder.appending(path: name + ".txt"))
    }
    let differences = zip(expected.frames, frames).lazy.compactMap(PictureDifference.init)
    guard let first = differences.first(where: { $0.count > 0 }) else { return }
    let bytes = try Renderer().encode(first.picture, scale: 1)
    try Data(bytes).write(to: folder.appending(path: "difference.png"))
  }
}
