internal import SegmentPixels
internal import SegmentPrimitives

/// Writes the chunks of an animated PNG, whose parts can be taken as they come.
struct APNGWriter: Sendable {
  private var chunks = PNGChunkWriter()
  /// The number of the next chunk that is numbered: `fcTL` and `fdAT` share one sequence.
  private var sequenceNumber: UInt32 = 0

  /// Starts a file; its header, the counts of frames and plays, what it says beside its pixels.
  /// - Throws: `PNGError` for metadata that a PNG cannot hold.
  mutating func start(
    _ shape: AnimationShape, _ layout: PixelLayout, frameCount: Int, playCount: Int,
    _ metadata: PNGMetadata
  ) throws(PNGError) {
    chunks.appendHeader(width: shape.width, height: shape.height, layout)
    var counts: [UInt8] = []
    counts.append(bigEndian: UInt32(frameCount))
    counts.append(bigEndian: UInt32(playCount))
    chunks.append(.animationControl, counts)
    try chunks.append(metadata)
    chunks.appendPalette(layout)
  }

  /// Adds a frame: where it belongs, for how long, and its compressed pixels.
  ///
  /// The first one's pixels are the picture of programs that know no animation.
  mutating func append(_ patch: APNGPatch, _ stream: [UInt8], delay: APNGDelay) {
    let isFirst = sequenceNumber == 0
    appendControl(of: patch, delay)
    if isFirst {
      chunks.append(.data, stream)
    } else {
      chunks.append(.frameData, nextNumber() + stream)
    }
  }

  /// Ends the file.
  mutating func end() {
    chunks.append(.end, [])
  }

  /// The bytes since they were last taken.
  mutating func takeBytes() -> [UInt8] { chunks.takeBytes() }

  private mutating func appendControl(of patch: APNGPatch, _ delay: APNGDelay) {
    var data = nextNumber()
    for number in [patch.raster.width, patch.raster.height, patch.x, patch.y] {
      data.append(bigEndian: UInt32(number))
    }
    data.append(bigEndian: UInt32(delay.numerator) << 16 | UInt32(delay.denominator))
    // Nothing is taken away when the frame's time is over: the next one draws on it.
    let disposal: UInt8 = 0
    chunks.append(.frameControl, data + [disposal, patch.blend.rawValue])
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
  /// The numbers of frames and plays.
  fileprivate static let animationControl = PNGChunkType("acTL")
  /// A frame's place, duration and way of drawing.
  fileprivate static let frameControl = PNGChunkType("fcTL")
  /// The compressed pixels of any frame but the first.
  fileprivate static let frameData = PNGChunkType("fdAT")
}
