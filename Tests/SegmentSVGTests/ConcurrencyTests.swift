import SegmentGraphics
import SegmentPixels
import SegmentPrimitives
import SegmentSVG
import Testing

@Suite("Any number of drawings can be read and drawn at once")
struct ConcurrencyTests {
  @Test("200 in parallel have the pixels that they have one after the other")
  func parallel() async throws {
    let samples = Sample.shapes + Sample.paints + Sample.structures
    let serial = try samples.map { try ConcurrencyTests.raster(of: $0) }
    try await withThrowingTaskGroup { group in
      for index in 0..<200 {
        group.addTask {
          let sample = samples[index % samples.count]
          return (index % samples.count, try ConcurrencyTests.raster(of: sample))
        }
      }
      for try await (index, raster) in group { #expect(raster == serial[index]) }
    }
  }

  private static func raster(of sample: Sample) throws -> Raster {
    let drawing = try VectorDrawing(svg: Array(sample.svg.utf8))
    var raster = Raster(width: 64, height: 64)
    try raster.draw(scale: 2) { canvas throws(DrawingError) in
      try canvas.draw(drawing.colored(current: .black).nodes)
    }
    return raster
  }
}
