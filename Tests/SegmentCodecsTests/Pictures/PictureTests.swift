import SegmentCodecs
import SegmentPixels
import SegmentPrimitives
import Testing

@Suite("Stills in WebP and JPEG")
struct PictureTests {
  /// Flat art with soft edges, as controls are.
  private let art = Raster(
    width: 40, height: 30,
    pixels: (0..<1200).map { index in
      switch (index % 40, index / 40) {
      case (10..<30, 5..<25): 0xFFE0_2010
      case (9, _), (30, _): 0x8040_4040
      default: 0
      }
    })

  /// A smooth picture without flat parts, on which loss pays.
  private let photo = Raster(
    width: 64, height: 64,
    pixels: (0..<4096).map { index in
      let (x, y) = (UInt32(index % 64), UInt32(index / 64))
      return 0xFF00_0000 | (x * 3 + (y * x) % 7) << 16 | (y * 3 + (x * 5 + y * 3) % 9) << 8 | 128
    })

  @Test("Lossless WebP gives every pixel back", arguments: CompressionEffort.allCases)
  func lossless(effort: CompressionEffort) throws {
    let file = try WebPStillEncoder(compression: .lossless(effort)).encode(art)
    #expect(try PictureDecoder().decode(file) == art)
    #expect(WebPEncoder.isLossless(file))
  }

  @Test("Loss is taken where it makes the file smaller, and nowhere else")
  func smaller() throws {
    let lossy = WebPStillEncoder(compression: .lossy(quality: 80))
    let exact = WebPStillEncoder()
    #expect(try lossy.encode(art) == exact.encode(art))
    let small = try lossy.encode(photo)
    #expect(try small.count < exact.encode(photo).count && !WebPEncoder.isLossless(small))
  }

  @Test("Loss in motion is taken where it makes the file smaller, and nowhere else")
  func smallerMotion() throws {
    func file(_ compression: WebPCompression, _ frame: Raster) throws -> [UInt8] {
      var encoder = try WebPEncoder(
        width: frame.width, height: frame.height, compression: compression)
      _ = try encoder.add(frame, lasting: Rational(1, 10))
      _ = try encoder.add(
        Raster(width: frame.width, height: frame.height), lasting: Rational(1, 10))
      return try encoder.finish()
    }
    #expect(try file(.lossy(quality: 80), art) == file(.lossless(.balanced), art))
    let lossy = try file(.lossy(quality: 10), photo)
    let exact = try file(.lossless(.balanced), photo)
    #expect(lossy.count < exact.count && !WebPEncoder.isLossless(lossy))
  }

  @Test("Texts are kept in XMP, whatever characters they have")
  func texts() throws {
    let words = "a < b & \"c\" > d\nGröße"
    let file = try WebPStillEncoder().encode(
      art, texts: [PNGText(keyword: "segrender:fingerprint", text: words)])
    #expect(try PictureDecoder().decode(file) == art)
    #expect(XMPPacket.text("fingerprint", in: file) == words)
  }

  @Test("JPEG is near to the picture over its matte, and says its size")
  func jpeg() throws {
    let encoder = JPEGEncoder(quality: 95, matte: Color(bytes: 0, 200, 0))
    let file = try encoder.encode(art, scale: 2, comments: ["words"])
    #expect(file[6..<11].elementsEqual("JFIF\0".utf8))
    #expect(file[13..<18].elementsEqual([1, 0, 144, 0, 144]))
    #expect(file[20..<29].elementsEqual([0xFF, 0xFE, 0, 7] + "words".utf8))
    let read = try PictureDecoder().decode(file)
    #expect(read.pixels.allSatisfy { $0 >> 24 == 255 })
    #expect(read[0, 0].isNear(0xFF00_C800, 6) && read[20, 15].isNear(0xFFE0_2010, 6))
  }

  @Test("A quality out of range, and a side too long, are refused", arguments: [-1, 0, 101, .nan])
  func refused(quality: Double) throws {
    #expect(throws: PictureError.self) {
      try JPEGEncoder(quality: quality).encode(art, scale: 1)
    }
    let wide = Raster(width: 16_384, height: 1)
    #expect(throws: PictureError.self) { try WebPStillEncoder().encode(wide) }
    if quality != 0 {
      #expect(throws: PictureError.self) {
        try WebPStillEncoder(compression: .lossy(quality: quality)).encode(art)
      }
    }
  }

  @Test("What ends early or is none is refused by its format's name")
  func broken() throws {
    let files = [
      ("JPEG", try JPEGEncoder().encode(photo, scale: 1)),
      ("WebP", try WebPStillEncoder().encode(photo)),
    ]
    for (name, file) in files {
      for length in [12, 40, file.count / 2, file.count - 8] {
        let error = #expect(throws: PictureError.self, "\(name) \(length)") {
          try PictureDecoder().decode(Array(file.prefix(length)))
        }
        #expect(error?.description.contains(name) == true)
      }
    }
    #expect(throws: PictureError.unknownFormat) { try PictureDecoder().decode([1, 2, 3]) }
    #expect(throws: PictureError.self) { try PictureDecoder().decode([]) }
  }

  @Test("A picture with more pixels than the limit is refused")
  func limit() throws {
    for file in [
      try JPEGEncoder().encode(photo, scale: 1), try WebPStillEncoder().encode(photo),
    ] {
      #expect(throws: PictureError.self) { try PictureDecoder(pixelLimit: 4095).decode(file) }
    }
  }
}

extension UInt32 {
  /// Whether no component is further from another pixel's than a number of levels.
  func isNear(_ other: UInt32, _ levels: Int) -> Bool {
    [24, 16, 8, 0].allSatisfy { shift in
      abs(Int(self >> shift & 255) - Int(other >> shift & 255)) <= levels
    }
  }
}
