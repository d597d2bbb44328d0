import SegmentPixels
import SegmentPrimitives
import Testing

@testable import SegmentKit

@Suite("Backgrounds")
struct BackgroundTests {
  private let plain = Control.of([""], icon: nil, selection: nil, scale: 2).with { control in
    control.look = .bare
    control.margin = 20
  }

  @Test("A gradient goes from its first to its last colour and is even across")
  func gradient() throws {
    let colors = [Color(bytes: 250, 10, 40), Color(bytes: 20, 200, 120)]
    let picture = try plain.with { $0.background = .gradient(LinearGradient(colors: colors)) }
      .painted()
    for y in 0..<picture.height {
      #expect(Set((0..<picture.width).map { picture[$0, y] }).count == 1)
      // A pixel has the colour of its middle.
      let share = (Double(y) + 0.5) / Double(picture.height)
      let expected = colors[0].mixed(with: colors[1], by: share)
      for (shift, value) in [(16, expected.red), (8, expected.green), (0, expected.blue)] {
        let level = Double(picture[0, y] >> UInt32(shift) & 255)
        #expect(abs(level - value * 255) <= 1, "row \(y)")
      }
    }
  }

  @Test("A gradient of one colour is that colour", arguments: [0.0, 33, 90, 123.4])
  func even(angle: Double) throws {
    let color = Color(bytes: 12, 200, 90)
    let gradient = LinearGradient(angle: angle, colors: [color, color, color])
    let picture = try plain.with { $0.background = .gradient(gradient) }.painted()
    #expect(Set(picture.pixels) == [color.premultipliedPixel])
  }

  @Test("A photo is opaque, the same each time, of many colours, and another one in the dark")
  func photo() throws {
    let light = try plain.with { $0.background = .photo(.light) }.painted()
    let dark = try plain.with { $0.background = .photo(.dark) }.painted()
    for picture in [light, dark] {
      #expect(picture.pixels.allSatisfy { $0 >> 24 == 255 })
      #expect(Set(picture.pixels).count > picture.pixels.count / 10)
    }
    #expect(try plain.with { $0.background = .photo(.light) }.painted() == light)
    #expect(light != dark)
  }

  @Test("A photo stays the same while the control moves, and is that of the still")
  func photoInMotion() throws {
    let control = Control.of(["A", "B"], scale: 1).with { $0.background = .photo(.light) }
    let frames = try Renderer().frames(of: Transition(control, path: [0, 1]))
    func photo(_ scene: Scene) -> Raster? {
      if case .image(let raster, _)? = scene.layers.first { raster } else { nil }
    }
    let still = try #require(photo(try control.composed()))
    #expect((0..<frames.count).allSatisfy { photo(frames.scene(at: $0)) == still })
  }

  @Test("A photo shows the same at every scale", arguments: [1.0, 3])
  func photoScales(scale: Double) throws {
    let pictures = try [1, scale].map { scale in
      try plain.with { control in
        control.background = .photo(.light)
        control.traits.scale = scale
      }.painted()
    }
    // Means over blocks of 8 points are what stays when details grow.
    for row in 0..<pictures[0].height / 8 {
      for column in 0..<pictures[0].width / 8 {
        let means = zip(pictures, [8, Int(8 * scale)]).map { picture, side in
          var sum = 0.0
          for y in row * side..<(row + 1) * side {
            for x in column * side..<(column + 1) * side { sum += picture.luma(x, y) }
          }
          return sum / Double(side * side)
        }
        #expect(abs(means[0] - means[1]) < 0.06, "block \(column), \(row)")
      }
    }
  }
}
