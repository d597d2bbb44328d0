public import SegmentCodecs
public import SegmentGraphics
public import SegmentPixels
public import SegmentPrimitives

/// The pipeline from a control to bytes.
///
///     Control ─▶ Look ─▶ ControlLayout ─▶ Scene ─▶ Raster ─▶ bytes
///
/// It keeps fonts open from one control to the next. Make one for each thread; nothing of it may
/// be used by two threads at once. Equal renderers give equal bytes, whatever was drawn before.
public final class Renderer {
  // In the order of their first use; there are as many as scales and font requests, which are few.
  private var typesetters: [(fonts: FontRequest, typesetter: Typesetter)] = []

  /// The most memory that a picture may take by what is known before it is drawn, in bytes.
  public let memoryLimit: Int

  /// The memory limit where none is given: 4 GiB.
  public static let defaultMemoryLimit = 4 << 30

  /// Makes a renderer; fonts are opened by the first control that needs them.
  public init(memoryLimit: Int = defaultMemoryLimit) {
    self.memoryLimit = memoryLimit
  }

  /// Control ─▶ Look: the named look for the control's traits, the theme's tokens over it.
  /// - Throws: `RenderError.control` for what cannot be drawn, `.theme`.
  public func look(of control: Control) throws(RenderError) -> Look {
    try rethrowing(RenderError.control, control.validate())
    return try rethrowing(RenderError.theme, Look(for: control))
  }

  /// Look ─▶ ControlLayout.
  /// - Throws: `RenderError.text`, `.control` for unknown icons, overflow or a size too large.
  public func layout(of control: Control, look: Look) throws(RenderError) -> ControlLayout {
    try ControlLayout(of: control, look: look, typesetter: typesetter(for: control))
  }

  /// ControlLayout ─▶ Scene.
  /// - Throws: `RenderError.drawing` where what glass lies over cannot be drawn.
  public func scene(
    of control: Control, look: Look, layout: ControlLayout
  ) throws(RenderError) -> Scene {
    // What glass lies over is drawn at once; everything else when it is known as what.
    if look.glass != nil {
      let size = Size(width: Double(layout.pixelWidth), height: Double(layout.pixelHeight))
      try ControlLayout.checkSize(size, scale: 1)
      try checkMemory(Renderer.byteCount(width: layout.pixelWidth, height: layout.pixelHeight))
    }
    return try Scene(of: control, look: look, layout: layout)
  }

  /// Control ─▶ Look ─▶ ControlLayout ─▶ Scene.
  /// - Parameters:
  ///   - control: the control.
  ///   - finish: called with the name of each stage when it is done.
  /// - Throws: what the stages throw.
  public func compose(
    _ control: Control, finish: (_ stage: String) -> Void = { _ in }
  ) throws(RenderError) -> Composition {
    let look = try look(of: control)
    finish("Look")
    let layout = try layout(of: control, look: look)
    finish("ControlLayout")
    let scene = try scene(of: control, look: look, layout: layout)
    finish("Scene")
    return Composition(look: look, layout: layout, scene: scene)
  }

  /// Control ─▶ Raster, all stages one behind the other.
  /// - Throws: what the stages throw.
  public func raster(of control: Control) throws(RenderError) -> Raster {
    try raster(of: compose(control).scene)
  }

  /// Scene ─▶ Raster.
  /// - Throws: `RenderError.drawing`.
  public func raster(of scene: Scene) throws(RenderError) -> Raster {
    // What no memory would help is said first.
    try ControlLayout.checkSize(scene.size, scale: scene.scale)
    try checkMemory(of: scene)
    return try scene.rasterized()
  }

  /// Scene ─▶ Raster ─▶ bytes, or Scene ─▶ bytes for the formats that Cairo writes itself.
  /// - Parameters:
  ///   - scene: what is drawn.
  ///   - format: the file format.
  ///   - stage: called with the name of each stage when it ends.
  /// - Throws: `RenderError.drawing`, `.encoding`, `.picture`.
  public func encode(
    _ scene: Scene, as format: StillFormat, stage: (String) -> Void = { _ in }
  ) throws(RenderError) -> [UInt8] {
    if case .vector(let format, let description, let texts) = format {
      try checkMemory(Renderer.shadowByteCount(in: scene))
      return try scene.vectorDocument(format, description: description, texts: texts)
    }
    let raster = try raster(of: scene)
    stage("Raster")
    if case .png(let compression, let texts) = format {
      return try encode(raster, scale: scene.scale, compression: compression, texts: texts)
    }
    return try rethrowing(RenderError.picture, format.bytes(of: raster, scale: scene.scale))
  }

  /// Raster ─▶ bytes.
  /// - Throws: `RenderError.encoding`.
  public func encode(
    _ raster: Raster, scale: Double, compression: CompressionEffort = .balanced,
    texts: [PNGText] = []
  ) throws(RenderError) -> [UInt8] {
    let (encoder, metadata) = (
      PNGEncoder(compression: compression), PNGMetadata(scale: scale, texts: texts)
    )
    return try rethrowing(
      RenderError.encoding, encoder.encode(raster: raster, metadata: metadata))
  }

  /// The font files that text was drawn from so far, in the order of their first use.
  public var fontFiles: [FontFile] {
    typesetters.flatMap(\.typesetter.fontFiles).reduce(into: []) { files, file in
      if !files.contains(file) { files.append(file) }
    }
  }

  /// The shaper of each text that was set so far.
  public var shapers: [String: ShaperKind] {
    typesetters.reduce(into: [:]) { $0.merge($1.typesetter.shapers) { $1 } }
  }

  func typesetter(for control: Control) throws(RenderError) -> Typesetter {
    var fonts = control.fonts
    if control.theme != Theme() {
      fonts.features = try look(of: control).fontFeatures + fonts.features
    }
    let scale = control.traits.scale
    if let known = typesetters.first(where: { $0.fonts == fonts && $0.typesetter.scale == scale }) {
      return known.typesetter
    }
    let typesetter = try rethrowing(RenderError.text, Typesetter(fonts: fonts, scale: scale))
    typesetters.append((fonts, typesetter))
    return typesetter
  }
}

/// What each stage before the raster made of a control.
public struct Composition: Equatable, Sendable {
  /// What it looks like.
  public let look: Look
  /// Where everything is, in points.
  public let layout: ControlLayout
  /// What is painted, from the back to the front.
  public let scene: Scene
}

/// A file format for a picture that does not move.
public enum StillFormat: Equatable, Sendable {
  /// PNG, with texts for `iTXt` chunks.
  case png(CompressionEffort, texts: [PNGText])
  /// WebP, with texts for an XMP packet.
  case webP(WebPCompression, texts: [PNGText])
  /// JPEG of a quality in 1…100 over a colour, with texts for comments.
  case jpeg(quality: Double, matte: Color, texts: [PNGText])
  /// SVG or PDF, with what it shows in words, and with texts for SVG's metadata or PDF's keywords.
  case vector(VectorFormat, description: PictureDescription? = nil, texts: [PNGText] = [])
}

extension StillFormat {
  /// The file of a raster in a format that libwebp or libjpeg-turbo writes; empty for others.
  fileprivate func bytes(of raster: Raster, scale: Double) throws(PictureError) -> [UInt8] {
    switch self {
    case .webP(let compression, let texts):
      try WebPStillEncoder(compression: compression).encode(raster, texts: texts)
    case .jpeg(let quality, let matte, let texts):
      try JPEGEncoder(quality: quality, matte: matte).encode(
        raster, scale: scale, comments: texts.map { "\($0.keyword)\n\($0.text)" })
    case .png, .vector: []
    }
  }
}
