import SegmentPrimitives
import Testing

@testable import SegmentGlass

@Suite("Capsule on the pixel grid")
struct CapsuleTests {
  static let rects = [
    Rect(x: 22, y: 22, width: 284, height: 32), Rect(x: 3.25, y: 1.5, width: 61.5, height: 32),
    Rect(x: 10, y: 10, width: 30, height: 30), Rect(x: 5, y: 4, width: 20, height: 44),
    Rect(x: 0.3, y: 0.7, width: 90.1, height: 27.9),
  ]

  @Test("has the reference's distances")
  func hasReferenceDistances() throws {
    let corner = CapsuleGeometry(Rect(x: 0, y: 0, width: 284, height: 32), scale: 1).corner
    for place in try Reference.load().capsule_284x32_sd {
      // Offsets count from the end's centre, 126 pt from the middle, toward the outside.
      let distance = corner.distance(abs(place.x) - 126, abs(place.y)).signed
      #expect(abs(distance - place.d) < 1e-9)
    }
  }

  @Test("covers its area within a thousandth", arguments: rects, [1.0, 2, 2.625, 3])
  func coversItsArea(rect: Rect, scale: Double) {
    let capsule = CapsuleGeometry(rect, scale: scale)
    let mask = CapsuleMask(capsule)
    // White mixed into black by a byte gives that byte.
    let (width, white) = (capsule.columns.upperBound, UInt32(0xFFFF_FFFF))
    let sum = capsule.rows.reduce(0) { sum, y in
      var row = [UInt32](repeating: 0, count: width)
      var pixels = row.mutableSpan
      mask.mix(
        row: y, columns: 0..<width, into: &pixels, 0..<width,
        with: Array(repeating: white, count: width).span)
      return row.reduce(sum) { $0 + Int($1 & 255) }
    }
    // The snapped size, so that the law is about coverage and not about snapping.
    func snapped(_ length: Double) -> Double { (length * scale * 2).rounded() / 2 }
    let (w, h) = (snapped(rect.width), snapped(rect.height))
    let side = min(w, h)
    let area = w * h - (4 - Double.pi) * side * side / 4
    #expect(abs(Double(sum) / 255 - area) < 0.001 * area)
  }

  @Test("has mirrored pixels in a mirrored rectangle", arguments: rects, [1.0, 2, 3])
  func mirrorsWithItsRectangle(rect: Rect, scale: Double) {
    let lineWidth = 400
    let mirrored = rect.mirrored(in: Double(lineWidth) / scale)
    let (a, b) = (CapsuleGeometry(rect, scale: scale), CapsuleGeometry(mirrored, scale: scale))
    #expect(b.columns == lineWidth - a.columns.upperBound..<lineWidth - a.columns.lowerBound)
    let style = GlassStyle.track(.regular, .light, side: 32)
    func samples(_ corner: CapsuleCorner) -> [TrackSample] {
      corner.map { TrackSample(style, at: $0, scale: scale) }
    }
    #expect(samples(a.corner) == samples(b.corner))
  }

  @Test("shifts along the normal and never farther than the bezel's amount", arguments: rects)
  func shiftsAlongNormal(rect: Rect) {
    let corner = CapsuleGeometry(rect, scale: 3).corner
    let style = GlassStyle.track(.regular, .light, side: 2 * corner.radiusInPoints)
    let samples = corner.map { TrackSample(style, at: $0, scale: corner.scale) }
    for row in 0..<corner.rowCount {
      for column in 0..<corner.columnCount {
        let place = corner.distance(corner.offsetX(column), corner.offsetY(row))
        let shift = samples[row * corner.columnCount + column].shift
        let (x, y) = (Double(shift.x) / 192, Double(shift.y) / 192)
        #expect((x * x + y * y).squareRoot() <= style.bezel.amount + 0.006)
        #expect(abs(x * place.normalY - y * place.normalX) < 0.006)
        if place.depth >= style.bezel.width { #expect(shift == .zero) }
      }
    }
  }

  @Test("keeps ends free of the length")
  func keepsEndsFreeOfLength() {
    let long = CapsuleGeometry(Rect(x: 22, y: 22, width: 284, height: 32), scale: 3)
    let short = CapsuleGeometry(Rect(x: 40, y: 8, width: 72, height: 32), scale: 3)
    #expect(long.corner == short.corner)
  }
}
