import Foundation
import SegmentCodecs
import SegmentPixels
import SegmentPrimitives
import SegmentSVG
import TestSupport
import Testing

/// Symbol templates by others, with what another reader measured of their guides.
@Suite(
  "Acceptance: symbol templates by others",
  .enabled(if: !SymbolMaterial.rows.isEmpty, "SEGRENDER_MATERIAL names no folder with symbols"))
struct SymbolAcceptanceTests {
  @Test("A template's box has the proportions of its guides", arguments: SymbolMaterial.rows)
  func aspect(row: SymbolMaterial.Row) throws {
    let content = try SVGContent(svg: Array(Data(contentsOf: row.file)))
    guard case .symbol(let template) = content else {
      Issue.record("no template")
      return
    }
    let glyph = try #require(template.glyphs[row.variant])
    #expect(glyph.bounds != nil)
    guard let width = row.width else { return }
    let aspect = width / row.capHeight
    #expect(abs(glyph.size.width / glyph.size.height / aspect - 1) < 0.01)
  }

  @Test("A template shows its glyph, no page", arguments: SymbolMaterial.rows)
  func picture(row: SymbolMaterial.Row) throws {
    let run = try Workspace().segrender([
      "--labels", "", "--each", "--padding-x", "4", "--padding-y", "4", "--scale", "4", "--icons",
      row.file.path, "-o", "-",
    ])
    try #require(run.isDone, "\(run.errors)")
    let raster = try PictureDecoder().decode(run.output)
    let covered = raster.pixels.count { $0 >> 24 > 128 }
    #expect(covered > raster.pixels.count / 50 && covered < raster.pixels.count * 7 / 10)
  }
}

/// The files and the table of the folder that `SEGRENDER_MATERIAL` names.
enum SymbolMaterial {
  struct Row: Sendable, CustomTestStringConvertible {
    let file: URL
    let variant: SymbolTemplate.Variant
    /// From margin to margin; `nil` where the file has no guides for the variant.
    let width: Double?
    let capHeight: Double
    var testDescription: String { file.lastPathComponent }
  }

  static let rows: [Row] = {
    guard let folder = Repository.material?.appending(path: "symbols"),
      let table = try? String(contentsOf: folder.appending(path: "GEOMETRY.tsv"), encoding: .utf8)
    else { return [] }
    return table.split(separator: "\n").dropFirst().compactMap { row($0, in: folder) }
  }()

  private static func row(_ line: Substring, in folder: URL) -> Row? {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard cells.count > 9, let top = number(cells[8]), let bottom = number(cells[9]) else {
      return nil
    }
    let left = number(cells[5])
    // Version 2 draws its only margins around the medium symbol.
    let scale = cells[4] == "left-margin" ? "M" : cells[3].suffix(1)
    guard let scale = SymbolTemplate.Scale(rawValue: String(scale)) else { return nil }
    return Row(
      file: folder.appending(path: String(cells[0])), variant: .init(.regular, scale),
      width: number(cells[7]).flatMap { right in left.map { right - $0 } },
      capHeight: bottom - top)
  }

  /// The number at the start of a cell such as `76(path)`.
  private static func number(_ cell: Substring) -> Double? {
    Double(cell.prefix { "0123456789.-".contains($0) })
  }
}
