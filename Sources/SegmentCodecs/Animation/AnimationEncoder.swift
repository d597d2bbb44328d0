public import SegmentPixels
public import SegmentPrimitives

/// Turns frames into an animation file, one after the other.
///
/// Each call gives the bytes that belong behind those of the calls before, so that a file can be
/// written while it is drawn; what is kept does not grow with the number of frames, except where an
/// encoder says so. A finished encoder is consumed, so that nothing can be added behind the end.
///
/// What a frame's pixels become can be made in any order and on any thread (`makePart`); only `add`
/// must keep the order.
public protocol AnimationEncoder: ~Copyable {
  /// What a frame's pixels become, before its position in the file is known.
  associatedtype Part: Sendable

  /// Makes a frame's part of its pixels and of those shown before it, which the first lacks. It
  /// depends on nothing else.
  /// - Throws: `AnimationError` for a frame of another size, or pixels the format cannot store.
  var makePart: @Sendable (_ raster: Raster, _ before: Raster?) throws(AnimationError) -> Part {
    get
  }

  /// Takes the next frame's part and gives the bytes that can be written by now, perhaps none.
  ///
  /// The duration must be one that the format can store. Distribute durations before: each is rounded
  /// up or down by the sum of those before it.
  /// - Throws: `AnimationError` for a duration that the format cannot store, or where a library
  ///   gives up.
  mutating func add(_ part: Part, lasting duration: Rational) throws(AnimationError) -> [UInt8]

  /// Takes the next frame, making its part at once.
  /// - Throws: what `makePart` and `add(_:lasting:)` throw.
  mutating func add(_ frame: Frame) throws(AnimationError) -> [UInt8]

  /// Ends the file and gives its last bytes.
  /// - Throws: `AnimationError.noFrames` if there is nothing to show, or where a library gives up.
  consuming func finish() throws(AnimationError) -> [UInt8]
}

extension AnimationEncoder where Self: ~Copyable {
  /// Takes the next frame, where its part does not depend on the one before.
  public mutating func add(_ frame: Frame) throws(AnimationError) -> [UInt8] {
    try add(makePart(frame.raster, nil), lasting: frame.duration)
  }
}

/// A file format of animations.
public enum AnimationFormat: String, CaseIterable, Sendable {
  /// Animated PNG.
  case apng = "APNG"
  /// GIF.
  case gif = "GIF"
  /// Animated WebP.
  case webP = "WebP"
  /// YUV4MPEG2, the uncompressed video that programs such as ffmpeg read from a pipe.
  case y4m = "Y4M"
  /// Pixels without any header.
  case rawRGBA = "raw RGBA"

  /// Checks that the format can store how often to play, 0 for ever.
  /// - Throws: `AnimationError.playCountOutOfRange`.
  package func check(playCount: Int, limit: Int) throws(AnimationError) {
    guard (0...limit).contains(playCount) else {
      throw .playCountOutOfRange(self, playCount, limit: limit)
    }
  }
}

/// What the frames of one file share.
package struct AnimationShape: Equatable, Sendable {
  /// The format, for messages.
  package let format: AnimationFormat
  /// The number of columns of every frame.
  package let width: Int
  /// The number of rows of every frame.
  package let height: Int

  /// Checks that a format can hold pictures of a size.
  /// - Throws: `AnimationError.sideOutOfRange`.
  package init(
    _ format: AnimationFormat, width: Int, height: Int, limit: Int
  ) throws(AnimationError) {
    guard (1...limit).contains(width), (1...limit).contains(height) else {
      throw .sideOutOfRange(format, width: width, height: height, limit: limit)
    }
    self.format = format
    self.width = width
    self.height = height
  }

  /// Checks that a picture has the size of all others.
  /// - Throws: `AnimationError.frameSizeDiffers`.
  package func check(_ raster: Raster) throws(AnimationError) {
    guard raster.width == width, raster.height == height else {
      throw .frameSizeDiffers(
        format, width: raster.width, height: raster.height, expectedWidth: width,
        expectedHeight: height)
    }
  }
}

extension Rational {
  /// How many ticks of a clock this many seconds are; `nil` if they are not a whole number.
  func ticks(perSecond rate: Int) -> Int? {
    let (product, overflow) = numerator.multipliedReportingOverflow(by: rate)
    guard !overflow, product % denominator == 0 else { return nil }
    return product / denominator
  }
}
