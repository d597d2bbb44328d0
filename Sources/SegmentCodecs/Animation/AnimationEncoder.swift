public import SegmentPrimitives

/// Turns frames into a file of moving pictures, one after the other.
///
/// Each call gives the bytes that belong behind those of the calls before, so that a file can be
/// written while it is drawn; what is kept does not grow with the number of frames, except where an
/// encoder says so. A finished encoder is consumed, so that nothing can be added behind the end.
public protocol AnimationEncoder: ~Copyable {
  /// Takes the next frame and gives the bytes that can be written by now, perhaps none.
  ///
  /// The duration must be one that the format can store; distribute durations before, as only the
  /// sum of all of them tells which way to round each.
  /// - Throws: `AnimationError` for a frame of another size, for a duration that the format cannot
  ///   store, or where a library gives up.
  mutating func add(_ frame: Frame) throws(AnimationError) -> [UInt8]

  /// Ends the file and gives its last bytes.
  /// - Throws: `AnimationError.noFrames` if there is nothing to show, or where a library gives up.
  consuming func finish() throws(AnimationError) -> [UInt8]
}

/// A way to store moving pictures.
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
