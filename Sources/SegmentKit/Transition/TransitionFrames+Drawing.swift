public import SegmentPixels
internal import SegmentPrimitives
internal import SegmentSystem

extension TransitionFrames {
  /// Draws frames and makes something of each, several at a time, and hands the results over in
  /// order.
  ///
  /// While a result is taken, the next frames are drawn; a few for each worker are in memory, so that
  /// memory does not grow with the number of frames. The results do not depend on the number of
  /// workers.
  /// - Parameters:
  ///   - indices: the frames, each in `0..<count`, in any order.
  ///   - workers: how many frames are drawn at once, 1 or more.
  ///   - transform: what to make of a frame on its worker, such as a file's bytes.
  ///   - consume: takes each result with its position in `indices`, in order, on the caller's thread.
  /// - Throws: what `consume` throws; then no further frame is taken.
  public func draw<Output: Sendable, Failure: Error>(
    _ indices: [Int], workers: Int, _ transform: @escaping @Sendable (Raster) -> Output,
    consume: (Int, Result<Output, RenderError>) throws(Failure) -> Void
  ) throws(Failure) {
    let drawing = drawing(indices)
    try OrderedResults.forEach(of: indices.count, workers: workers) {
      drawing($0).map(transform)
    } consume: { (position, result) throws(Failure) in
      try consume(position, result)
    }
  }

  /// Draws frames and makes something of each and of the one before it in `indices`, which the first
  /// lacks; otherwise as the function that makes something of each alone.
  public func draw<Output: Sendable, Failure: Error>(
    _ indices: [Int], workers: Int,
    pairwise transform: @escaping @Sendable (Raster, _ before: Raster?) -> Output,
    consume: (Int, Result<Output, RenderError>) throws(Failure) -> Void
  ) throws(Failure) {
    let drawing = drawing(indices)
    let frames = OrderedResults<Result<Raster, RenderError>>(workers: workers)
    let results = OrderedResults<Result<Output, RenderError>>(workers: workers)
    defer {
      frames.waitForAll()
      results.waitForAll()
    }
    var before: Raster?
    for position in 0..<indices.count + frames.lookahead + results.lookahead {
      if position < indices.count { frames.fill(position) { drawing(position) } }
      let drawn = position - frames.lookahead
      if indices.indices.contains(drawn) {
        let frame = frames.take(drawn)
        results.fill(drawn) { [before] in frame.map { transform($0, before) } }
        before = try? frame.get()
      }
      let done = drawn - results.lookahead
      if done >= 0 { try consume(done, results.take(done)) }
    }
  }

  /// What draws the frame at each position of some indices.
  private func drawing(_ indices: [Int]) -> @Sendable (Int) -> Result<Raster, RenderError> {
    let (backdrop, masks) = (SharedBackdrop(of: self), MaskCache(scale: scale))
    return { position in
      Result { () throws(RenderError) in try raster(at: indices[position], on: backdrop, masks) }
    }
  }
}

extension TransitionFrames {
  /// A frame's pixels: those of the scene where it rests, interpolated between quarters of a pixel
  /// while it moves.
  private func raster(
    at index: Int, on backdrop: SharedBackdrop, _ masks: MaskCache
  ) throws(RenderError) -> Raster {
    let whole = scene(at: index)
    if whole.wholeGlass != nil { return try whole.rasterized() }
    let (scene, raster) = backdrop.parted(whole)
    let precision = isResting(at: index) ? Precision.exact : .interpolated
    return try rethrowing(
      RenderError.drawing, scene.optimized(precision, masks: masks).scene.painted(on: raster))
  }
}

/// What all frames begin with, drawn once.
private struct SharedBackdrop: Sendable {
  private let layers: [Layer]
  private let raster: Raster

  init(of frames: TransitionFrames) {
    var backdrop = frames.scene(at: 0)
    let last = frames.scene(at: frames.count - 1).layers
    let shared = zip(backdrop.layers, last).prefix { $0 == $1 }.count
    backdrop.layers.removeLast(backdrop.layers.count - shared)
    func empty() -> Raster { Raster(width: frames.pixelWidth, height: frames.pixelHeight) }
    // What cannot be drawn here cannot in a frame, either, and is reported there.
    let drawn = shared > 0 ? try? backdrop.optimized().scene.painted(on: empty()) : nil
    layers = drawn == nil ? [] : backdrop.layers
    raster = drawn ?? empty()
  }

  /// The rest of a scene, and the picture to paint it on.
  func parted(_ scene: Scene) -> (rest: Scene, backdrop: Raster) {
    guard scene.layers.starts(with: layers) else {
      return (scene, Raster(width: raster.width, height: raster.height))
    }
    var rest = scene
    rest.layers.removeFirst(layers.count)
    return (rest, raster)
  }
}
