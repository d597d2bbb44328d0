public import SegmentPrimitives

/// Why frames cannot be stored as an animation.
public enum AnimationError: Error, Equatable, CustomStringConvertible {
  /// A side is zero or longer than the format allows, in pixels.
  case sideOutOfRange(AnimationFormat, width: Int, height: Int, limit: Int)
  /// A frame's size in pixels is not that of the file.
  case frameSizeDiffers(
    AnimationFormat, width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)
  /// A frame's duration in seconds is not one that the format can store.
  case durationNotStorable(AnimationFormat, Rational, allowed: String)
  /// All durations together, in the format's unit, exceed what it can store.
  case tooLong(AnimationFormat, limit: String)
  /// The number of plays is negative or above what the format can store.
  case playCountOutOfRange(AnimationFormat, Int, limit: Int)
  /// The quality of lossy compression is not within 0…100.
  case qualityOutOfRange(AnimationFormat, Double)
  /// The frame rate is not positive.
  case frameRateOutOfRange(AnimationFormat, Rational)
  /// There is no frame to show.
  case noFrames(AnimationFormat)
  /// The number of frames is zero, negative or above what the format can store.
  case frameCountOutOfRange(AnimationFormat, Int, limit: Int)
  /// There are more or fewer frames than were announced.
  case frameCountDiffers(AnimationFormat, added: Int, announced: Int)
  /// What an animated PNG has in common with a still one cannot be stored.
  case png(PNGError)
  /// The library that writes the format failed, with its reason.
  case encoderFailed(AnimationFormat, reason: String)

  /// What cannot be done, why, and what to do.
  public var description: String {
    if case .png(let error) = self { return error.description }
    return "cannot write \(format.rawValue): \(reason)"
  }

  /// The format that was to be written.
  public var format: AnimationFormat {
    switch self {
    case .sideOutOfRange(let format, _, _, _), .frameSizeDiffers(let format, _, _, _, _),
      .durationNotStorable(let format, _, _), .tooLong(let format, _),
      .playCountOutOfRange(let format, _, _), .qualityOutOfRange(let format, _),
      .frameRateOutOfRange(let format, _), .noFrames(let format), .encoderFailed(let format, _),
      .frameCountOutOfRange(let format, _, _), .frameCountDiffers(let format, _, _):
      format
    case .png: .apng
    }
  }

  /// Why and what to do, without the format.
  var reason: String {
    switch self {
    case .sideOutOfRange(_, let width, let height, let limit):
      "\(width) × \(height) pixels are not within 1…\(limit) a side; choose another scale or width"
    case .frameSizeDiffers(_, let width, let height, let expectedWidth, let expectedHeight):
      "a frame has \(width) × \(height) pixels and the file \(expectedWidth) × \(expectedHeight); "
        + "draw all frames on one canvas"
    case .durationNotStorable(_, let duration, let allowed):
      "a frame of \(duration.numerator)/\(duration.denominator) s is not \(allowed); "
        + "choose another frame rate or hold"
    case .tooLong(_, let limit):
      "the frames last longer than \(limit); shorten the animation"
    case .playCountOutOfRange(_, let count, let limit):
      "\(count) plays are not within 0…\(limit); choose such a number, 0 to repeat for ever"
    case .qualityOutOfRange(_, let quality):
      "the quality \(quality) is not within 0…100; choose such a number"
    case .frameRateOutOfRange(_, let rate):
      "\(rate.numerator)/\(rate.denominator) frames per second are not a positive rate; choose one"
    case .noFrames: "there are no frames; add at least one"
    case .frameCountOutOfRange(_, let count, let limit):
      "\(count) frames are not within 1…\(limit); choose another duration or frame rate"
    case .frameCountDiffers(_, let added, let announced):
      "\(added) frames were added and \(announced) announced; announce as many as there are"
    case .png(let error): error.description
    case .encoderFailed(_, let reason): "\(reason); free memory or make the picture smaller"
    }
  }
}
