import SegmentCodecs
package import SegmentPixels

/// An animated PNG taken apart and played as the format's specification says, apart from the code
/// under test; only the pixels of each frame are read by the decoder of still pictures (libspng).
package struct APNGFile {
  /// One frame as its control chunk (`fcTL`) announces it, and its data.
  package struct Frame {
    package var sequenceNumber: Int
    package var columns: Range<Int>
    package var rows: Range<Int>
    /// The numbers above and below the line, as stored, in seconds.
    package var delay: [Int]
    /// 0 leaves the frame, 1 clears its rectangle, 2 restores what was there.
    package var disposal: Int
    /// 0 replaces, 1 draws over.
    package var blend: Int
    package var stream: [UInt8] = []
  }

  /// The file is no animation, or a chunk of it is too short.
  package struct Broken: Error {}

  /// The file's chunks.
  package let png: PNGFile
  /// The frames in the order of the file.
  package private(set) var frames: [Frame] = []
  /// The numbers of all `fcTL` and `fdAT` chunks in the order of the file.
  package private(set) var sequence: [Int] = []

  /// Takes a file apart.
  package init(_ bytes: [UInt8]) throws {
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
  package var counts: [Int] {
    get throws {
      guard let control = png["acTL"] else { throw Broken() }
      return try [Self.number(control, 0), Self.number(control, 4)]
    }
  }

  /// What shows while each frame's time lasts.
  package func shown() throws -> [Raster] {
    var canvas = Raster(width: png.size[0], height: png.size[1])
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
    let size = PNGFile.header(UInt32(frame.columns.count), UInt32(frame.rows.count))
    header.replaceSubrange(0..<8, with: size.data.prefix(8))
    let colors = png.chunks.filter { ["PLTE", "tRNS"].contains($0.type) }
    let chunks =
      [PNGFile.Chunk(type: "IHDR", data: header)] + colors
      + [.init(type: "IDAT", data: frame.stream), .init(type: "IEND", data: [])]
    return try PNGDecoder().decode(PNGFile.bytes(chunks)).raster
  }

  fileprivate static func number(_ data: [UInt8], _ offset: Int) throws -> Int {
    guard data.count >= offset + 4 else { throw Broken() }
    return Int(PNGFile.number(data[offset..<offset + 4]))
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
