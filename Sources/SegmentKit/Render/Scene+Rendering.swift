internal import SegmentCodecs
internal import SegmentGraphics
internal import SegmentPixels
internal import SegmentPrimitives

extension Scene {
  /// The scene as pixels, of its own scale.
  func rasterized() throws(RenderError) -> Raster {
    let pixels = Size(width: Double(pixelWidth), height: Double(pixelHeight))
    try ControlLayout.checkSize(pixels, scale: 1)
    if let wholeGlass {
      return try rethrowing(RenderError.drawing, wholeGlass.rasterized(scale: scale))
    }
    let empty = Raster(width: pixelWidth, height: pixelHeight)
    return try rethrowing(RenderError.drawing, optimized().scene.painted(on: empty))
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

extension [Layer] {
  /// The layers as vector documents want them: coloured pictures for shadows, as not every reader
  /// shows stored masks alike; the ink on glass as outlines over its pixels; and behind each label
  /// its text, which can be searched and copied.
  func forVectorDocument(scale: Double) throws(DrawingError) -> [Layer] {
    let masks = MaskCache(scale: scale)
    return try replacing { layer throws(DrawingError) in
      switch layer {
      case .shadow(let shape, let shadow):
        guard let mask = try masks.mask(of: shadow, under: shape) else { return [] }
        return [.image(mask.colored(shadow.color), frame: mask.bounds.scaled(by: 1 / scale))]
      case .text(let line, let point, _):
        let height = Swift.max(line.ink.height, 1)
        let frame = Rect(x: point.x, y: point.y - height, width: line.width, height: height)
        return [layer, .searchableText(line.text, in: frame)]
      case .clip(let shape, let layers):
        return [.clip(shape, layers.map { $0.reaching(beyond: shape.rect) })]
      case .glass(let glass):
        guard let bare = glass.bare else { return [layer] }
        let pixels = Rect(x: 0, y: 0, width: Double(bare.width), height: Double(bare.height))
        return [.image(bare, frame: pixels.scaled(by: 1 / scale))]
          + (try glass.ink.forVectorDocument(scale: scale))
      default: return [layer]
      }
    }
  }
}

extension Layer {
  /// A picture that ends where a clip does, with its outermost pixels once more around it: where two
  /// antialiased edges meet, a viewer shows a hairline of what lies below.
  func reaching(beyond clip: Rect) -> Layer {
    guard case .image(let raster, let frame) = self, frame == clip, !raster.pixels.isEmpty else {
      return self
    }
    let (x, y) = (frame.width / Double(raster.width), frame.height / Double(raster.height))
    return .image(raster.bordered, frame: frame.inset(x: -x, y: -y))
  }
}

extension Raster {
  /// The picture with its outermost pixels once more around it.
  fileprivate var bordered: Raster {
    var result = Raster(width: width + 2, height: height + 2)
    for y in 0..<height + 2 {
      for x in 0..<width + 2 {
        result[x, y] = self[min(max(x - 1, 0), width - 1), min(max(y - 1, 0), height - 1)]
      }
    }
    return result
  }
}
