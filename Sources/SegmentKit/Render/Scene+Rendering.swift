internal import SegmentGraphics
internal import SegmentPixels
internal import SegmentPrimitives

extension Scene {
  /// The scene as pixels, of its own scale.
  func rasterized() throws(RenderError) -> Raster {
    try ControlLayout.checkSize(width: Double(pixelWidth), height: Double(pixelHeight))
    do {
      guard let glass = wholeGlass else {
        return try optimized().scene.painted(on: Raster(width: pixelWidth, height: pixelHeight))
      }
      return try glass.rasterized(scale: scale)
    } catch {
      throw .drawing(error)
    }
  }

  /// The scene painted as it is over a picture of its size.
  func painted(on backdrop: consuming Raster) throws(DrawingError) -> Raster {
    var raster = backdrop
    try raster.draw(scale: scale) { canvas throws(DrawingError) in
      try Painter(scale: scale).paint(layers, on: canvas)
    }
    return raster
  }

  /// The scene as the bytes of a vector document, a point a unit.
  func vectorDocument(
    _ format: VectorFormat, description: PictureDescription? = nil
  ) throws(RenderError) -> [UInt8] {
    do {
      let layers = try layers.withPicturesOfShadows(scale: scale)
      return try SegmentGraphics.vectorDocument(
        format, size: size, description: description
      ) { canvas throws(DrawingError) in
        try Painter(scale: scale).paint(layers, on: canvas)
      }
    } catch {
      throw .drawing(error)
    }
  }
}

extension [Layer] {
  /// The layers with coloured pictures for shadows: vector documents store masks so that not every
  /// reader shows them alike.
  fileprivate func withPicturesOfShadows(scale: Double) throws(DrawingError) -> [Layer] {
    let masks = MaskCache(scale: scale)
    return try replacing { layer throws(DrawingError) in
      guard case .shadow(let shape, let shadow) = layer,
        let mask = try masks.mask(of: shadow, under: shape)
      else { return layer }
      return .image(mask.colored(shadow.color), frame: mask.bounds.scaled(by: 1 / scale))
    }
  }
}
