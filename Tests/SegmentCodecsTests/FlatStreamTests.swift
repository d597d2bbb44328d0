import Foundation
import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentCodecs

/// Flat art's own search for copies, and what it is used for.
@Suite struct FlatStreamTests {
  /// Rows of pixels of 1…4 bytes in which runs and repetitions have the lengths at which copies end.
  private static let shapes = [
    (1, 300, 7), (2, 33_000, 2), (3, 11_000, 3), (4, 700, 9), (4, 1, 400),
  ]

  @Test(arguments: shapes)
  func aWayTellsEveryByteOfRunsOfEveryLength(pixelLength: Int, width: Int, height: Int) throws {
    var random = Xorshift()
    var colors = (0..<5).map { _ in UInt32(truncatingIfNeeded: random.next()) }
    colors[0] = 0
    var pixels: [UInt32] = []
    while pixels.count < width * height {
      let lengths = [1, 2, 3, 12, 64, 65, 86, 129, 257, 258, 259, 260, 516, 1000]
      let length = lengths[Int(random.next() % UInt64(lengths.count))]
      pixels += Array(repeating: colors[Int(random.next() % 5)], count: length)
    }
    let rows = Self.rows(pixels, pixelLength, width: width, height: height)
    #expect(try Self.told(rows, pixelLength, width: width, limit: 1 << 14).bytes == rows)
    #expect(try Self.told(rows, pixelLength, width: width, limit: 50).bytes == rows)
  }

  @Test(arguments: shapes)
  func aWayTellsEveryByteOfRowsThatNearlyRepeat(
    pixelLength: Int, width: Int, height: Int
  ) throws {
    var random = Xorshift()
    let row = (0..<width).map { _ in UInt32(truncatingIfNeeded: random.next() % 7) &* 0x1234_5678 }
    var pixels = Array(repeatElement(row, count: height).joined())
    for _ in 0..<3 * height {
      let place = Int(random.next() % UInt64(pixels.count))
      pixels[place] = UInt32(truncatingIfNeeded: random.next())
    }
    let rows = Self.rows(pixels, pixelLength, width: width, height: height)
    #expect(try Self.told(rows, pixelLength, width: width, limit: 1 << 14).bytes == rows)
    #expect(try Self.told(rows, pixelLength, width: width, limit: 50).bytes == rows)
  }

  /// The rows of 32,768 bytes repeat at the farthest distance there is; a byte more is too far.
  @Test(arguments: [(32_766, true), (32_767, true), (32_768, false)])
  func aCopyReachesAsFarAsTheFormatAllows(width: Int, isReached: Bool) throws {
    var random = Xorshift()
    let row = (0..<width).map { _ in UInt32.grey(UInt32(random.next() % 256)) }
    let rows = Self.rows(row + row, 1, width: width, height: 2)
    let told = try Self.told(rows, 1, width: width, limit: 1 << 17)
    #expect(told.bytes == rows)
    #expect((told.farthest == width + 1) == isReached)
  }

  @Test(arguments: PictureKind.allCases)
  func everyPictureComesBackFromAnotherDecoder(kind: PictureKind) throws {
    var census = PixelCensus()
    census.add(kind.raster)
    for layout in census.layouts {
      let rows = PackedRows(kind.raster, layout)
      let stream = try #require(rows.flatStream(evenIfBusy: true))
      var file = PNGChunkWriter()
      file.appendHeader(width: kind.raster.width, height: kind.raster.height, layout)
      file.appendPalette(layout)
      file.append(.data, stream)
      file.append(.end, [])
      #expect(try PNGDecoder().decode(file.bytes).raster == kind.raster)
    }
  }

  @Test(arguments: [1, 7, 80, 300])
  func whatCannotBeCompressedGrowsByAFewBytes(side: Int) throws {
    let raster = Raster.make(side, side) { _, _, random in 0xFF00_0000 | random & 0xFFFFFF }
    let rows = PackedRows(raster, .rgb)
    let stream = try #require(rows.flatStream(evenIfBusy: true))
    // The header and the checksum; at most six bytes for each stored block.
    #expect(stream.count <= rows.shape.byteCount + 6 + (rows.shape.byteCount / 32_768 + 1) * 6)
  }

