import SegmentCodecs
import SegmentPixels
import SegmentPrimitives
import Testing

@Suite struct AnimationErrorTests {
  @Test(
    "Sides outside the format are refused",
    arguments: [(0, 10), (10, 0), (-1, 10), (65536, 1), (1, 65536)])
  func sidesOutside(width: Int, height: Int) {
    let error = AnimationError.sideOutOfRange(.gif, width: width, height: height, limit: 65535)
    #expect(throws: error) { _ = try GIFEncoder(width: width, height: height) }
  }

  @Test("WebP sides end earlier")
  func webPSides() {
    #expect(throws: AnimationError.sideOutOfRange(.webP, width: 16384, height: 2, limit: 16383)) {
      _ = try WebPEncoder(width: 16384, height: 2)
    }
    #expect(throws: Never.self) { _ = try WebPEncoder(width: 16383, height: 2) }
  }

  @Test("Plays that do not fit are refused", arguments: [-1, 65537])
  func playCounts(plays: Int) {
    #expect(throws: AnimationError.playCountOutOfRange(.gif, plays, limit: 65536)) {
      _ = try GIFEncoder(width: 1, height: 1, playCount: plays)
    }
    #expect(throws: AnimationError.playCountOutOfRange(.webP, plays, limit: 65535)) {
      _ = try WebPEncoder(width: 1, height: 1, playCount: plays)
    }
  }

  @Test("Qualities outside the scale are refused", arguments: [-1, 100.5, .nan, .infinity])
  func qualitiesOutside(quality: Double) {
    #expect {
      _ = try WebPEncoder(width: 1, height: 1, compression: .lossy(quality: quality))
    } throws: { error in
      "\(error)".contains("the quality \(quality) is not within 0…100")
    }
  }

  @Test(
    "Delays that a GIF cannot play are refused",
    arguments: [
      Rational(1, 60), Rational(1, 100), Rational(0, 1), Rational(-2, 100), Rational(65536, 100),
      Rational(.max, 1),
    ])
  func gifDelays(duration: Rational) throws {
    var encoder = try GIFEncoder(width: 1, height: 1)
    let message = Self.message {
      _ = try encoder.add(Frame(raster: Raster(width: 1, height: 1), duration: duration))
    }
    #expect(
      message == "cannot write GIF: a frame of \(duration.numerator)/\(duration.denominator) s is "
        + "not a whole number of hundredths of a second, 2…65535; choose another frame rate or hold"
    )
  }

  @Test(
    "Durations that a WebP cannot store are refused",
    arguments: [Rational(1, 60), Rational(0, 1), Rational(1, 2000), Rational(.max, 1)])
  func webPDurations(duration: Rational) throws {
    var encoder = try WebPEncoder(width: 1, height: 1)
    let message = Self.message {
      _ = try encoder.add(Frame(raster: Raster(width: 1, height: 1), duration: duration))
    }
    #expect(message?.contains("not a whole number of milliseconds") == true)
  }

  @Test("A video has one duration")
  func videoDuration() throws {
    var encoder = try VideoEncoder(
      .y4m(matte: .white), width: 1, height: 1, framesPerSecond: Rational(60, 1))
    let raster = Raster(width: 1, height: 1)
    #expect(try encoder.add(Frame(raster: raster, duration: Rational(2, 120))).count > 3)
    let message = Self.message {
      _ = try encoder.add(Frame(raster: raster, duration: Rational(1, 30)))
    }
    #expect(message?.contains("1/30 s is not one frame at 60/1 frames per second") == true)
    #expect(throws: AnimationError.frameRateOutOfRange(.rawRGBA, Rational(0, 1))) {
      _ = try VideoEncoder(
        .rawRGBA, width: 1, height: 1, framesPerSecond: Rational(0, 1))
    }
  }

  @Test("Frames of another size are refused")
  func frameSize() throws {
    var encoder = try GIFEncoder(width: 4, height: 3)
    let message = Self.message {
      _ = try encoder.add(
        Frame(raster: Raster(width: 3, height: 4), duration: Rational(2, 100)))
    }
    #expect(message?.contains("a frame has 3 × 4 pixels and the file 4 × 3") == true)
  }

  @Test("Nothing to show is no file")
  func nothingToShow() {
    #expect(throws: AnimationError.noFrames(.gif)) {
      _ = try GIFEncoder(width: 1, height: 1).finish()
    }
    #expect(throws: AnimationError.noFrames(.webP)) {
      _ = try WebPEncoder(width: 1, height: 1).finish()
    }
    #expect(throws: AnimationError.noFrames(.y4m)) {
      _ = try VideoEncoder(
        .y4m(matte: .white), width: 1, height: 1, framesPerSecond: Rational(1, 1)
      ).finish()
    }
  }

  private static func message(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch { return "\(error)" }
  }
}
