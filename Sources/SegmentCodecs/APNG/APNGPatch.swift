internal import SegmentPrimitives

/// A rectangle of pixels that turns what is shown into the next frame.
struct APNGPatch: Sendable {
  /// What becomes of the pixels below, by the format's number.
  enum Blend: UInt8, Sendable {
    /// They are replaced.
    case source = 0
    /// They stay where the patch is transparent.
    case over = 1
  }

  /// The left column on the canvas.
  let x: Int
  /// The upper row on the canvas.
  let y: Int
  /// The pixels.
  let raster: Raster
  /// What becomes of the pixels below.
  let blend: Blend

  /// Makes a patch.
  init(x: Int, y: Int, raster: Raster, blend: Blend) {
    self.x = x
    self.y = y
    self.raster = raster
    self.blend = blend
  }

  /// Makes a patch of the pixels that belong into a rectangle of the canvas.
  init(_ bounds: PixelBounds, _ raster: Raster, _ blend: Blend) {
    self.init(
      x: bounds.columns.lowerBound, y: bounds.rows.lowerBound, raster: raster, blend: blend)
  }
}

/// The ways to turn what is shown into the next frame.
struct APNGPatches: Sendable {
  /// The changed rectangle as it is.
  let whole: APNGPatch
  /// Only the pixels that changed, where they can be drawn over those that did not.
  let changed: APNGPatch?

  /// Finds the ways from what is shown, nothing before the first frame, to a frame.
  /// - Parameter hasTransparency: Whether the file can store a transparent pixel.
  init(from shown: Raster?, to next: Raster, hasTransparency: Bool) {
    guard let shown else {
      whole = APNGPatch(x: 0, y: 0, raster: next, blend: .source)
      changed = nil
      return
    }
    // A frame needs at least one pixel; where nothing changes it is one that is shown already.
    let bounds = shown.change(to: next) ?? PixelBounds(columns: 0..<1, rows: 0..<1)
    let part = next.part(bounds)
    whole = APNGPatch(bounds, part, .source)
    changed =
      hasTransparency
      ? part.changed(from: shown.part(bounds)).map { APNGPatch(bounds, $0, .over) } : nil
  }
}

extension Raster {
  /// The smallest rectangle that holds every pixel that differs in a raster of the same size.
  fileprivate func change(to next: Raster) -> PixelBounds? {
    let (old, new) = (pixels.span, next.pixels.span)
    return PixelBounds(width: width, height: height) { old[$0] != new[$0] }
  }

  /// The pixels within a rectangle.
  fileprivate func part(_ bounds: PixelBounds) -> Raster {
    if bounds.columns.count == width && bounds.rows.count == height { return self }
    var part: [UInt32] = []
    part.reserveCapacity(bounds.area)
    for y in bounds.rows {
      part += pixels[y * width + bounds.columns.lowerBound..<y * width + bounds.columns.upperBound]
    }
    return Raster(width: bounds.columns.count, height: bounds.rows.count, pixels: part)
  }

  /// The pixels that differ from another raster's, nothing elsewhere; `nil` if one of them is not
  /// opaque, as it would mix with what lies below.
  fileprivate func changed(from shown: Raster) -> Raster? {
    var result = self
    let old = shown.pixels.span
    var span = result.pixels.mutableSpan
    for index in span.indices {
      if span[index] == old[index] {
        span[index] = 0
      } else if span[index] >> 24 != 255 {
        return nil
      }
    }
    return result
  }
}
