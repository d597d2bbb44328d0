public import SegmentPixels
public import SegmentPrimitives

/// Writes frames as an animated GIF by giflib.
///
/// Each image holds the smallest rectangle that changes, and inside it the pixels that stay are
/// transparent. A frame that changes at most 255 different colours is exact; of more, 255 are chosen
/// and the others dithered by position, so that nothing flickers. Where a pixel becomes transparent
/// again, the disposal method of the image before clears its rectangle.
///
/// GIF has no partial opacity. With a matte, the colour of the page below, each pixel with any opacity
/// is composited over it, so that soft edges stay soft on such a page; without, pixels of at least half
/// opacity become opaque in their own colour and all others transparent.
///
/// Equal frames in a row become one. One frame is kept back, as its successor decides how it ends;
/// memory does not grow with the number of frames.
public struct GIFEncoder: ~Copyable, AnimationEncoder {
  private let shape: AnimationShape
  private let matte: UInt32?
  private let playCount: Int
  private let comments: [String]
  private let file: GIFFile
  private var composition: GIFComposition
  private var pending: (picture: Raster, hundredths: Int)?
  private var globalPalette: GIFPalette?

  /// Starts a file.
  /// - Parameters:
  ///   - width: The columns of every frame, 1…65535.
  ///   - height: The rows of every frame, 1…65535.
  ///   - playCount: How often the animation plays, 0…65536; 0 repeats it for ever.
  ///   - matte: The colour that partly transparent pixels are composited over, its opacity ignored, or
  ///     `nil` to cut at half opacity.
  ///   - comments: What is said beside the frames.
  /// - Throws: `AnimationError.sideOutOfRange`, `.playCountOutOfRange`, `.encoderFailed`.
  public init(
    width: Int, height: Int, playCount: Int = 0, matte: Color? = nil,
    comments: [String] = []
  ) throws(AnimationError) {
    let shape = try AnimationShape(.gif, width: width, height: height, limit: 65535)
    try AnimationFormat.gif.check(playCount: playCount, limit: 65536)
    let file = try GIFFile.open()
    self.shape = shape
    self.file = file
    self.matte = matte?.opaquePixel
    self.playCount = playCount
    self.comments = comments
    composition = GIFComposition(width: width, height: height)
  }

  /// The pixels that are to show, each opaque or transparent.
  public var makePart: @Sendable (Raster, Raster?) throws(AnimationError) -> Raster {
    { [shape, matte] raster, _ throws(AnimationError) in
      try shape.check(raster)
      return matte.map { raster.composited(over: $0, keepsTransparent: true) }
        ?? raster.cutAtHalfOpacity()
    }
  }

  /// Takes the next frame; its duration must be whole hundredths of a second, 2…65535, as players
  /// take 0 and 1 for 10.
  /// - Throws: `AnimationError.durationNotStorable`, `.encoderFailed`.
  public mutating func add(
    _ picture: Raster, lasting duration: Rational
  ) throws(AnimationError) -> [UInt8] {
    let hundredths = try GIFEncoder.hundredths(duration)
    guard let (previous, shown) = pending else {
      pending = (picture, hundredths)
      return []
    }
    if picture == previous && shown + hundredths <= GIFFile.longestDelay {
      pending = (picture, shown + hundredths)
      return []
    }
    pending = (picture, hundredths)
    try write(previous, hundredths: shown, next: picture)
    return file.takeBytes()
  }

  /// Writes the last frame and the end of the file.
  /// - Throws: `AnimationError.noFrames`, `.encoderFailed`.
  public consuming func finish() throws(AnimationError) -> [UInt8] {
    guard let (picture, hundredths) = pending else { throw .noFrames(.gif) }
    try write(picture, hundredths: hundredths, next: nil)
    return file.takeBytes() + [GIFFile.trailer]
  }

  private mutating func write(
    _ picture: Raster, hundredths: Int, next: Raster?
  ) throws(AnimationError) {
    let patch = composition.patch(to: picture, next: next)
    let coloring = GIFColoring(patch, preferring: globalPalette)
    if globalPalette == nil { try start(coloring.palette) }
    try file.putGraphicControl(hundredths: hundredths, clears: patch.clears)
    var indices = coloring.indices(of: patch, over: composition.shown)
    let isGlobal = coloring.palette == globalPalette
    try file.putImage(patch.bounds, isGlobal ? nil : coloring.palette, &indices)
    composition.show(patch, indices, coloring.palette)
  }

  private mutating func start(_ palette: GIFPalette) throws(AnimationError) {
    globalPalette = palette
    try file.putScreenDescriptor(width: shape.width, height: shape.height, palette)
    // Netscape's extension counts repetitions after the first play, 0 for ever; one play has none.
    for comment in comments { try file.putComment(comment) }
    if playCount != 1 { try file.putLoop(repetitions: max(0, playCount - 1)) }
  }

  private static func hundredths(_ duration: Rational) throws(AnimationError) -> Int {
    guard let hundredths = duration.ticks(perSecond: 100),
      (2...GIFFile.longestDelay).contains(hundredths)
    else {
      throw .durationNotStorable(
        .gif, duration, allowed: "a whole number of hundredths of a second, 2…65535")
    }
    return hundredths
  }
}
