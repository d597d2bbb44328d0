internal import SegmentPixels
internal import SegmentPrimitives

/// Reads a GIF's frames and composes them (GIF89a §20, §23) as browsers do: the canvas begins
/// transparent whatever background colour the file names, and what lies outside is cut.
struct GIFFrameReader: FrameReader, ~Copyable {
  let header: FrameHeader
  private let check: PictureDecoder
  private var source: GIFSource
  private var canvas: StraightRaster
  private var control: GIFSource.GraphicControl
  private var image: GIFSource.ImageHeader?

  /// Opens a file and reads up to its first image.
  /// - Throws: `PictureError.malformed`, `.tooManyPixels`.
  static func open(_ file: [UInt8], pixelLimit: Int) throws(PictureError) -> GIFFrameReader {
    let source = try GIFSource(file)
    let check = PictureDecoder(pixelLimit: pixelLimit)
    let size = source.size
    try check.check(.gif, width: size.width, height: size.height)
    // A file that says nothing plays once.
    var (control, playCount) = (GIFSource.GraphicControl(), 1)
    guard let image = try nextImage(source, &control, &playCount) else {
      throw .malformed(.gif, reason: "it has no picture")
    }
    let header = FrameHeader(colors: ColorDeclaration(.sRGB), size: size, playCount: playCount)
    return GIFFrameReader(source, header, check, control, image)
  }

  private init(
    _ source: consuming GIFSource, _ header: FrameHeader, _ check: PictureDecoder,
    _ control: GIFSource.GraphicControl, _ image: GIFSource.ImageHeader
  ) {
    self.source = source
    (self.header, self.check, self.control, self.image) = (header, check, control, image)
    canvas = StraightRaster(width: header.size.width, height: header.size.height)
  }

  /// Reads on to the next image; `nil` at the file's end.
  private static func nextImage(
    _ source: borrowing GIFSource, _ control: inout GIFSource.GraphicControl,
    _ playCount: inout Int
  ) throws(PictureError) -> GIFSource.ImageHeader? {
    while let record = try source.nextRecord() {
      switch record {
      case .graphicControl(let read): control = read
      // Netscape's extension counts repetitions after the first play; 0 is for ever.
      case .loop(let repetitions): playCount = repetitions == 0 ? 0 : repetitions + 1
      case .image(let image): return image
      case .other: break
      }
    }
    return nil
  }

  mutating func next() throws(PictureError) -> StoredFrame? {
    guard let image else { return nil }
    let shown = try show(image)
    control = GIFSource.GraphicControl()
    // Where it stands behind the first image, browsers take no notice of the extension.
    var ignored = 0
    self.image = try GIFFrameReader.nextImage(source, &control, &ignored)
    return shown
  }

  private mutating func show(_ image: GIFSource.ImageHeader) throws(PictureError) -> StoredFrame {
    try check.check(.gif, width: image.bounds.columns.count, height: image.bounds.rows.count)
    let picture = try source.pixels(of: image, transparentIndex: control.transparentIndex)
    let before = canvas
    canvas.put(
      picture, at: (image.bounds.columns.lowerBound, image.bounds.rows.lowerBound), blends: true)
    let shown = StoredFrame(raster: canvas, duration: Rational(control.hundredths, 100))
    switch control.disposal {
    case 2: canvas.clear(image.bounds)
    case 3: canvas = before
    default: break
    }
    return shown
  }
}
