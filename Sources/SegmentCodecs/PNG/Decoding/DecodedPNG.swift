public import SegmentPixels

/// What a PNG file holds: its picture and its texts.
public struct DecodedPNG: Equatable, Sendable {
  /// The picture with the file's component values, premultiplied; no profile or gamma is applied.
  public var raster: Raster
  /// Which colours the component values mean by the file's own word.
  public var colors: SourceColors
  /// The texts in the order in which they are stored.
  public var texts: [PNGText]
}
