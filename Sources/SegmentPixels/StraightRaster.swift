/// A picture with straight alpha, row after row from the top, as a file stores it.
///
/// Comparing needs it: a premultiplied `Raster` has lost the colours of pixels that hardly show.
package struct StraightRaster: Equatable, Sendable {
  /// The number of columns, at least 0.
  package let width: Int
  /// The number of rows, at least 0.
  package let height: Int
  /// `width × height` pixels, each as `StraightColor.rgba` has it: red in the lowest byte.
  package var pixels: [UInt32]

  /// Makes a picture of existing pixels.
  /// - Precondition: `pixels.count == width * height`.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(pixels.count == width * height, "a raster needs width × height pixels")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Makes a wholly transparent picture.
  package init(width: Int, height: Int) {
    self.init(width: width, height: height, pixels: Array(repeating: 0, count: width * height))
  }

  /// The straight form of a premultiplied picture.
  package init(_ raster: Raster) {
    self.init(
      width: raster.width, height: raster.height,
      pixels: raster.pixels.map { StraightColor(premultiplied: $0).rgba })
  }

  /// The pixel of a column and a row.
  package subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// The premultiplied form, which painting needs.
  package var premultiplied: Raster {
    Raster(
      width: width, height: height, pixels: pixels.map { StraightColor(rgba: $0).premultiplied })
  }
}
