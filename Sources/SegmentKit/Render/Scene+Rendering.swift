internal import SegmentCodecs
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
    _ format: VectorFormat, description: PictureDescription? = nil, texts: [PNGText] = []
  ) throws(RenderError) -> [UInt8] {
    // Shadows are pictures there, too, and pictures have a longest side.
    let most = Double(Raster.longestSide) / max(size.width, size.height, 1)
    let scale = min(scale, most)
    do {
      let layers = try layers.forVectorDocument(scale: scale)
      return try SegmentGraphics.vectorDocument(
        format, size: size, description: description, metadata: format.metadata(texts)
      ) { canvas throws(DrawingError) in
        try Painter(scale: scale).paint(layers, on: canvas)
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
