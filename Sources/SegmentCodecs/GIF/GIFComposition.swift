internal import SegmentPixels
internal import SegmentPrimitives

/// What an image of a GIF adds to what is shown.
struct GIFPatch: Equatable, Sendable {
  /// Its rectangle of the canvas.
  let bounds: PixelBounds
  /// Its pixels row after row, opaque, or zero where what is shown stays.
  let pixels: [UInt32]
  /// Whether its rectangle becomes transparent before the next image (the disposal method "restore to
  /// background").
  let clears: Bool
}

/// What a player shows after the images so far, and what it was meant to show.
struct GIFComposition: Equatable, Sendable {
  /// What is shown: pixels of the palettes, or zero where nothing has been drawn.
  private(set) var shown: Raster
  /// The same before its colours were reduced, which changes are found by: a reduced pixel stays as it
  /// is until its true colour changes.
  private var meant: Raster
  private var isEmpty = true

  /// Starts with nothing shown.
  init(width: Int, height: Int) {
    shown = Raster(width: width, height: height)
    meant = shown
  }

  /// What to draw to get a picture, and how to leave it for the next one.
  ///
  /// The first image covers the whole canvas, as some players take its size for the animation's.
  /// A pixel becomes transparent again only when the whole rectangle of an image is cleared; so an image
  /// whose successor has transparent pixels where it is opaque is made to cover them.
  func patch(to picture: Raster, next: Raster?) -> GIFPatch {
    let (width, height) = (picture.width, picture.height)
    let (old, new) = (meant.pixels.span, picture.pixels.span)
    var cleared: PixelBounds?
    if let later = next?.pixels.span {
      cleared = PixelBounds(width: width, height: height) { later[$0] == 0 && new[$0] != 0 }
    }
    let changed = PixelBounds(width: width, height: height) { old[$0] != new[$0] }
    let bounds =
      isEmpty
      ? PixelBounds(columns: 0..<width, rows: 0..<height)
      : (changed ?? cleared ?? PixelBounds(columns: 0..<1, rows: 0..<1)).union(cleared)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(bounds.area)
    for y in bounds.rows {
      for index in y * width + bounds.columns.lowerBound..<y * width + bounds.columns.upperBound {
        pixels.append(old[index] == new[index] ? 0 : new[index])
      }
    }
    return GIFPatch(bounds: bounds, pixels: pixels, clears: cleared != nil)
  }

  /// Takes an image as drawn, and cleared if it is.
  mutating func show(_ patch: GIFPatch, _ indices: [UInt8], _ palette: GIFPalette) {
    isEmpty = false
    var offset = 0
    for y in patch.bounds.rows {
      for x in patch.bounds.columns {
        let index = y * shown.width + x
        if patch.clears {
          shown.pixels[index] = 0
          meant.pixels[index] = 0
        } else if patch.pixels[offset] != 0 {
          meant.pixels[index] = patch.pixels[offset]
          if let color = palette.color(of: indices[offset]) { shown.pixels[index] = color }
        }
        offset += 1
      }
    }
  }
}
