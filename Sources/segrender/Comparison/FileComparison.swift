import SegmentCodecs
import SegmentCompare
import SegmentFiles
import SegmentKit
import SegmentPixels
import SegmentPrimitives

/// What two picture files have in common and what not.
struct FileComparison: Sendable {
  /// What is known of one file.
  struct File: Sendable {
    let path: String
    let size: (width: Int, height: Int)
    let colors: ColorDeclaration
    /// How often it plays, 0 for ever; `nil` for a still.
    var playCount: Int?
  }

  let a: File
  let b: File
  /// Whether the files have the same bytes, so that nothing else was compared.
  let hasSameBytes: Bool
  /// The frames; none are compared where the sizes differ.
  let frames: SequenceComparison
  /// What the differences mean, where both pictures are recorded; empty for others and for none.
  var changes: [PictureChange] = []

  /// Whether both have the same size.
  var hasSameSize: Bool { a.size == b.size }
  /// Whether the numbers of both mean the same colours.
  var hasSameColors: Bool { a.colors.colors == b.colors.colors }
  /// Whether both play as often; where one is a still, the number of frames says it all.
  var playsAsOften: Bool { a.playCount == nil || b.playCount == nil || a.playCount == b.playCount }
  /// Whether nothing differs by more than is tolerated; a part that is gone never is.
  var isSame: Bool {
    hasSameSize && hasSameColors && playsAsOften && frames.isSame
      && !changes.contains(where: \.isStructural)
  }
  /// Whether nothing differs at all.
  var isExact: Bool { isSame && frames.frames.isEmpty }
  /// Whether there is more than one frame.
  var isAnimated: Bool { max(frames.counts.a, frames.counts.b) > 1 }

  /// A comparison of what was read and compared elsewhere.
  init(_ a: File, _ b: File, _ frames: SequenceComparison) {
    (self.a, self.b, self.frames) = (a, b, frames)
    hasSameBytes = false
  }

  /// Compares two files by their bytes, and where these differ by their pixels.
  /// - Parameter stage: called with the name of each stage when it ends, once a frame.
  /// - Throws: `CommandError.file`, `.picture` for a file that cannot be read.
  init(
    _ a: String, _ b: String, _ tolerance: Tolerance, keepsImage: Bool = false,
    stage: (String) -> Void = { _ in }
  ) throws(CommandError) {
    let (left, right) = (try pictureFile(at: a), try pictureFile(at: b))
    stage("file")
    try self.init((a, left), (b, right), tolerance, keepsImage: keepsImage, stage: stage)
  }

  /// The same for bytes that have been read, and the names to give them in messages.
  private init(
    _ a: (path: String, bytes: [UInt8]), _ b: (path: String, bytes: [UInt8]),
    _ tolerance: Tolerance, keepsImage: Bool, stage: (String) -> Void
  ) throws(CommandError) {
    hasSameBytes = a.bytes == b.bytes
    var left = try attempt({ .picture($0, path: a.path) }, try PictureFrames(a.bytes))
    var frames = SequenceComparison(tolerance: tolerance, keepsImage: keepsImage)
    if hasSameBytes {
      // Once is enough, but a file that is broken is no picture, however often it is there.
      while let frame = try next(&left, a.path) { frames.add(frame, frame) }
      self.a = File(a.path, left)
      self.b = File(b.path, left)
    } else {
      var right = try attempt({ .picture($0, path: b.path) }, try PictureFrames(b.bytes))
      if left.size == right.size { try compare(&left, a.path, &right, b.path, &frames, stage) }
      self.a = File(a.path, left)
      self.b = File(b.path, right)
    }
    self.frames = frames
    if !hasSameBytes, !isExact, let there = PictureRecord(file: a.bytes),
      let here = PictureRecord(file: b.bytes)
    {
      changes = here.changes(since: there)
    }
  }
}

extension FileComparison.File {
  /// What is known of a file that is open.
  init(_ path: String, _ frames: borrowing PictureFrames) {
    self.init(
      path: path, size: frames.size, colors: frames.colors, playCount: frames.playCount)
  }
}

/// Reads both files to their ends.
private func compare(
  _ a: inout PictureFrames, _ pathA: String, _ b: inout PictureFrames, _ pathB: String,
  _ frames: inout SequenceComparison, _ stage: (String) -> Void
) throws(CommandError) {
  while true {
    let (left, right) = (try next(&a, pathA), try next(&b, pathB))
    if left == nil, right == nil { return }
    stage("frames")
    frames.add(left, right)
    stage("comparison")
  }
}

/// The next frame of an open file.
func next(
  _ frames: inout PictureFrames, _ path: String
) throws(CommandError) -> SequenceComparison.Picture? {
  let frame: StoredFrame?
  do { frame = try frames.next() } catch { throw .picture(error, path: path) }
  return frame.map { SequenceComparison.Picture(raster: $0.raster, duration: $0.duration) }
}
