internal import SegmentPixels
internal import SegmentPrimitives

/// Writes the chunks of an animated PNG (PNG 3, §11.3.6) and gives its bytes away as they come.
struct APNGWriter: Sendable {
  private var chunks = PNGChunkWriter()
  /// The next sequence number: `fcTL` and `fdAT` chunks share one sequence.
  private var sequenceNumber: UInt32 = 0

  /// Starts a file: its header, the numbers of frames and plays, and the metadata.
  /// - Throws: `PNGError` for metadata that a PNG cannot hold.
  mutating func start(
    _ shape: AnimationShape, frameCount: Int, playCount: Int, _ metadata: PNGMetadata
  ) throws(PNGError) {
    chunks.appendHeader(width: shape.width, height: shape.height, .rgba)
    var counts: [UInt8] = []
    counts.append(bigEndian: UInt32(frameCount))
    counts.append(bigEndian: UInt32(playCount))
    chunks.append(.animationControl, counts)
    try chunks.append(metadata)
  }

  /// Adds a frame: its rectangle, its delay and its compressed pixels.
  ///
  /// The first one's pixels are the default image, for programs without animation.
  mutating func append(_ patch: APNGPatch, _ stream: [UInt8], delay: APNGDelay) {
    let isFirst = sequenceNumber == 0
    appendFrameControl(of: patch, delay)
    if isFirst {
      chunks.append(.imageData, stream)
    } else {
      chunks.append(.frameData, nextNumber() + stream)
    }
  }

  /// Ends the file.
  mutating func end() {
    chunks.append(.trailer, [])
  }

  /// Gives the bytes since the last call away.
  mutating func takeBytes() -> [UInt8] { chunks.takeBytes() }

  private mutating func appendFrameControl(of patch: APNGPatch, _ delay: APNGDelay) {
    var data = nextNumber()
    let (columns, rows) = (patch.bounds.columns, patch.bounds.rows)
    for number in [columns.count, rows.count, columns.lowerBound, rows.lowerBound] {
      data.append(bigEndian: UInt32(number))
    }
    data.append(bigEndian: UInt32(delay.numerator) << 16 | UInt32(delay.denominator))
    // Dispose op none: the next frame draws on this one.
    let disposeOp: UInt8 = 0
    chunks.append(.frameControl, data + [disposeOp, patch.blendOp.rawValue])
  }

  private mutating func nextNumber() -> [UInt8] {
    var data: [UInt8] = []
    data.append(bigEndian: sequenceNumber)
    // The count of frames allows 2³² − 3 numbers at most.
    sequenceNumber += 1
    return data
  }
}

extension PNGChunkType {
  /// Animation control: the numbers of frames and plays.
  static let animationControl = PNGChunkType("acTL")
  /// Frame control: a frame's rectangle, delay, dispose op and blend op.
  static let frameControl = PNGChunkType("fcTL")
  /// Frame data: the compressed pixels of any frame but the first.
  static let frameData = PNGChunkType("fdAT")
}
