internal import SegmentDeflate
internal import SegmentPixels
internal import SegmentPrimitives

/// A rectangle of pixels that turns what is shown into the next frame.
struct APNGPatch: Sendable {
  /// The blend op of an `fcTL` chunk: what becomes of the pixels below.
  enum BlendOp: UInt8, Sendable {
    /// They are replaced.
    case source = 0
    /// The patch is composited over them.
    case over = 1
  }

  /// The rectangle on the canvas.
  let bounds: PixelBounds
  /// Its pixels.
  let raster: Raster
  /// What becomes of the pixels below.
  let blendOp: BlendOp
}

/// The patches that turn what is shown into the next frame.
struct APNGPatches: Sendable {
  private static let layout = PixelLayout.rgba

  /// The changed rectangle as it is.
  private let whole: APNGPatch
  private let shown: Raster?

  /// Finds what changes from what is shown, nothing before the first frame, to a frame.
  init(from shown: Raster?, to next: Raster) {
    let bounds =
      if let shown {
        // A frame needs at least one pixel; where nothing changes it is one that is shown already.
        shown.change(to: next) ?? PixelBounds(columns: 0..<1, rows: 0..<1)
      } else {
        PixelBounds(columns: 0..<next.width, rows: 0..<next.height)
      }
    whole = APNGPatch(bounds: bounds, raster: next.part(bounds), blendOp: .source)
    self.shown = shown
  }

  /// The patch that is taken, and its zlib stream.
  /// - Throws: `PNGError.outOfMemory`.
  func smallest(
    _ compression: CompressionEffort
  ) throws(PNGError) -> (patch: APNGPatch, stream: [UInt8]) {
    guard compression == .small else {
      let patch = likelySmallest
      // The usual level is more than a still picture's: moving edges repeat less, and it finds
      // another fiftieth in half as much time again.
      let (level, passes): (Int32, ParsingPasses) = compression == .fast ? (1, .one) : (7, .two)
      let picture = PackedScanlines(patch.raster, APNGPatches.layout)
      return (patch, try picture.quickStream(level: level, passes))
    }
    let stream = try PackedScanlines(whole.raster, APNGPatches.layout).smallStream()
    guard let changed else { return (whole, stream) }
    let overStream = try PackedScanlines(changed.raster, APNGPatches.layout).smallStream()
    return overStream.count < stream.count ? (changed, overStream) : (whole, stream)
  }

  /// Only the pixels that changed, where they can be drawn over those that did not.
  private var changed: APNGPatch? {
    guard let shown else { return nil }
    return whole.raster.changed(from: shown, at: whole.bounds).map {
      APNGPatch(bounds: whole.bounds, raster: $0, blendOp: .over)
    }
  }

  /// The patch that is expected to take fewer bytes, by every fourth row: a picture's size follows the
  /// pixels that differ from the one before them.
  private var likelySmallest: APNGPatch {
    guard let shown else { return whole }
    var (edges, changedEdges) = (0, 0)
    for y in stride(from: 0, to: whole.bounds.rows.count, by: 4) {
      let new = whole.raster.pixels.span.extracting(whole.raster.row(y))
      let old = shown.pixels.span.extracting(shown.row(y, of: whole.bounds))
      var (last, lastChanged): (UInt32, UInt32) = (0, 0)
      for x in new.indices {
        let pixel = unsafe new[unchecked: x]
        let changed = unsafe pixel == old[unchecked: x] ? 0 : pixel
        edges &+= pixel == last ? 0 : 1
        changedEdges &+= changed == lastChanged ? 0 : 1
        (last, lastChanged) = (pixel, changed)
      }
    }
    return changedEdges < edges ? changed ?? whole : whole
  }
}

extension Raster {
  /// The smallest rectangle that holds every pixel that differs in a raster of the same size.
  fileprivate func change(to next: Raster) -> PixelBounds? {
    let (old, new) = (pixels.span, next.pixels.span)
    return PixelBounds(width: width, height: height) { old[$0] != new[$0] }
  }

  /// The indices of a rectangle's row.
  fileprivate func row(_ y: Int, of bounds: PixelBounds) -> Range<Int> {
    let start = (bounds.rows.lowerBound + y) * width
    return start + bounds.columns.lowerBound..<start + bounds.columns.upperBound
  }

  /// The pixels within a rectangle.
  fileprivate func part(_ bounds: PixelBounds) -> Raster {
    if bounds.columns.count == width && bounds.rows.count == height { return self }
    var part: [UInt32] = []
    part.reserveCapacity(bounds.area)
    for y in 0..<bounds.rows.count { part += pixels[row(y, of: bounds)] }
    return Raster(width: bounds.columns.count, height: bounds.rows.count, pixels: part)
  }

  /// The pixels that differ from those of a rectangle of another raster, nothing elsewhere; `nil` if
  /// one of them is not opaque, as it would mix with what lies below.
  fileprivate func changed(from shown: Raster, at bounds: PixelBounds) -> Raster? {
    var result = self
    var new = result.pixels.mutableSpan
    for y in 0..<height {
      let old = shown.pixels.span.extracting(shown.row(y, of: bounds))
      for x in old.indices {
        let index = y * width + x
        if new[index] == old[x] {
          new[index] = 0
        } else if new[index] >> 24 != 255 {
          return nil
        }
      }
    }
    return result
  }
}
