internal import SegmentPrimitives

/// A map of colours: brightness and colourfulness each linearly, every effect of the glass included.
///
/// With Y the luma of a colour g, the result is `gain·Y + offset + chroma·(g − Y)` in encoded sRGB.
/// Rim, shadow, veil and fill are tones too, mixed with the identity by their strength; so a chain of
/// them is one tone. What it does to transparency follows: nothing under the glass gives the
/// source-over fill that changes greys alike.
struct Tone: Hashable, Sendable {
  /// The factor on luma.
  var gain: Double
  /// What is added to each component, 0…1.
  var offset: Double
  /// The factor on the difference from luma.
  var chroma: Double

  /// The tone that changes nothing.
  static let identity = Tone(gain: 1, offset: 0, chroma: 1)

  /// Maps black and white to two greys and strengthens colours by a factor.
  init(white: Double, black: Double, saturation: Double) {
    self.init(gain: white - black, offset: black, chroma: saturation)
  }

  /// Makes a tone of its three coefficients.
  init(gain: Double, offset: Double, chroma: Double) {
    self.gain = gain
    self.offset = offset
    self.chroma = chroma
  }

  /// A layer of one grey, 0…1, at an opacity.
  init(fill grey: Double, opacity: Double) {
    self.init(gain: 1 - opacity, offset: grey * opacity, chroma: 1 - opacity)
  }

  /// The tone that applies this one first, then `next`; without the clamp between them.
  func then(_ next: Tone) -> Tone {
    Tone(
      gain: gain * next.gain, offset: offset * next.gain + next.offset, chroma: chroma * next.chroma
    )
  }

  /// The tone between this one, at 0, and another, at 1.
  func mixed(with other: Tone, by fraction: Double) -> Tone {
    Tone(
      gain: gain * (1 - fraction) + other.gain * fraction,
      offset: offset * (1 - fraction) + other.offset * fraction,
      chroma: chroma * (1 - fraction) + other.chroma * fraction)
  }

  /// The tone with a fraction of its effect.
  func weakened(to fraction: Double) -> Tone { Tone.identity.mixed(with: self, by: fraction) }

  /// The tone's opacity over nothing: what covers as much light as the tone takes away or adds.
  var opacity: Double { max(0, min(1, max(1 - gain, offset))) }

  /// The luma of an encoded colour, Rec. 709 weights.
  static func luma(_ color: Color) -> Double {
    0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
  }

  /// The tone of an opaque colour, unrounded and clamped to 0…1.
  func callAsFunction(_ color: Color) -> Color {
    let base = (gain - chroma) * Tone.luma(color) + offset
    func component(_ value: Double) -> Double { min(max(base + chroma * value, 0), 1) }
    return Color(
      red: component(color.red), green: component(color.green), blue: component(color.blue))
  }
}
