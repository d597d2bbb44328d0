import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentGlass

@Suite("Tone")
struct ToneTests {
  /// The tones of the reference, as the styles have them.
  static let tones: [(String, Tone)] = [
    ("track_light", GlassStyle.track(.regular, .light, side: 32).tone),
    ("track_dark", GlassStyle.track(.regular, .dark, side: 32).tone),
    ("lens_light", LensStyle(.light, side: 44, lift: 1, rim: .light).tone),
    ("lens_dark", LensStyle(.dark, side: 44, lift: 1, rim: .dark).tone),
  ]

  @Test("has the reference's coefficients", arguments: tones)
  func hasReferenceCoefficients(name: String, tone: Tone) throws {
    let expected = try #require(try Reference.load().tone[name])
    #expect(abs(tone.gain - expected.gain) < 1e-9)
    #expect(abs(tone.offset - expected.offset) < 1e-9)
    #expect(abs(tone.chroma - expected.chroma) < 1e-9)
    let kernel = ToneKernel(tone)
    #expect([kernel.gain, kernel.offset, kernel.chroma] == expected.q8)
  }

  @Test("dims clear glass by 0.35 before the reference's tone")
  func dimsClearGlass() throws {
    let expected = try #require(try Reference.load().tone["track_clear"])
    let tone = GlassStyle.track(.clear, .dark, side: 32).tone
    #expect(abs(tone.gain - 0.65 * expected.gain) < 1e-9)
    #expect(abs(tone.offset - expected.offset) < 1e-9)
    #expect(abs(tone.chroma - 0.65 * expected.chroma) < 1e-9)
  }

  @Test("is the formula to one level and a rounding", arguments: tones)
  func isTheFormula(name: String, tone: Tone) {
    let kernel = ToneKernel(tone)
    for pixel in Raster.noise(5, width: 64, height: 32).pixels {
      let c = channels(pixel).map { Double($0) }
      let luma = 0.2126 * c[1] + 0.7152 * c[2] + 0.0722 * c[3]
      let result = channels(kernel(pixel))
      for index in 1...3 {
        let exact = tone.gain * luma + tone.offset * 255 + tone.chroma * (c[index] - luma)
        #expect(abs(Double(result[index]) - min(max(exact, 0), 255)) <= 1.5)
      }
      #expect(result[0] == 255)
    }
  }

  @Test("changes nothing as the identity")
  func identityChangesNothing() {
    let kernel = ToneKernel(.identity)
    for pixel in Raster.noise(6, width: 64, height: 8).pixels { #expect(kernel(pixel) == pixel) }
  }

  @Test("over nothing gives the fill that changes greys as the tone does", arguments: tones)
  func coversNothingAlike(name: String, tone: Tone) {
    guard tone.gain + tone.offset <= 1.03 else { return }
    let fill = ToneKernel(tone)(0)
    for level in stride(from: UInt32(0), through: 255, by: 15) {
      let grey = Raster.grey(level, width: 1, height: 1).pixels[0]
      #expect(difference(fill.over(grey), ToneKernel(tone)(grey)) <= 7)
    }
  }

  @Test("composes as functions do")
  func composes() {
    let (a, b) = (ToneTests.tones[0].1, ToneTests.tones[1].1)
    let start = Color(red: 0.4, green: 0.5, blue: 0.6)
    let (once, twice) = (a.then(b)(start), b(a(start)))
    #expect(abs(once.red - twice.red) < 1e-12 && abs(once.blue - twice.blue) < 1e-12)
  }
}
