import SegmentKit
import SegmentPrimitives
import Testing

@Suite("Icons on whole pixels")
struct IconPixelTests {
  /// How much of each pixel row a column of the icon covers, 0…1, from 20 samples a row.
  private func rows(_ name: String, _ weight: Weight, scale: Double, at share: Double) throws
    -> [Double]
  {
    let icon = try #require(
      IconLibrary.icon(named: name, pointSize: 14, weight: weight, scale: scale))
    let ink = IconInk(icon.outline.applying(.scale(scale)))
    let x = icon.size.width * scale * share
    return (0..<Int((icon.size.height * scale).rounded())).map { row in
      let hits = (0..<20).count { ink.covers(x, Double(row) + (Double($0) + 0.5) / 20) }
      return Double(hits) / 20
    }
  }

  @Test(
    "Bars of lists cover whole rows", arguments: ["list.bullet", "line.3.horizontal"],
    IconDrawingTests.scales)
  func barsCoverWholeRows(name: String, scale: Double) throws {
    for weight in [Weight.regular, .semibold, .black] {
      let rows = try rows(name, weight, scale: scale, at: 0.6)
      #expect(rows.allSatisfy { $0 == 0 || $0 == 1 }, "\(weight): \(rows)")
      #expect(rows.split(separator: 0).count == 3)
    }
  }

  @Test("A mirrored list keeps its columns on whole pixels", arguments: IconDrawingTests.scales)
  func mirroredColumns(scale: Double) throws {
    let icon = try #require(
      IconLibrary.icon(named: "list.bullet", pointSize: 14, weight: .semibold, scale: scale))
    for outline in [icon.outline, icon.mirrored.outline] {
      let ink = try #require(outline.bounds).scaled(by: scale)
      #expect(abs(ink.x - ink.x.rounded()) < 1e-9 && abs(ink.maxX - ink.maxX.rounded()) < 1e-9)
    }
  }

  @Test("A bar that is one pixel thick stays in one row", arguments: [1, 1.5])
  func thinBars(scale: Double) throws {
    for weight in [Weight.ultraLight, .thin] {
      let rows = try rows("list.bullet", weight, scale: scale, at: 0.6)
      #expect(rows.filter { $0 > 0 }.count == 3, "\(weight): \(rows)")
    }
  }

  @Test(
    "The upper and lower edges of frames lie between rows",
    arguments: ["calendar", "square", "photo", "creditcard.fill", "folder", "envelope", "stop"],
    IconDrawingTests.scales)
  func framesCoverWholeRows(name: String, scale: Double) throws {
    for weight in [Weight.regular, .semibold, .black] {
      let rows = try rows(name, weight, scale: scale, at: 0.71)
      let inked = rows.filter { $0 > 0 }
      #expect(inked.first == 1 && inked.last == 1, "\(weight): \(rows)")
    }
  }

  @Test("The arms of the plus cross on whole pixels", arguments: IconDrawingTests.scales)
  func plusIsCrisp(scale: Double) throws {
    for weight in [Weight.regular, .semibold, .black] {
      let rows = try rows("plus", weight, scale: scale, at: 0.3)
      #expect(rows.allSatisfy { $0 == 0 || $0 == 1 }, "\(weight): \(rows)")
      #expect(rows.contains(1))
    }
  }
}
