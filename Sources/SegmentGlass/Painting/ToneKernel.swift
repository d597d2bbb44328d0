/// A tone in integers: coefficients in 1/256, as it is applied to pixels.
struct ToneKernel: Hashable, Sendable {
  /// The factor on luma, in 1/256.
  let gain: Int32
  /// What is added to each component, in 1/256 of a level.
  let offset: Int32
  /// The factor on the difference from luma, in 1/256.
  let chroma: Int32
  /// The opacity gained where there is nothing, in 1/256.
  let opacity: Int32

  /// Rounds a tone's coefficients.
  init(_ tone: Tone) {
    gain = Int32((tone.gain * 256).rounded())
    offset = Int32((tone.offset * 65_280).rounded())
    chroma = Int32((tone.chroma * 256).rounded())
    opacity = Int32((tone.opacity * 256).rounded())
  }

  /// Whether the tone changes nothing.
  var isIdentity: Bool { gain == 256 && offset == 0 && chroma == 256 }

  /// The tone of one premultiplied pixel.
  ///
  /// Luma keeps 7 fractional bits: two 15-bit factors are what SSE2 multiplies in one instruction.
  @inline(__always)
  func callAsFunction(_ pixel: UInt32) -> UInt32 {
    let blue = Int32(truncatingIfNeeded: pixel & 255)
    let green = Int32(truncatingIfNeeded: pixel >> 8 & 255)
    let red = Int32(truncatingIfNeeded: pixel >> 16 & 255)
    let alpha = Int32(truncatingIfNeeded: pixel >> 24)
    let luma = (red &* 54 &+ green &* 183 &+ blue &* 19) &>> 1
    let base = (luma &* (gain &- chroma)) &>> 7 &+ offset &+ 128
    let covered = alpha &+ ((255 &- alpha) &* opacity &+ 128) &>> 8
    let outBlue = min(max((base &+ blue &* chroma) &>> 8, 0), covered)
    let outGreen = min(max((base &+ green &* chroma) &>> 8, 0), covered)
    let outRed = min(max((base &+ red &* chroma) &>> 8, 0), covered)
    return UInt32(
      truncatingIfNeeded: outBlue | outGreen &<< 8 | outRed &<< 16 | covered &<< 24)
  }

  /// Applies the tone to a row of pixels.
  func apply(to pixels: inout MutableSpan<UInt32>) {
    if isIdentity { return }
    for index in pixels.indices { pixels[index] = self(pixels[index]) }
  }
}

/// The 256 tones from one to another, for effects whose strength changes from pixel to pixel.
struct ToneLevels: Equatable, Sendable {
  private let kernels: [ToneKernel]

  /// Prepares the steps between two tones, by default from no effect to full effect.
  init(from start: Tone = .identity, to end: Tone) {
    kernels = (0...255).map { ToneKernel(start.mixed(with: end, by: Double($0) / 255)) }
  }

  /// The tone at a strength of `level`/255.
  subscript(level: UInt8) -> ToneKernel { kernels[Int(level)] }
}
