import SegmentPixels
import Foundation
import SegmentCodecs
import SegmentPrimitives
import Testing
import TestSupport

@Suite(.needs(.pillow))
struct APNGReadingTests {
  @Test("Another program shows the frames", arguments: MovingPicture.allCases)
  func programShows(picture: MovingPicture) throws {
    let frames = picture.frames
    let read = try Pillow.read(APNGEncoderTests.file(frames))
    #expect(read.shown.count == frames.count)
    #expect(read.shown.allSatisfy { $0.milliseconds == 17 || frames.count == 1 })
    for (shown, raster) in zip(read.shown, frames) {
      // Premultiplied again, the pixels are those that were drawn.
      let pixels = stride(from: 0, to: shown.rgba.count, by: 4).map { index in
        StraightColor255.premultiplied(
          UInt32(shown.rgba[index]), UInt32(shown.rgba[index + 1]),
          UInt32(shown.rgba[index + 2]), UInt32(shown.rgba[index + 3]))
      }
      #expect(pixels == raster.pixels)
    }
  }
}

/// The format's own test cases, which prove the reader that the other tests rely on.
@Suite(.enabled(if: APNGMaterial.folder != nil, "SEGRENDER_MATERIAL names no folder of material"))
struct APNGAcceptanceTests {
  @Test("The reader shows what the format's authors expect", arguments: APNGMaterial.cases)
  func readerShows(expectation: APNGMaterial.Expectation) throws {
    let shown = try #require(try APNGFile(expectation.bytes).shown().last)
    #expect(shown.pixels.allSatisfy { $0 == expectation.pixel })
  }
}

/// The folder that `SEGRENDER_MATERIAL` names, and what its animations end with.
enum APNGMaterial {
  struct Expectation: CustomTestStringConvertible {
    let testDescription: String
    let file: URL
    /// The pixel that fills the last frame.
    let pixel: UInt32

    var bytes: [UInt8] {
      get throws { try [UInt8](Data(contentsOf: file)) }
    }
  }

  private struct Case: Decodable {
    let title: String
    let detail: String
  }

  static let folder = Repository.material?.appending(path: "apng")

  /// The well-formed animations that end with one known colour.
  static let cases: [Expectation] = {
    guard let folder, let text = try? Data(contentsOf: folder.appending(path: "spec-cases.json")),
      let cases = try? JSONDecoder().decode([Case].self, from: text)
    else { return [] }
    // Those before have no animation, those from 39 on are broken in some way.
    return (5..<39).compactMap { number in
      let pixels: [String: UInt32] = [
        "This should be solid green.": 0xFF00_FF00, "This should be transparent.": 0,
      ]
      guard let pixel = pixels[cases[number].detail] else { return nil }
      let name = String(repeating: "0", count: number < 10 ? 2 : 1) + "\(number).png"
      return Expectation(
        testDescription: cases[number].title, file: folder.appending(path: "SpecTesting/\(name)"),
        pixel: pixel)
    }
  }()
}
