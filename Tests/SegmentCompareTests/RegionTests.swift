import SegmentCompare
import SegmentPixels
import SegmentPrimitives
import Testing

@Suite("Where pictures differ")
struct RegionTests {
  private func regions(_ boxes: [(x: Int, y: Int, width: Int, height: Int)]) -> [PixelBounds] {
    let a = StraightRaster(
      width: 120, height: 80, pixels: Array(repeating: 0xFFFF_FFFF, count: 120 * 80))
    var b = a
    for box in boxes {
      for y in box.y..<box.y + box.height {
        for x in box.x..<box.x + box.width { b[x, y] = 0xFF00_0000 }
      }
    }
    return ImageComparison(a, b, .levels(0)).regions
  }

  @Test("Far things are regions of their own, in the order of reading")
  func far() {
    let found = regions([(60, 40, 9, 3), (2, 3, 1, 1), (90, 3, 5, 5)])
    #expect(
      found == [
        PixelBounds(columns: 2..<3, rows: 3..<4), PixelBounds(columns: 90..<95, rows: 3..<8),
        PixelBounds(columns: 60..<69, rows: 40..<43),
      ])
  }

  @Test("Near things are one region, across and aslant")
  func near() {
    #expect(
      regions([(10, 10, 2, 2), (17, 10, 2, 2), (20, 20, 1, 1)])
        == [PixelBounds(columns: 10..<21, rows: 10..<21)])
  }

  @Test("What lies in the box of a bent region belongs to it")
  func overlapping() {
    // A frame of 60 × 60 pixels and a dot in its middle.
    let sides = [(10, 10, 60, 2), (10, 68, 60, 2), (10, 10, 2, 60), (68, 10, 2, 60)]
    #expect(
      regions(sides + [(40, 40, 1, 1)]) == [PixelBounds(columns: 10..<70, rows: 10..<70)])
  }

  @Test("Equal pictures have none")
  func none() { #expect(regions([]) == []) }
}

@Suite("Sequences")
struct SequenceTests {
  private func plain(_ pixel: UInt32) -> StraightRaster {
    StraightRaster(width: 4, height: 4, pixels: Array(repeating: pixel, count: 16))
  }

  @Test("A frame that differs is named with the time at which it appears")
  func time() throws {
    var sequence = SequenceComparison(tolerance: Tolerance(), keepsImage: true)
    for index in 0..<5 {
      let b = plain(index == 3 ? 0xFFFF_FFFF : 0xFF00_0000)
      sequence.add(picture(plain(0xFF00_0000), milliseconds: 20), picture(b, milliseconds: 20))
    }
    #expect(!sequence.isSame)
    let frame = try #require(sequence.frames.first)
    #expect(sequence.frames.count == 1 && frame.index == 3 && frame.start.value == 0.06)
    #expect(sequence.worst?.index == 3)
    #expect(sequence.worst?.image.pixels == Array(repeating: 0xFFFF_0000, count: 16))
  }

  @Test("Another duration is a difference, another way to write it none")
  func durations() {
    var sequence = SequenceComparison(tolerance: Tolerance())
    let black = plain(0xFF00_0000)
    sequence.add(
      .init(raster: black, duration: .init(1, 50)), .init(raster: black, duration: .init(20, 1000)))
    #expect(sequence.isSame && sequence.frames.isEmpty)
    sequence.add(picture(black, milliseconds: 20), picture(black, milliseconds: 30))
    #expect(!sequence.isSame && sequence.frames.map(\.index) == [1])
  }

  @Test("A sequence that ends early is different")
  func counts() {
    var sequence = SequenceComparison(tolerance: Tolerance())
    sequence.add(picture(plain(0)), picture(plain(0)))
    sequence.add(picture(plain(0)), nil)
    #expect(!sequence.isSame && sequence.counts == (2, 1))
  }

  @Test("The difference's picture keeps the first one in pale grey, and marks")
  func image() {
    let a = plain(0xFF00_0000)
    var b = a
    b[1, 1] = 0xFF00_00FF
    let image = ImageComparison(a, b, .levels(0)).image(over: a)
    #expect(image[1, 1] == 0xFFFF_0000)
    // A tenth of black over white: 255 − 25.5.
    #expect(image[0, 0] == 0xFFE6_E6E6 || image[0, 0] == 0xFFE5_E5E5)
    #expect(ImageComparison(a, a, .levels(0)).image(over: a)[1, 1] == image[0, 0])
  }
}
