public import SegmentCodecs
public import SegmentGraphics
public import SegmentMotion

/// Why a control could not be rendered: the error of the stage that failed.
public enum RenderError: Error, Equatable, Sendable {
  /// The control's description cannot be drawn.
  case control(ControlError)
  /// The theme names no token or no possible value.
  case theme(ThemeError)
  /// Fonts or shaping failed.
  case text(TextError)
  /// A motion has no such duration or hold.
  case motion(MotionError)
  /// The picture would take more bytes of memory than the limit.
  case tooMuchMemory(bytes: Double, limit: Int)
  /// A motion would have more frames than the limit.
  case tooManyFrames(count: Int, limit: Int)
  /// Cairo failed.
  case drawing(DrawingError)
  /// The picture could not be encoded.
  case encoding(PNGError)
  /// The picture cannot be stored as WebP or JPEG.
  case picture(PictureError)
}

/// The value of a stage, the stage's error as the pipeline's.
func rethrowing<Value, Failure: Error>(
  _ wrap: (Failure) -> RenderError, _ value: @autoclosure () throws(Failure) -> Value
) throws(RenderError) -> Value {
  do {
    return try value()
  } catch {
    throw wrap(error)
  }
}

extension RenderError: CustomStringConvertible {
  private static func mebibytes(_ bytes: Double) -> String {
    Text.number((bytes / 0x1p20).rounded(.up), decimals: 0)
  }

  /// The stage's own line.
  public var description: String {
    switch self {
    case .control(let error): error.description
    case .theme(let error): error.description
    case .text(let error): error.description
    case .motion(let error): error.description
    case .tooMuchMemory(let bytes, let limit):
      "cannot draw: it would take \(RenderError.mebibytes(bytes)) MiB of memory, and the limit is "
        + "\(RenderError.mebibytes(Double(limit))) MiB; lower the scale, the widths or the blur, or "
        + "raise the limit (--max-memory)"
    case .tooManyFrames(let count, let limit):
      "cannot draw \(count) frames: the limit is \(limit); lower the frame rate, or shorten the path "
        + "or the hold"
    case .drawing(let error):
      "cannot draw: cairo says \"\(error.reason)\" (status \(error.rawStatus))"
    case .encoding(let error): error.description
    case .picture(let error): error.description
    }
  }
}
