internal import SegmentPrimitives

/// How the colours of an image are told by a palette.
struct GIFColoring: Sendable {
  /// The squared distance up to which an entry can stand for any colour of an image: five steps of
  /// each component, which nobody sees in the soft edges that flat art's many colours come from.
  private static let unseenDistance: Int32 = 100

  /// The palette.
  let palette: GIFPalette
  private let histogram: ColorHistogram
  /// For each colour of the histogram, what stands for it.
  private let choices: [GIFDither]

  /// Chooses for an image a palette, and entries of it for each colour.
  ///
  /// Up to 255 colours are exact. For more, the first palette that serves all of them is taken: the
  /// file's, which costs nothing, then the smallest. If none does, 255 colours are mixed.
  init(_ patch: GIFPatch, preferring filePalette: GIFPalette?) {
    let histogram = ColorHistogram(patch.pixels)
    let isExact = histogram.colors.count <= GIFPalette.capacity
    let limit = isExact ? 0 : GIFColoring.unseenDistance
    if let filePalette,
      let shared = GIFColoring(histogram, nearestIn: filePalette, limit: limit)
    {
      self = shared
    } else if isExact {
      self.init(histogram, GIFPalette(histogram.colors))
    } else {
      self = GIFColoring.reduced(histogram)
    }
  }

  /// The coloring with the fewest colours that serve, or with all of a palette's room, mixed.
  private static func reduced(_ histogram: ColorHistogram) -> GIFColoring {
    var reduction = ColorReduction(histogram)
    // A palette has a power of two of entries in the file, one of them transparent.
    for count in [31, 63, 127] {
      reduction.refine(to: count)
      let palette = GIFPalette(reduction.colors)
      if let coloring = GIFColoring(histogram, nearestIn: palette, limit: unseenDistance) {
        return coloring
      }
    }
    reduction.refine(to: GIFPalette.capacity)
    return GIFColoring(histogram, GIFPalette(reduction.colors))
  }

  /// The nearest entry for each colour; `nil` if one is further away than a limit.
  private init?(_ histogram: ColorHistogram, nearestIn palette: GIFPalette, limit: Int32) {
    guard !palette.colors.isEmpty || histogram.colors.isEmpty else { return nil }
    var choices: [GIFDither] = []
    choices.reserveCapacity(histogram.colors.count)
    for color in histogram.colors {
      let (position, distance) = palette.nearest(to: ColorVector(color))
      guard distance <= limit else { return nil }
      choices.append(GIFDither(position))
    }
    (self.histogram, self.palette, self.choices) = (histogram, palette, choices)
  }

  /// Mixed entries for each colour that the palette lacks.
  private init(_ histogram: ColorHistogram, _ palette: GIFPalette) {
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
