import SegmentKit
import SegmentPrimitives
import Testing

@Suite("What icons look like")
struct IconDrawingTests {
  static let scales = [1, 1.5, 2, 2.625, 3, 4]

  private func icon(
    _ name: String, _ weight: Weight = .semibold, size: Double = 14, scale: Double = 3
  ) throws -> Icon {
    try #require(
      IconLibrary.icon(named: name, pointSize: size, weight: weight, scale: scale))
  }

  @Test("Ink lies in the box at every weight and scale", arguments: IconLibrary.names)
  func inkLiesInTheBox(name: String) throws {
    let sizes = Self.scales.map { (14, $0) } + [(10, 1), (11, 2.625), (20.5, 2), (30, 1)]
    for weight in [Weight.ultraLight, .semibold, .black] {
      for (size, scale) in sizes {
        let icon = try icon(name, weight, size: size, scale: scale)
        let ink = try #require(icon.outline.bounds)
        let box = Rect(x: 0, y: 0, width: icon.size.width, height: icon.size.height)
        let both = box.union(ink)
        #expect(
          both.width < box.width + 1e-9 && both.height < box.height + 1e-9,
          "\(weight) at \(size) pt, \(scale)x: \(ink) in \(icon.size)")
        #expect(!ink.isEmpty)
      }
    }
  }

  @Test("Ink is in the middle of the box, between the margins", arguments: IconLibrary.names)
  func inkIsCentered(name: String) throws {
    for weight in [Weight.regular, .semibold, .bold] {
      let icon = try icon(name, weight, scale: 16)
      let ink = try #require(icon.outline.bounds)
      #expect(abs(ink.midY - icon.size.height / 2) < 0.5, "\(weight): \(ink) in \(icon.size)")
      #expect(abs(ink.midX - icon.size.width / 2) < 0.1, "\(weight): \(ink) in \(icon.size)")
      // The platform's star has 1.396 points of air at each side.
      #expect(ink.x > 1.3 && ink.maxX < icon.size.width - 1.3)
    }
  }

  @Test(
    "A fill is as large as its outline, but for less than a stroke",
    arguments: IconLibrary.names.filter { $0.hasSuffix(".fill") })
  func fillsAreAsLarge(name: String) throws {
    let (fill, outline) = (try icon(name, scale: 16), try icon(String(name.dropLast(5)), scale: 16))
    let (a, b) = (try #require(fill.outline.bounds), try #require(outline.outline.bounds))
    #expect(abs(a.width - b.width) < 1.65 && abs(a.height - b.height) < 1.65, "\(a) and \(b)")
  }

  @Test("No part is cut where there is no ink", arguments: IconLibrary.names)
  func windingIsNeverNegative(name: String) throws {
    for (weight, scale) in [(Weight.ultraLight, 3.0), (.semibold, 1), (.semibold, 3), (.black, 3)] {
      let icon = try icon(name, weight, scale: scale)
      let ink = IconInk(icon.outline)
      let step = icon.size.height / 160
      let negative = (0..<160).reduce(0) { sum, line in
        sum
          + ink.spans(y: (Double(line) + 0.4837) * step)
          .filter { $0.winding < 0 }.reduce(0) { $0 + ($1.to - $1.from) * step }
      }
      // Rounded corners that are flattened leave slivers of less than 1/50 of a square point.
      #expect(negative < 0.02, "\(weight) at \(scale)x")
      #expect(ink.signedArea > 0)
    }
  }

  @Test(
    "A heavier outline has more ink",
    arguments: IconLibrary.names.filter {
      !$0.hasSuffix(".fill") && IconLibrary.names.contains($0 + ".fill")
    } + ["plus", "minus", "xmark", "checkmark", "chevron.up", "arrow.left", "magnifyingglass"])
  func inkGrows(name: String) throws {
    let areas = try Weight.allCases.map { weight in
      let icon = try icon(name, weight, scale: 16)
      return IconInk(icon.outline).area(height: icon.size.height)
    }
    for (light, heavy) in zip(areas, areas.dropFirst()) { #expect(light < heavy, "\(areas)") }
  }

  @Test(
    "A fill has more ink than its outline, and changes less with the weight",
    arguments: IconLibrary.names.filter { $0.hasSuffix(".fill") })
  func fillsAreSteady(name: String) throws {
    func areas(_ name: String) throws -> [Double] {
      try [Weight.light, .semibold, .black].map { weight in
        let icon = try icon(name, weight, scale: 4)
        return IconInk(icon.outline).area(height: icon.size.height)
      }
    }
    let (fill, outline) = (try areas(name), try areas(String(name.dropLast(5))))
    #expect(fill[1] > outline[1])
    #expect(fill[2] / fill[0] < outline[2] / outline[0])
  }

  @Test("star.fill has the measured size of the platform's at 14 pt semibold")
  func starMetrics() throws {
    for scale in Self.scales {
      let star = try icon("star.fill", scale: scale)
      let ink = try #require(star.outline.bounds)
      #expect(abs(star.size.width - 18.315) < 0.1)
      #expect(star.size.height <= 16.5)
      #expect(abs(ink.width - 15.523) < 0.1)
      #expect(abs(ink.height - 14.849) < 0.1)
    }
  }

  @Test(
    "star.fill grows with the weight as the platform's does",
    arguments: [
      (Weight.regular, 128.52, 108.59), (.medium, 129.85, 109.91), (.bold, 132.15, 112.20),
      (.heavy, 134.09, 114.13), (.black, 135.78, 115.81),
    ])
  func starGrows(weight: Weight, advance: Double, inkWidth: Double) throws {
    let star = try icon("star.fill", weight, size: 100)
    let ink = try #require(star.outline.bounds)
    #expect(abs(ink.width - inkWidth) < 0.7)
    #expect(abs(star.size.width - advance) < 0.7)
  }

  @Test("All icons of a size share a height of whole pixels")
  func heightsAreEqual() throws {
    for scale in Self.scales {
      let heights = Set(try IconLibrary.names.map { try icon($0, scale: scale).size.height })
      let pixels = try #require(heights.first) * scale
      #expect(heights.count == 1)
      #expect(abs(pixels - pixels.rounded()) < 1e-9)
    }
  }

  @Test("Twice the size at half the scale is the same drawing", arguments: IconLibrary.names)
  func sizeAndScaleAreOne(name: String) throws {
    let small = try icon(name, size: 14, scale: 3)
    let large = try icon(name, size: 28, scale: 1.5)
    let (a, b) = (small.outline.applying(.scale(2)), large.outline)
    #expect(a.elements.count == b.elements.count)
    let (boundsA, boundsB) = (try #require(a.bounds), try #require(b.bounds))
    #expect(abs(boundsA.x - boundsB.x) + abs(boundsA.maxY - boundsB.maxY) < 1e-9)
    #expect(abs(small.size.width * 2 - large.size.width) < 1e-9)
  }

  @Test("Mirroring keeps the box and the ink, and undoes itself", arguments: IconLibrary.names)
  func mirroring(name: String) throws {
    let icon = try icon(name)
    let mirrored = icon.mirrored
    let (ink, reflected) = (IconInk(icon.outline), IconInk(mirrored.outline))
    #expect(mirrored.size == icon.size)
    #expect(abs(ink.signedArea - reflected.signedArea) < 1e-9)
    let (before, after) = (
      try #require(icon.outline.bounds), try #require(mirrored.mirrored.outline.bounds)
    )
    #expect(abs(before.x - after.x) + abs(before.maxX - after.maxX) < 1e-9)
  }

  @Test(
    "Numbers and ticks of a mirrored list keep their direction",
    arguments: ["list.number", "checklist"])
  func signsStay(name: String) throws {
    let icon = try icon(name)
    let (ink, mirrored) = (IconInk(icon.outline), IconInk(icon.mirrored.outline))
    // The third row's sign, at the left of the one and the right of the other.
    let signWidth = 6.3
    for row in 0..<40 {
      let y = icon.size.height * (0.7 + 0.25 * Double(row) / 40)
      func sign(_ ink: IconInk, from: Double, to: Double) -> [Double] {
        ink.spans(y: y).filter { $0.to > from && $0.from < to }.map { $0.to - $0.from }
      }
      let left = sign(ink, from: 0, to: signWidth)
      let right = sign(mirrored, from: icon.size.width - signWidth, to: icon.size.width)
      #expect(left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-6 })
    }
    #expect(ink.covers(icon.size.width - 3, icon.size.height / 2))
    #expect(mirrored.covers(3, icon.size.height / 2))
  }

  @Test(
    "Symmetric drawings are symmetric",
    arguments: [
      "star", "star.fill", "heart", "heart.fill", "bell", "bell.fill", "square.grid.2x2",
      "square.grid.2x2.fill", "house", "house.fill", "calendar", "person", "cube.fill", "book",
      "plus", "xmark", "gearshape", "lock", "envelope.fill", "tray", "eye.fill", "gift.fill",
    ], [1.0, 2, 3])
  func symmetry(name: String, scale: Double) throws {
    let icon = try icon(name, scale: scale)
    let bounds = try #require(icon.outline.bounds)
    let ink = IconInk(icon.outline)
    for line in 0..<100 {
      let y = (Double(line) + 0.4837) * icon.size.height / 100
      let lengths = [-1.0, 1].map { side in
        ink.spans(y: y).reduce(0) { sum, span in
          let (a, b) = ((span.from - bounds.midX) * side, (span.to - bounds.midX) * side)
          return sum + max(max(a, b), 0) - max(min(a, b), 0)
        }
      }
      #expect(abs(lengths[0] - lengths[1]) < 0.02, "at \(y)")
    }
  }
}
