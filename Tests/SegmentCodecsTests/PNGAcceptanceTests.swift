import SegmentPixels
import Foundation
import SegmentCodecs
import SegmentPrimitives
import Testing
import TestSupport

/// PngSuite and files from the field, which are read in place and not part of the project.
@Suite(.enabled(if: PNGMaterial.folder != nil, "SEGRENDER_MATERIAL names no folder of material"))
struct PNGAcceptanceTests {
  @Test(
    "Every file of the suite reads as an independent decoder reads it",
    arguments: PNGMaterial.references)
  func suiteReading(
    reference: PNGMaterial.Reference
  ) throws {
    let raster = try PNGDecoder().decode(PNGMaterial.bytes(reference.file)).raster
    #expect(raster.width == reference.width)
    #expect(raster.height == reference.height)
    let bytes = raster.pixels.flatMap { pixel in
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }
    #expect(PNGFile.crc32(bytes) == reference.checksum)
  }

  @Test("Every file of the suite comes back from the encoder", arguments: PNGMaterial.references)
  func suiteRoundTrip(reference: PNGMaterial.Reference) throws {
    let raster = try PNGDecoder().decode(PNGMaterial.bytes(reference.file)).raster
    #expect(try PNGDecoder().decode(PNGEncoder().encode(raster: raster)).raster == raster)
  }

  @Test("A broken file is refused", arguments: PNGMaterial.files("pngsuite-invalid"))
  func brokenFile(file: String) throws {
    let bytes = try PNGMaterial.bytes(file)
    #expect(throws: PNGDecodingError.self) { try PNGDecoder().decode(bytes) }
  }

  @Test("What is no PNG is named so", arguments: PNGMaterial.files("not-png"))
  func noPNG(file: String) throws {
    let bytes = try PNGMaterial.bytes(file)
    #expect(throws: PNGDecodingError.notPNG) { try PNGDecoder().decode(bytes) }
  }

  @Test(
    "A file that Xcode changed has the pixels of the original",
    arguments: PNGMaterial.files("cgbi").filter { !$0.hasSuffix("/PngSuite.png") })
  func xcode(file: String) throws {
    let original = file.replacing("cgbi/", with: "pngsuite/")
    let raster = try PNGDecoder().decode(PNGMaterial.bytes(file)).raster
    let expected = try PNGDecoder().decode(PNGMaterial.bytes(original)).raster
    #expect(raster.width == expected.width && raster.height == expected.height)
    for (own, other) in zip(raster.pixels, expected.pixels) {
      for shift: UInt32 in [0, 8, 16, 24] {
        let difference = Int(own >> shift & 255) - Int(other >> shift & 255)
        #expect(abs(difference) <= 1)
      }
    }
  }

  @Test("A file is read whatever its profile", arguments: PNGMaterial.files("profiles"))
  func profiles(file: String) throws {
    let raster = try PNGDecoder().decode(PNGMaterial.bytes(file)).raster
    #expect(raster.inkBounds != nil)
  }
}

/// The folder that `SEGRENDER_MATERIAL` names, and what is known of its files.
enum PNGMaterial {
  struct Reference: CustomTestStringConvertible {
    var file: String
    var width: Int
    var height: Int
    var checksum: UInt32

    var testDescription: String { file }
  }

  static let folder = Repository.material?.appending(path: "png")

  /// The suite's files with what an independent decoder makes of them.
  static let references: [Reference] = {
    let table = Repository.fixtures.appending(path: "png/pngsuite.tsv")
    guard folder != nil, let text = try? String(contentsOf: table, encoding: .utf8) else {
      return []
    }
    return text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: "\t")
      guard let width = Int(fields[1]), let height = Int(fields[2]),
        let checksum = UInt32(fields[3], radix: 16)
      else { return nil }
      return Reference(
        file: String(fields[0]), width: width, height: height, checksum: checksum)
    }
  }()

  /// The PNG files of a folder of the material, in order.
  static func files(_ name: String) -> [String] {
    guard let folder else { return [] }
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: name).path)
    return (names ?? []).sorted().map { "\(name)/\($0)" }
  }

  static func bytes(_ file: String) throws -> [UInt8] {
    let folder = try #require(folder)
    return [UInt8](try Data(contentsOf: folder.appending(path: file)))
  }
}
