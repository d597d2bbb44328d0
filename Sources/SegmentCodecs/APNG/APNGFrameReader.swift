internal import SegmentPixels
internal import SegmentPrimitives

/// Reads an animated PNG's frames and composes them (PNG 3 §11.3.6).
///
/// Each frame is decoded as a PNG of its own, made of the file's header, palette and its data.
struct APNGFrameReader: FrameReader, ~Copyable {
  let header: FrameHeader
  private let decoder: PNGDecoder
  private let chunks: PNGChunks
  private let frames: [APNGStoredFrame]
  private var canvas: StraightRaster
  private var index = 0

  /// Takes a file apart; `nil` where it is no animation.
  /// - Throws: `PNGDecodingError` for a file that breaks the format.
  static func open(
    _ bytes: [UInt8], _ decoder: PNGDecoder
  ) throws(PNGDecodingError) -> APNGFrameReader? {
    try decoder.checkStart(bytes)
    let chunks = try PNGChunks(bytes)
    guard let control = chunks[.animationControl], control.count == 8,
      chunks[.header]?.count == 13
    else { return nil }
    // The default image is read, too: it declares the colours, and a broken one is noticed.
    let (still, colors) = try decoder.decodeStraight(bytes)
    let frames = try APNGStoredFrame.all(in: chunks, width: still.width, height: still.height)
    guard frames.count == Int(control.bigEndian(at: control.startIndex)), !frames.isEmpty else {
      throw .malformed(reason: "it has another number of frames than it says")
    }
    let header = FrameHeader(
      colors: colors, size: (still.width, still.height),
      playCount: Int(control.bigEndian(at: control.startIndex + 4)))
    return APNGFrameReader(header, decoder, chunks, frames)
  }

  private init(
    _ header: FrameHeader, _ decoder: PNGDecoder, _ chunks: PNGChunks, _ frames: [APNGStoredFrame]
  ) {
    (self.header, self.decoder, self.chunks, self.frames) = (header, decoder, chunks, frames)
    canvas = StraightRaster(width: header.size.width, height: header.size.height)
  }

  mutating func next() throws(PictureError) -> StoredFrame? {
    guard index < frames.count else { return nil }
    let frame = frames[index]
    let picture: StraightRaster
    do { picture = try decoder.decodeStraight(frame.file(chunks)).raster } catch {
      throw .png(error)
    }
    let before = canvas
    let (x, y) = (frame.bounds.columns.lowerBound, frame.bounds.rows.lowerBound)
    canvas.put(picture, at: (x, y), blends: frame.blends)
    let shown = StoredFrame(raster: canvas, duration: frame.delay)
    switch frame.disposal {
    case .none: break
    // There is nothing before the first frame.
    case .previous where index > 0: canvas = before
    case .background, .previous: canvas.clear(frame.bounds)
    }
    index += 1
    return shown
  }
}

/// One frame as its control chunk announces it, and where its data lies.
private struct APNGStoredFrame {
  /// What happens to the canvas before the next frame.
  enum Disposal: UInt8 {
    case none
    case background
    case previous
  }

  let bounds: PixelBounds
  let delay: Rational
  let disposal: Disposal
  let blends: Bool
  var parts: [(chunk: PNGChunks.Chunk, header: Int)] = []

  /// The frames of a file, their sequence numbers verified.
  static func all(
    in chunks: PNGChunks, width: Int, height: Int
  ) throws(PNGDecodingError) -> [APNGStoredFrame] {
    var (frames, number) = ([APNGStoredFrame](), UInt32(0))
    for chunk in chunks.all {
      let data = chunks.data(of: chunk)
      let isNumbered = chunk.type == .frameControl || chunk.type == .frameData
      if isNumbered {
        guard data.count >= 4, data.bigEndian(at: data.startIndex) == number else {
          throw .malformed(reason: "its frames are not in sequence")
        }
        number += 1
      }
      if chunk.type == .frameControl {
        frames.append(try APNGStoredFrame(data, width: width, height: height))
      } else if chunk.type == .imageData || chunk.type == .frameData, !frames.isEmpty {
        // An image before the first control chunk is for programs without animation.
        frames[frames.count - 1].parts.append((chunk, isNumbered ? 4 : 0))
      }
    }
    return frames
  }

  private init(_ data: ArraySlice<UInt8>, width: Int, height: Int) throws(PNGDecodingError) {
    let start = data.startIndex
    guard data.count == 26, let disposal = Disposal(rawValue: data[start + 24]),
      data[start + 25] < 2
    else { throw .malformed(reason: "a frame's control chunk is broken") }
    let numbers = (1...4).map { Int(data.bigEndian(at: start + 4 * $0)) }
    guard numbers[0] > 0, numbers[1] > 0, numbers[0] + numbers[2] <= width,
      numbers[1] + numbers[3] <= height
    else { throw .malformed(reason: "a frame lies outside the canvas") }
    bounds = PixelBounds(
      columns: numbers[2]..<numbers[2] + numbers[0], rows: numbers[3]..<numbers[3] + numbers[1])
    let delay = data.bigEndian(at: start + 20)
    // A denominator of 0 means hundredths.
    self.delay = Rational(Int(delay >> 16), delay & 0xFFFF == 0 ? 100 : Int(delay & 0xFFFF))
    (self.disposal, blends) = (disposal, data[start + 25] == 1)
  }

  /// The frame as a file of its own.
  func file(_ chunks: PNGChunks) -> [UInt8] {
    var writer = PNGChunkWriter()
    var size: [UInt8] = []
    size.append(bigEndian: UInt32(bounds.columns.count))
    size.append(bigEndian: UInt32(bounds.rows.count))
    writer.append(.header, size + (chunks[.header] ?? []).dropFirst(8))
    for type in [PNGChunkType.palette, .transparency] {
      if let data = chunks[type] { writer.append(type, data) }
    }
    for (chunk, header) in parts {
      writer.append(.imageData, chunks.data(of: chunk).dropFirst(header))
    }
    writer.append(.trailer, [])
    return writer.bytes
  }
}
