/// How much work goes into making a PNG or a lossless WebP small; the pixels are exact at each.
public enum CompressionEffort: String, CaseIterable, Sendable {
  /// The least work. A PNG of flat art is as with `balanced`, one of a photo larger.
  case fast
  /// For PNG clearly smaller than other programs' files, in half a millisecond for a control; for
  /// WebP as `img2webp` does it.
  case balanced
  /// A PNG as small as dedicated optimisers make it, which takes hundreds of times as long; a WebP
  /// another thirtieth smaller for twice the work again.
  case small
}
