/// A PNG's chunks by their place in the file, their checksums verified (PNG 3 §5.3).
struct PNGChunks {
  /// One chunk.
  struct Chunk {
    /// Its type.
    let type: PNGChunkType
    /// Where its data lies.
    let data: Range<Int>
  }

  /// All chunks in the file's order; the last is the trailer.
  let all: [Chunk]
  private let bytes: [UInt8]

  /// Takes a file apart.
  /// - Throws: `PNGDecodingError.truncated` where a chunk or the trailer is missing, `.malformed`
  ///   where a checksum is wrong.
  init(_ bytes: [UInt8]) throws(PNGDecodingError) {
    self.bytes = bytes
    var (chunks, place) = ([Chunk](), 8)
    repeat {
      guard place + 12 <= bytes.count else { throw .truncated }
      let start = place + 8
      let (end, overflow) = start.addingReportingOverflow(Int(bytes.bigEndian(at: place)))
      guard !overflow, end + 4 <= bytes.count else { throw .truncated }
      let sum = Checksum.crc32(of: bytes.span.extracting(place + 4..<end))
      guard sum == bytes.bigEndian(at: end) else {
        throw .malformed(reason: "a chunk's checksum is wrong")
      }
      let type = PNGChunkType(code: bytes.bigEndian(at: place + 4))
      chunks.append(Chunk(type: type, data: start..<end))
      place = end + 4
    } while chunks.last?.type != .trailer
    all = chunks
  }

  /// The data of a chunk.
  func data(of chunk: Chunk) -> ArraySlice<UInt8> { bytes[chunk.data] }

  /// The data of the first chunk of a type.
  subscript(type: PNGChunkType) -> ArraySlice<UInt8>? {
    all.first { $0.type == type }.map(data)
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// The number that four bytes from an index on are, the highest first.
  func bigEndian(at index: Int) -> UInt32 {
    self[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