  @Test func aFewPixelsTakeNoCodesOfTheirOwn() throws {
    let raster = Raster(width: 2, height: 1, pixels: [0x8040_2010, 0x8040_2011])
    let stream = try #require(PackedRows(raster, .rgba).flatStream())
    // The header of codes alone would take more than these; the third byte's bits tell the kind.
    #expect(stream.count < 24)
    #expect(stream[2] & 7 == 0b011)
  }

  @Test func flatArtIsSmallerThanByALibraryOfItsSpeed() throws {
    var (own, library) = (0, 0)
    for raster in try Self.goldens() {
      var census = PixelCensus()
      census.add(raster)
      let rows = PackedRows(raster, census.layouts[0])
      guard let flat = rows.flatStream() else { continue }
      own += flat.count
      library += try rows.compressed(.uniform(.none), level: 5).count
    }
    #expect(library > 200_000)
    #expect(own < library)
  }

  @Test(arguments: [
    (PictureKind.flatArt, true), (.manyPaletteColors, false), (.colorNoise, false),
    (.translucentGradient, false),
  ])
  func grainIsToldFromFlatArt(kind: PictureKind, isFlat: Bool) {
    var census = PixelCensus()
    census.add(kind.raster)
    #expect((PackedRows(kind.raster, census.layouts[0]).flatStream() != nil) == isFlat)
  }

  @Test(arguments: [(1, true), (40, false)] as [(UInt32, Bool)])
  func gradientsAreToldFromSteps(step: UInt32, isSmooth: Bool) {
    let raster = Raster.make(600, 60) { x, y, _ in
      x < 500 ? .grey(255) : .grey((UInt32(x - 500) + UInt32(y)) * step % 256)
    }
    #expect(PackedRows(raster, .rgb).isSmooth == isSmooth)
  }
}

extension FlatStreamTests {
  /// Rows as they are stored, each behind a zero.
  private static func rows(
    _ pixels: [UInt32], _ pixelLength: Int, width: Int, height: Int
  ) -> [UInt8] {
    var rows: [UInt8] = []
    for y in 0..<height {
      rows.append(0)
      for pixel in pixels[y * width..<(y + 1) * width] {
        for index in 0..<UInt32(pixelLength) {
          rows.append(UInt8(truncatingIfNeeded: pixel >> (8 * index)))
        }
      }
    }
    return rows
  }

  /// The bytes that the cheapest ways tell, each copy made byte by byte as a decoder does, and the
  /// greatest distance of a copy.
  private static func told(
    _ rows: [UInt8], _ pixelLength: Int, width: Int, limit: Int
  ) throws -> (bytes: [UInt8], farthest: Int) {
    let shape = RowShape(
      rowLength: 1 + width * pixelLength, pixelLength: pixelLength, byteCount: rows.count)
    let bytes = rows + [UInt8](repeating: 0, count: PackedRows.padding)
    var search = StepSearch<ThoroughEffort>(shape)
    var told: [UInt8] = []
    var farthest = 0
    while told.count < shape.byteCount {
      let start = told.count
      var stops = StopList.stops(from: start, in: bytes.span, shape, limit: limit)
      let costs = SymbolCosts(stops.span, from: start, in: bytes.span, shape)
      search.run(&stops, from: start, in: bytes.span, costs)
      let way = CheapestWay(stops, from: start)
      var isAllowed = true
      way.follow(in: bytes.span) {
        told.append($0)
      } copy: { length, distance in
        isAllowed = isAllowed && (3...258).contains(length) && (1...32_768).contains(distance)
        isAllowed = isAllowed && distance <= told.count
        guard isAllowed else { return }
        farthest = max(farthest, distance)
        for _ in 0..<length { told.append(told[told.count - distance]) }
      }
      try #require(isAllowed && told.count == way.end)
    }
    return (told, farthest)
  }

  /// The golden pictures of the whole project.
  private static func goldens() throws -> [Raster] {
    let fixtures = URL(filePath: #filePath).appending(path: "../../../fixtures").standardized
    return try FileManager.default.contentsOfDirectory(
      at: fixtures, includingPropertiesForKeys: nil
    ).map { $0.appending(path: "golden.png") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
      .map { try PNGDecoder().decode([UInt8](Data(contentsOf: $0))).raster }
  }
}

/// Marsaglia's xorshift64.
private struct Xorshift {
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state >> 16
  }
}
