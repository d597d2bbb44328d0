public import SegmentPixels
internal import SegmentPrimitives

/// What the pixels of all frames have in common, which decides how few bytes each pixel takes.
///
/// An animated PNG stores all frames alike and says how before the first, so that colours can only
/// be chosen for it by who has seen every frame. Drawing costs little beside compressing: draw all
/// frames once for their colours, then again for the file.
///
///     var colors = APNGColors()
///     for raster in rasters { colors.add(raster) }
public struct APNGColors: Sendable {
  /// Any colour and opacity: every frame can be stored.
  public static let any = APNGColors(census: nil)

  private var census: PixelCensus?

  /// Knows no pixel yet; those of every frame must be added.
  public init() {
    self.init(census: PixelCensus())
  }

  private init(census: PixelCensus?) {
    self.census = census
  }

  /// Takes the pixels of a frame into account.
  public mutating func add(_ raster: Raster) {
    census?.add(raster)
  }

  /// How frames of these colours are stored.
  var layout: PixelLayout {
    census?.layouts[0] ?? .rgba
  }

  /// Whether all pixels of a raster can be stored as frames of these colours are.
  func hold(_ raster: Raster) -> Bool {
    guard census != nil else { return true }
    var wider = self
    wider.add(raster)
    return wider.layout == layout
  }
}
