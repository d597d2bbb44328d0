import SegmentCodecs
import SegmentPixels
import SegmentPrimitives

/// An animated PNG taken apart and played as the format's specification says, apart from the code
/// under test; only the pixels of each frame are read by the decoder of still pictures (libspng).
struct APNGFile {
  struct Frame {
    var sequenceNumber: Int
    var columns: Range<Int>
    var rows: Range<Int>
    /// The numbers above and below the line, as stored.
    var delay: [Int]
    /// 0 leaves the frame, 1 clears its rectangle, 2 restores what was there.
    var disposal: Int
    /// 0 replaces, 1 draws over.
    var blend: Int
    var stream: [UInt8] = []
  }

  struct Broken: Error {}

  let png: PNGFile
  private(set) var frames: [Frame] = []
  /// The numbers of all `fcTL` and `fdAT` chunks in the order of the file.
  private(set) var sequence: [Int] = []

  init(_ bytes: [UInt8]) throws {
    png = PNGFile(bytes)
    for chunk in png.chunks {
      switch chunk.type {
      case "fcTL":
        frames.append(try Frame(control: chunk.data))
        sequence.append(try Self.number(chunk.data, 0))
      case "IDAT" where !frames.isEmpty:
        frames[frames.count - 1].stream += chunk.data
      case "fdAT":
        guard !frames.isEmpty else { throw Broken() }
        sequence.append(try Self.number(chunk.data, 0))
        frames[frames.count - 1].stream += chunk.data.dropFirst(4)
      default: break
      }
    }
  }

  /// The announced numbers of frames and of plays.
  var counts: [Int] {
    get throws {
      guard let control = png["acTL"] else { throw Broken() }
      return try [Self.number(control, 0), Self.number(control, 4)]
    }
  }

  /// What shows while each frame's time lasts.
  func shown() throws -> [Raster] {
    guard let header = png["IHDR"] else { throw Broken() }
    var canvas = try Raster(width: Self.number(header, 0), height: Self.number(header, 4))
    var result: [Raster] = []
    for (index, frame) in frames.enumerated() {
      let before = canvas
      canvas.draw(try picture(of: frame), in: frame)
      result.append(canvas)
      switch frame.disposal {
      case 2 where index > 0: canvas = before
      case 1, 2: canvas.clear(frame)
      default: break
      }
    }
    return result
  }

  /// A frame as a file of its own.
  private func picture(of frame: Frame) throws -> Raster {
    guard var header = png["IHDR"] else { throw Broken() }
    let size = PNGFile.header(
      UInt32(frame.columns.count), UInt32(frame.rows.count), depth: 8, type: 6)
    header.replaceSubrange(0..<8, with: size.data.prefix(8))
    let colors = png.chunks.filter { ["PLTE", "tRNS"].contains($0.type) }
    let chunks =
      [PNGFile.Chunk(type: "IHDR", data: header)] + colors
      + [.init(type: "IDAT", data: frame.stream), .init(type: "IEND", data: [])]
    return try PNGDecoder().decode(PNGFile.bytes(chunks)).raster
  }

  fileprivate static func number(_ data: [UInt8], _ place: Int) throws -> Int {
    guard data.count >= place + 4 else { throw Broken() }
    return Int(PNGFile.number(data[place..<place + 4]))
  }
}

extension APNGFile.Frame {
  fileprivate init(control: [UInt8]) throws {
    guard control.count == 26 else { throw APNGFile.Broken() }
    let numbers = try (0..<5).map { try APNGFile.number(control, 4 * $0) }
    let delay = try APNGFile.number(control, 20)
    self.init(
      sequenceNumber: numbers[0], columns: numbers[3]..<numbers[3] + numbers[1],
      rows: numbers[4]..<numbers[4] + numbers[2], delay: [delay >> 16, delay & 0xFFFF],
      disposal: Int(control[24]), blend: Int(control[25]))
  }
}

extension Raster {
  fileprivate mutating func draw(_ picture: Raster, in frame: APNGFile.Frame) {
    for (y, row) in frame.rows.enumerated() {
      for (x, column) in frame.columns.enumerated() {
        let new = picture[x, y]
        self[column, row] = frame.blend == 0 ? new : new.over(self[column, row])
      }
    }
  }

  fileprivate mutating func clear(_ frame: APNGFile.Frame) {
    for y in frame.rows { for x in frame.columns { self[x, y] = 0 } }
  }
}

extension UInt32 {
  /// This premultiplied pixel over another.
  fileprivate func over(_ below: UInt32) -> UInt32 {
    let rest = Double(255 - (self >> 24)) / 255
    return [24, 16, 8, 0].reduce(0) { pixel, shift in
      let sum = Double(self >> shift & 255) + Double(below >> shift & 255) * rest
      return pixel | UInt32(sum.rounded()) << shift
    }
  }
}
