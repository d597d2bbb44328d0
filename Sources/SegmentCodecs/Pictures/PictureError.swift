/// Why bytes cannot be read as a picture, or a picture cannot be written.
public enum PictureError: Error, Equatable, CustomStringConvertible {
  /// The bytes start as none of the formats that are read.
  case unknownFormat
  /// The bytes are of another format, or of none; the text says which and what to do.
  case foreign(String)
  /// The bytes start as none of the formats whose frames are read.
  case unknownFrameFormat
  /// A PNG cannot be read.
  case png(PNGDecodingError)
  /// A file breaks its format, or uses what is not read of it; the reason is the library's.
  case malformed(PictureFormat, reason: String)
  /// A picture has more pixels than the limit, or a longer side.
  case tooManyPixels(PictureFormat, width: Int, height: Int, limit: Int)
  /// The frames of an animation have more pixels in all than the limit.
  case tooManyFrames(frame: Int, width: Int, height: Int, limit: Int)
  /// The colour profile cannot be understood.
  case unreadableProfile
  /// The library that converts colours is not installed.
  case noColorLibrary(file: String)
  /// A side is longer than the format allows, in pixels.
  case sideOutOfRange(PictureFormat, width: Int, height: Int, limit: Int)
  /// The quality of lossy compression is not within the format's range.
  case qualityOutOfRange(PictureFormat, Double, allowed: ClosedRange<Double>)
  /// The library that writes the format gave up, with its reason.
  case encoderFailed(PictureFormat, reason: String)

  /// What cannot be done, why, and what to do.
  public var description: String {
    switch self {
    case .unknownFormat:
      "it is neither PNG, JPEG nor WebP; give one of these"
    case .unknownFrameFormat:
      "it is neither PNG, APNG, WebP, GIF nor JPEG; give one of these"
    case .foreign(let text): text
    case .png(let error): error.description
    case .malformed(let format, let reason):
      "cannot read the \(format.rawValue): \(reason); export the file again"
    case .tooManyPixels(let format, let width, let height, let limit):
      "cannot read the \(format.rawValue): it is \(width) × \(height) pixels and may have "
        + "\(limit) in all, 32767 a side; give a smaller picture"
    case .tooManyFrames(let frame, let width, let height, let limit):
      "cannot read on after \(frame) frames of \(width) × \(height) pixels, as they may have "
        + "\(limit) in all; give a shorter animation"
    case .unreadableProfile:
      "its colour profile cannot be understood; convert the picture to sRGB"
    case .noColorLibrary(let file):
      "its colours are not sRGB, and \(file), which converts them, is not there; install the "
        + "package liblcms2-2, or convert the picture to sRGB"
    case .sideOutOfRange(let format, let width, let height, let limit):
      "cannot write \(format.rawValue): \(width) × \(height) pixels are not within 1…\(limit) a "
        + "side; choose another scale or width"
    case .qualityOutOfRange(let format, let quality, let allowed):
      "cannot write \(format.rawValue): the quality \(quality) is not within "
        + "\(Int(allowed.lowerBound))…\(Int(allowed.upperBound)); choose such a number"
    case .encoderFailed(let format, let reason):
      "cannot write \(format.rawValue): \(reason); free memory or make the picture smaller"
    }
  }
}

/// A format of pixels other than PNG that pictures are read from and written in.
public enum PictureFormat: String, Hashable, Sendable {
  /// GIF (version 89a).
  case gif = "GIF"
  /// JPEG (ITU-T T.81, JFIF).
  case jpeg = "JPEG"
  /// PNG (W3C Portable Network Graphics), animated or not.
  case png = "PNG"
  /// WebP (RFC 9649).
  case webP = "WebP"

  /// The format that a file's first bytes say; `nil` for one that is not read.
  init?(signatureOf file: [UInt8]) {
    if file.starts(with: PNGChunkWriter().bytes) {
      self = .png
    } else if file.starts(with: "RIFF".utf8), file.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webP
    } else if file.starts(with: "GIF8".utf8) {
      self = .gif
    } else if file.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else {
      return nil
    }
  }
}
