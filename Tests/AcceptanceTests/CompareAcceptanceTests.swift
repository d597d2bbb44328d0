import Foundation
import SegmentCodecs
import SegmentCompare
import SegmentPixels
import TestSupport
import Testing

/// The table of `compare/EXPECTED.md`: what pixelmatch 7.2 counts in its own test pictures.
@Suite(
  "Acceptance: pixelmatch's own pictures",
  .enabled(if: Repository.material != nil, "SEGRENDER_MATERIAL names no folder of material"))
struct CompareAcceptanceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let a, b: String
    let threshold: Double
    /// Without anti-aliased pixels, and with them.
    let counts: [Int]

    var testDescription: String { "\(a)/\(b) at \(threshold)" }
  }

  @Test("The table has the pairs that are compared")
  func table() throws {
    #expect(Self.rows.count == 11)
    #expect(Self.rows.filter { $0.a == "1a" && $0.b == "1b" }.map(\.threshold) == [0.05, 0.1])
  }

  @Test("Counts are those of the table, soft edges left out and included", arguments: rows)
  func counts(row: Row) throws {
    let (a, b) = (try picture(row.a), try picture(row.b))
    for (count, includes) in zip(row.counts, [false, true]) {
      let rule = Tolerance.Rule.perceptual(threshold: row.threshold, countsAntiAliasing: includes)
      #expect(ImageComparison(a, b, rule).different == count)
    }
  }

  @Test(
    "Counts at other thresholds are those of the table's sweep",
    arguments: [
      ("1", [(0, 10279), (0.01, 4893), (0.2, 69), (0.3, 33)]),
      ("6", [(0, 51), (0.01, 51), (0.2, 51), (0.3, 25)]),
      ("7", [(0, 6325), (0.01, 4496), (0.2, 1823), (0.3, 1258)]),
    ] as [(String, [(Double, Int)])])
  func sweep(pair: String, counts: [(Double, Int)]) throws {
    let (a, b) = (try picture(pair + "a"), try picture(pair + "b"))
    for (threshold, count) in counts {
      let rule = Tolerance.Rule.perceptual(threshold: threshold, countsAntiAliasing: false)
      #expect(ImageComparison(a, b, rule).different == count, "at \(threshold)")
    }
  }

  @Test("Counts of odiff's pictures are odiff's, whose rule is the same")
  func odiff() throws {
    let rule = Tolerance.Rule.perceptual(threshold: 0.1, countsAntiAliasing: true)
    let tigers = try ["tiger", "tiger-2"].map { try picture("\($0).jpg", in: "odiff/images") }
    #expect(ImageComparison(tigers[0], tigers[1], rule).different == 7789)
    let clear = try ["extreme-alpha", "extreme-alpha-1"]
      .map { try picture("\($0).png", in: "odiff/images") }
    #expect(ImageComparison(clear[0], clear[1], rule).different == 0)
  }

  private func picture(_ name: String) throws -> StraightRaster {
    try picture(name + ".png", in: "pixelmatch/fixtures")
  }

  private func picture(_ name: String, in folder: String) throws -> StraightRaster {
    let folder = try #require(Repository.material).appending(path: "compare/\(folder)")
    let file = try Data(contentsOf: folder.appending(path: name))
    var frames = try PictureFrames(Array(file))
    return try #require(try frames.next()).raster
  }

  /// The rows of the first table: the pair, the threshold, the count of 7.2, and of 7.2 with
  /// anti-aliased pixels where it is given.
  private static let rows: [Row] = {
    guard let file = Repository.material?.appending(path: "compare/EXPECTED.md"),
      let text = try? String(contentsOf: file, encoding: .utf8)
    else { return [] }
    var pair: [String] = []
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 6 else { return nil }
      let names = cells[0].split(separator: "/").map(String.init)
      if names.count == 2, names.allSatisfy({ $0.count == 2 }) { pair = names }
      guard let threshold = Double(cells[2].prefix { !" ".contains($0) }), pair.count == 2,
        let count = Int(cells[4].prefix(while: \.isNumber))
      else { return nil }
      let others = cells.dropFirst(6).first?.split(separator: "/").map {
        Int($0.filter(\.isNumber))
      }
      let included = (others?.count == 3 ? others?[1] : nil) ?? count
      return Row(a: pair[0], b: pair[1], threshold: threshold, counts: [count, included])
    }
  }()
}
