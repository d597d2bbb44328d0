import Foundation
import SegmentCodecs
import SegmentCompare
import SegmentPixels
import TestSupport
import Testing

/// `fixtures/reference/pixelmatch.json`: what pixelmatch counts in the pictures of
/// `fixtures/reference/comparison`.
struct PixelmatchCounts: Decodable {
  struct Count: Decodable, Sendable, CustomTestStringConvertible {
    let pair: String
    let threshold: Double
    let includesAntiAliased: Bool
    let different: Int

    var testDescription: String { "\(pair) at \(threshold), soft edges: \(includesAntiAliased)" }
  }

  let counts: [Count]

  static let all = (try? Repository.reference(Self.self, "pixelmatch.json"))?.counts ?? []
}

@Suite("Counts are those of pixelmatch")
struct PixelmatchTests {
  @Test func theReferenceIsThere() { #expect(PixelmatchCounts.all.count == 48) }

  @Test("As another program counts", arguments: PixelmatchCounts.all)
  func counts(reference: PixelmatchCounts.Count) throws {
    let (a, b) = (try picture("\(reference.pair)-a"), try picture("\(reference.pair)-b"))
    let rule = Tolerance.Rule.perceptual(
      threshold: reference.threshold, countsAntiAliasing: reference.includesAntiAliased)
    #expect(ImageComparison(a, b, rule).different == reference.different)
    // Which picture is the first does not count.
    #expect(ImageComparison(b, a, rule).different == reference.different)
  }

  @Test("The greatest difference is the threshold at which no pixel is different any more")
  func greatest() throws {
    let (a, b) = (try picture("text-a"), try picture("text-b"))
    func compared(_ threshold: Double) -> ImageComparison {
      ImageComparison(a, b, .perceptual(threshold: threshold, countsAntiAliasing: true))
    }
    let greatest = compared(0).greatest.perceptual
    #expect(compared(greatest + 1e-9).different == 0)
    #expect(compared(greatest - 1e-9).different > 0)
  }

  private func picture(_ name: String) throws -> StraightRaster {
    let file = try Repository.reference("comparison/\(name).png")
    var frames = try PictureFrames(Array(file))
    return try #require(try frames.next()).raster
  }
}
