internal import Dispatch
public import SegmentPrimitives
internal import Synchronization

extension TransitionFrames {
  /// Draws frames and makes something of each, several at a time, and hands the results over in
  /// order.
  ///
  /// While a result is taken, the next frames are drawn; at most four times as many as there are
  /// workers are in memory, so that memory does not grow with the number of frames. The results do
  /// not depend on the number of workers.
  /// - Parameters:
  ///   - indices: the frames, each in `0..<count`, in any order.
  ///   - workers: how many frames are drawn at once, 1 or more.
  ///   - transform: what to make of a frame, and of the one before it in `indices`, on a worker.
  ///   - consume: takes each result with its place in `indices`, in order, on the caller's thread.
  /// - Throws: what `consume` throws; then no further frame is taken.
  public func draw<Output: Sendable, Failure: Error>(
    _ indices: [Int], workers: Int,
    _ transform: @escaping @Sendable (Raster, _ before: Raster?) -> Output,
    consume: (Int, Result<Output, RenderError>) throws(Failure) -> Void
  ) throws(Failure) {
    let (ground, stencils) = (SharedGround(of: self), StencilCache())
    let drawing: @Sendable (Int) -> Drawn = { place in
      Result { () throws(RenderError) in try raster(at: indices[place], on: ground, stencils) }
    }
    guard workers > 1 else {
      var before: Raster?
      for place in indices.indices {
        let drawn = drawing(place)
        try consume(place, drawn.map { transform($0, before) })
        before = try? drawn.get()
      }
      return
    }
    let ahead = workers * 2
    let (frames, results) = (Shelf<Drawn>(), Shelf<Result<Output, RenderError>>())
    defer {
      frames.waitForAll()
      results.waitForAll()
    }
    for place in indices.indices.prefix(ahead) { frames.fill(place) { drawing(place) } }
    var before: Raster?
    for place in 0..<indices.count + ahead {
      if place < indices.count {
        let drawn = frames.take(place)
        results.fill(place) { [before] in drawn.map { transform($0, before) } }
        before = try? drawn.get()
        let next = place + ahead
        if next < indices.count { frames.fill(next) { drawing(next) } }
      }
      let done = place - ahead
      if indices.indices.contains(done) { try consume(done, results.take(done)) }
    }
  }

  private typealias Drawn = Result<Raster, RenderError>
}

extension TransitionFrames {
  /// A frame's pixels: those of the scene where it rests, between quarters of a pixel on the way.
  private func raster(
    at index: Int, on ground: SharedGround, _ stencils: StencilCache
  ) throws(RenderError) -> Raster {
    let whole = scene(at: index)
    if whole.wholeGlass != nil { return try whole.rasterized() }
    let (scene, raster) = ground.parted(whole)
    return try scene.painted(on: raster, isMoving: !isResting(at: index), stencils: stencils)
  }
}

/// What all frames begin with, drawn once.
private struct SharedGround: Sendable {
  private let layers: [Layer]
  private let raster: Raster

  init(of frames: TransitionFrames) {
    var ground = frames.scene(at: 0)
    let last = frames.scene(at: frames.count - 1).layers
    let shared = zip(ground.layers, last).prefix { $0 == $1 }.count
    ground.layers.removeLast(ground.layers.count - shared)
    let empty = Raster(width: frames.pixelWidth, height: frames.pixelHeight)
    // What cannot be drawn here cannot in a frame, either, and is reported there.
    let drawn = shared > 0 ? try? ground.painted(on: empty) : nil
    layers = drawn == nil ? [] : ground.layers
    raster = drawn ?? empty
  }

  /// The rest of a scene, and the picture to paint it on.
  func parted(_ scene: Scene) -> (rest: Scene, ground: Raster) {
    guard scene.layers.starts(with: layers) else {
      return (scene, Raster(width: raster.width, height: raster.height))
    }
    var rest = scene
    rest.layers.removeFirst(layers.count)
    return (rest, raster)
  }
}

/// Values that are made on any thread in any order and taken in order.
private final class Shelf<Value: Sendable>: Sendable {
  private let values = Mutex<[Int: Value]>([:])
  private let arrivals = DispatchSemaphore(value: 0)
  private let running = DispatchGroup()

  /// Makes the value of an index on another thread.
  func fill(_ index: Int, _ make: @escaping @Sendable () -> Value) {
    DispatchQueue.global().async(group: running) { [self] in
      let value = make()
      values.withLock { $0[index] = value }
      arrivals.signal()
    }
  }

  /// Waits for the value of an index and removes it.
  func take(_ index: Int) -> Value {
    while true {
      if let value = values.withLock({ $0.removeValue(forKey: index) }) { return value }
      arrivals.wait()
    }
  }

  /// Waits until nothing is being made.
  func waitForAll() { running.wait() }
}
