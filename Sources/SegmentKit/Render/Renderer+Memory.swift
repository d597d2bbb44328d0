internal import SegmentGraphics
internal import SegmentPixels
internal import SegmentPrimitives
internal import SegmentSystem

extension Renderer {
  /// Refuses a scene that takes more memory than is allowed, or than there is.
  /// - Throws: `RenderError.tooMuchMemory`, `.drawing`.
  func checkMemory(of scene: Scene) throws(RenderError) {
    let pixels = Renderer.byteCount(width: scene.pixelWidth, height: scene.pixelHeight)
    try checkMemory(pixels + Renderer.shadowByteCount(in: scene))
  }

  /// What a picture takes: masks, blurs and the encoder take at most six times the pixels' own four
  /// bytes (measured).
  static func byteCount(width: Int, height: Int) -> Double {
    Double(width) * Double(height) * 24
  }

  /// Refuses so many bytes where they are more than is allowed, or than there are.
  func checkMemory(_ byteCount: Double) throws(RenderError) {
    guard byteCount <= Double(memoryLimit) else {
      throw .tooMuchMemory(bytes: byteCount, limit: memoryLimit)
    }
    // A small picture's needs are met by what the process has anyway.
    guard byteCount > 0x1p24, !isMemoryAvailable(byteCount: Int(byteCount)) else { return }
    throw .drawing(.outOfMemory)
  }

  /// What the largest of a scene's shadows takes; they are made one after the other.
  static func shadowByteCount(in scene: Scene) -> Double {
    var most = 0.0
    for case .shadow(let shape, let shadow) in scene.layers.flattened {
      most = max(most, byteCount(of: shadow, under: shape, scale: scene.scale))
    }
    return most
  }

  /// What blurring a shadow takes: its ends, each as far from the other as the blur reaches, twice in
  /// numbers of four bytes and once in levels (`CoverageMask.blurred`).
  private static func byteCount(of shadow: Shadow, under shape: Shape, scale: Double) -> Double {
    guard shadow.blur > 0 else { return 0 }
    // Three boxes as wide as twice the deviation reach three deviations.
    let reach = 3 * shadow.blur / 2 * scale
    let width = 2 * (shape.cornerReach * scale + 2) + 4 * reach
    return width * (shape.rect.height * scale + 2 * reach) * 9
  }
}

extension [Layer] {
  /// The layers and those inside them.
  fileprivate var flattened: [Layer] {
    flatMap { layer -> [Layer] in
      switch layer {
      case .clip(_, let inner), .excluding(_, let inner), .offset(_, let inner),
        .group(_, let inner), .fadingEdges(_, _, _, let inner):
        inner.flattened
      case .dissolve(let old, let new, _): old.flattened + new.flattened
      default: [layer]
      }
    }
  }
}
