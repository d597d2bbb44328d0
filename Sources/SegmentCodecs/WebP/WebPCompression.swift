/// How WebP's frames are compressed.
public enum WebPCompression: Equatable, Sendable {
  /// Every pixel exact.
  case lossless(WebPEffort)
  /// Colours by how well they are to look, 0…100; opacity is exact.
  case lossy(quality: Double)
}

/// How much work goes into making lossless frames small.
public enum WebPEffort: String, CaseIterable, Sendable {
  /// The least work.
  case fast
  /// As `img2webp` does it.
  case balanced
  /// Another thirtieth smaller for twice the work again.
  case small
}
