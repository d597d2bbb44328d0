internal import SegmentCodecs
internal import SegmentGraphics
internal import SegmentPixels
internal import SegmentPrimitives

extension Scene {
  /// The scene as pixels, of its own scale.
  func rasterized() throws(RenderError) -> Raster {
    try ControlLayout.checkSize(width: Double(pixelWidth), height: Double(pixelHeight))
    guard let glass = wholeGlass else {
      return try painted(on: Raster(width: pixelWidth, height: pixelHeight))
    }
    do { return try glass.rasterized(size: size, scale: scale) } catch { throw .drawing(error) }
  }

  /// The scene painted over a picture of its size.
  func painted(
    on ground: consuming Raster, isMoving: Bool = false, masks: MaskCache = MaskCache()
  ) throws(RenderError) -> Raster {
    var raster = ground
    do {
      try raster.draw(scale: scale) { canvas throws(DrawingError) in
        try Painter(
          scale: scale, size: size, isVector: false, isMoving: isMoving, masks: masks
        )
        .paint(layers, on: canvas)
      }
    } catch {
      throw .drawing(error)
    }
    return raster
  }

  /// The scene as the bytes of a vector document, a point a unit.
  func vectorDocument(
    _ format: VectorFormat, description: PictureDescription? = nil, texts: [PNGText] = []
  ) throws(RenderError) -> [UInt8] {
    // Shadows are pictures there, too, and pictures have a longest side.
    let most = Double(Raster.longestSide) / max(size.width, size.height, 1)
    let scale = min(scale, most)
    do {
      return try SegmentGraphics.vectorDocument(
        format, size: size, description: description, metadata: format.metadata(texts)
      ) { canvas throws(DrawingError) in
        try Painter(scale: scale, size: size, isVector: true).paint(layers, on: canvas)
      }
    } catch {
      throw .drawing(error)
    }
  }
}

extension VectorFormat {
  /// Texts as the format's metadata: XML in SVG, plain ASCII on one line in PDF.
  fileprivate func metadata(_ texts: [PNGText]) -> String? {
    guard !texts.isEmpty else { return nil }
    switch self {
    case .svg: return XMPPacket(texts).rdf
    case .pdf:
      return texts.map { "\($0.keyword) \($0.text)" }.joined(separator: "\n")
        .unicodeScalars.map { $0 == "\n" ? "; " : $0.isASCII ? String($0) : "?" }.joined()
    }
  }
}
