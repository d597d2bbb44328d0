import Testing

@testable import SegmentDeflate

/// Whole streams, read by libdeflate.
@Suite struct DeflateTests {
  @Test(
    "Another decoder reads every kind of picture", arguments: SampleScanlines.sizes,
    [ParsingPasses.one, .two])
  func decoderReads(
    size: SampleScanlines.Size, passes: ParsingPasses
  ) throws {
    let samples = [
      SampleScanlines.runs(size), SampleScanlines.nearlyEqualRows(size),
      SampleScanlines.equalRows(size), SampleScanlines.noise(size),
    ]
    for scanlines in samples {
      let stream = try #require(scanlines.deflated(passes, evenIfBusy: true))
      #expect(Inflate.bytes(of: stream, count: scanlines.byteCount) == scanlines.content)
    }
  }

  @Test("What cannot be compressed grows by a few bytes", arguments: [1, 7, 80, 300])
  func incompressible(side: Int) throws {
    let scanlines = SampleScanlines.noise(.init(pixelLength: 3, width: side, height: side))
    let stream = try #require(scanlines.deflated(evenIfBusy: true))
    // At most six bytes for each stored block.
    #expect(stream.count <= scanlines.byteCount + (scanlines.byteCount / 32_768 + 1) * 6)
  }

  @Test("A few pixels make a fixed block")
  func fixedBlock() throws {
    let size = SampleScanlines.Size(pixelLength: 4, width: 2, height: 1)
    let stream = try #require(Scanlines([0x8040_2010, 0x8040_2011], size).deflated())
    // A dynamic block's header alone would take more.
    #expect(stream.count < 18)
    #expect(stream[0] & 7 == 0b011, "the last block, of type 1")
  }

  @Test("A second pass makes a picture smaller")
  func secondPass() throws {
    let scanlines = SampleScanlines.runs(.init(pixelLength: 4, width: 700, height: 90))
    let sizes = try [ParsingPasses.one, .two].map { try #require(scanlines.deflated($0)).count }
    #expect(sizes[1] < sizes[0])
  }

  @Test("Noise is not taken for flat art")
  func noiseFlat() {
    let size = SampleScanlines.Size(pixelLength: 4, width: 200, height: 40)
    #expect(SampleScanlines.noise(size).deflated() == nil)
    #expect(SampleScanlines.runs(size).deflated() != nil)
  }

  @Test(
    "Gradients are smooth and steps are not",
    arguments: [(1, true), (40, false)] as [(UInt32, Bool)])
  func smoothness(step: UInt32, isSmooth: Bool) {
    let size = SampleScanlines.Size(pixelLength: 3, width: 600, height: 60)
    let pixels = (0..<600 * 60).map { index -> UInt32 in
      let (x, y) = (UInt32(index % 600), UInt32(index / 600))
      return x < 500 ? 0xFF_FFFF : (x - 500 + y) * step % 256 * 0x01_0101
    }
    #expect(Scanlines(pixels, size).isSmooth == isSmooth)
  }
}
