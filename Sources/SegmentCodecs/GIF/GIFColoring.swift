internal import SegmentPixels
internal import SegmentPrimitives

/// Which palette entries an image's colours become.
struct GIFColoring: Sendable {
  /// The squared distance up to which an entry can stand for a colour of soft edges, which flat
  /// art's many colours come from: five levels of each component, unseen in single pixels.
  private static let edgeDistance: Int32 = 100
  /// One of so many pixels may be further off than two levels of each component: more are no soft
  /// edges, but a gradient, which would show bands.
  private static let (pixelsPerFarOne, farDistance) = (32, 16 as Int32)

  /// The palette.
  let palette: GIFPalette
  private let histogram: ColorHistogram
  /// The entries for each colour of the histogram.
  private let choices: [GIFDither]

  /// Chooses for an image a palette, and entries of it for each colour.
  ///
  /// Up to 255 colours are exact. For more, the first palette whose entries are near enough is used:
  /// the global one, which takes no bytes, then the smallest. If there is none, 255 colours are dithered.
  init(_ patch: GIFPatch, preferring globalPalette: GIFPalette?) {
    let histogram = ColorHistogram(patch.pixels)
    let isExact = histogram.colors.count <= GIFPalette.capacity
    if let globalPalette,
      let reused = GIFColoring(histogram, nearestIn: globalPalette, exactly: isExact)
    {
      self = reused
    } else if isExact {
      self.init(histogram, ditheredFrom: GIFPalette(histogram.colors))
    } else {
      self = GIFColoring.reduced(histogram)
    }
  }

  /// The coloring with the fewest colours that are near enough, or with 255, dithered.
  private static func reduced(_ histogram: ColorHistogram) -> GIFColoring {
    var reduction = ColorReduction(histogram)
    // A palette has a power of two of entries in the file, one of them transparent.
    for count in [31, 63, 127, GIFPalette.capacity] {
      reduction.refine(to: count)
      let palette = GIFPalette(reduction.colors)
      if let coloring = GIFColoring(histogram, nearestIn: palette, exactly: false) {
        return coloring
      }
    }
    return GIFColoring(histogram, ditheredFrom: GIFPalette(reduction.colors))
  }

  /// The nearest entry for each colour; `nil` if the palette's are not near enough.
  private init?(_ histogram: ColorHistogram, nearestIn palette: GIFPalette, exactly: Bool) {
    guard !palette.colors.isEmpty || histogram.colors.isEmpty else { return nil }
    let limit = exactly ? 0 : GIFColoring.edgeDistance
    var choices: [GIFDither] = []
    choices.reserveCapacity(histogram.colors.count)
    var (all, far) = (0, 0)
    for (color, count) in zip(histogram.colors, histogram.counts) {
      let (position, distance) = palette.nearest(to: ColorVector(color))
      guard distance <= limit else { return nil }
      choices.append(GIFDither(position))
      all += count
      if distance > GIFColoring.farDistance { far += count }
    }
    guard far * GIFColoring.pixelsPerFarOne <= all else { return nil }
    (self.histogram, self.palette, self.choices) = (histogram, palette, choices)
  }

  /// Dithered entries for each colour that the palette lacks.
  private init(_ histogram: ColorHistogram, ditheredFrom palette: GIFPalette) {
    self.histogram = histogram
    self.palette = palette
    choices = histogram.colors.map { GIFDither(of: $0, in: palette) }
  }

  /// The indices of an image's pixels.
  ///
  /// Where the image adds nothing to what is shown, transparency and the entry that is shown look
  /// the same; an entry that has just been written is written on, as repetitions take few bytes.
  func indices(of patch: GIFPatch, over shown: Raster) -> [UInt8] {
    var indices: [UInt8] = []
    indices.reserveCapacity(patch.bounds.area)
    let pixels = patch.pixels.span
    let below = shown.pixels.span
    var (last, choice, index) = (UInt32(0), GIFDither.transparent, UInt8(0))
    for y in patch.bounds.rows {
      for x in patch.bounds.columns {
        let pixel = pixels[indices.count]
        if pixel != last {
          last = pixel
          choice = histogram.position(of: pixel).map { choices[$0] } ?? .transparent
        }
        let wanted = choice.index(x: x, y: y)
        let old = below[y * shown.width + x]
        if wanted != 0 && palette.color(of: wanted) != old {
          index = wanted
        } else if palette.color(of: index) != old {
          index = 0
        }
        indices.append(index)
      }
    }
    return indices
  }
}
