import SegmentCodecs
import SegmentPixels
import SegmentPrimitives
import Testing
import TestSupport

@Suite struct APNGRefusalTests {
  @Test(
    "Durations that cannot be stored are refused",
    arguments: [
      Rational(0, 1), Rational(-1, 60), Rational(65537, 65536), Rational(1, 65536),
      Rational(65536, 1), Rational(.max, 1), Rational(.min, 1),
    ])
  func durations(duration: Rational) throws {
    var encoder = try APNGEncoder(width: 1, height: 1, frameCount: 1)
    let frame = Frame(raster: Raster(width: 1, height: 1), duration: duration)
    let error = #expect(throws: AnimationError.self) { _ = try encoder.add(frame) }
    #expect(
      error?.description == "cannot write APNG: a frame of \(duration.numerator)/"
        + "\(duration.denominator) s is not positive with a reduced numerator and denominator of "
        + "at most 65535; choose another frame rate or hold")
  }

  @Test(
    "Frame counts outside the format are refused", arguments: [0, -1, APNGEncoder.countLimit + 1])
  func frameCounts(count: Int) {
    let limit = APNGEncoder.countLimit
    #expect(throws: AnimationError.frameCountOutOfRange(.apng, count, limit: limit)) {
      _ = try APNGEncoder(width: 1, height: 1, frameCount: count)
    }
  }

  @Test("Sides outside the format are refused", arguments: [(0, 1), (1, 0), (-1, 1), (1 << 31, 1)])
  func sidesOutside(width: Int, height: Int) {
    let limit = APNGEncoder.countLimit
    let error = AnimationError.sideOutOfRange(.apng, width: width, height: height, limit: limit)
    #expect(throws: error) { _ = try APNGEncoder(width: width, height: height, frameCount: 1) }
  }

  @Test("Plays outside the format are refused")
  func playsOutside() {
    let limit = APNGEncoder.countLimit
    #expect(throws: AnimationError.playCountOutOfRange(.apng, -1, limit: limit)) {
      _ = try APNGEncoder(width: 1, height: 1, frameCount: 1, playCount: -1)
    }
  }

  @Test("Missing and surplus frames are refused")
  func missingSurplus() throws {
    let frame = Frame(raster: Raster(width: 1, height: 1), duration: Rational(1, 60))
    var encoder = try APNGEncoder(width: 1, height: 1, frameCount: 1)
    _ = try encoder.add(frame)
    #expect(throws: AnimationError.frameCountDiffers(.apng, added: 2, announced: 1)) {
      _ = try encoder.add(frame)
    }
    #expect(throws: AnimationError.frameCountDiffers(.apng, added: 0, announced: 1)) {
      _ = try APNGEncoder(width: 1, height: 1, frameCount: 1).finish()
    }
  }

  @Test("A frame of another size is refused")
  func frameSize() throws {
    var encoder = try APNGEncoder(width: 4, height: 3, frameCount: 1)
    let frame = Frame(raster: Raster(width: 3, height: 4), duration: Rational(1, 60))
    #expect(
      throws: AnimationError.frameSizeDiffers(
        .apng, width: 3, height: 4, expectedWidth: 4, expectedHeight: 3)
    ) { _ = try encoder.add(frame) }
  }

  @Test("A keyword that a PNG cannot hold is refused")
  func keyword() {
    let metadata = PNGMetadata(texts: [PNGText(keyword: "", text: "A")])
    #expect(throws: AnimationError.png(.keywordInvalid(""))) {
      _ = try APNGEncoder(width: 1, height: 1, frameCount: 1, metadata: metadata)
    }
  }

  @Test("Metadata stands before the picture and has no time")
  func metadataStands() throws {
    let metadata = PNGMetadata(scale: 3, texts: [PNGText(keyword: "Title", text: "Paints")])
    let encoder = try APNGEncoder(width: 1, height: 1, frameCount: 1, metadata: metadata)
    let bytes = try encoded([Raster(width: 1, height: 1)], Rational(1, 60), by: encoder)
    let types = PNGFile(bytes).chunks.map(\.type)
    #expect(types == ["IHDR", "acTL", "sRGB", "pHYs", "tEXt", "fcTL", "IDAT", "IEND"])
    #expect(try PNGDecoder().decode(bytes).texts == metadata.texts)
  }
}
