import SegmentGraphics
import SegmentPrimitives

@testable import SegmentKit

/// Random numbers that are the same in every run (SplitMix64, Steele et al. 2014).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Makes scenes of layers as controls have them and of others, on the pixel grid and off it.
struct RandomScenes {
  private var generator: SeededGenerator
  private let lines: [ShapedLine]
  private let icons: [Icon]
  private var scale = 1.0
  private var isOnGrid = true

  private static let size = Size(width: 90, height: 40)

  init(seed: UInt64) throws {
    generator = SeededGenerator(seed: seed)
    let segments = try Control.of(["Recipes", "1", "😀"], scale: 2).with {
      $0.labelVisibility = .all
    }.laidOut().segments
    lines = segments.compactMap(\.line)
    icons = ["star.fill", "heart", "bell"].compactMap {
      IconLibrary.icon(named: $0, pointSize: 16, weight: .medium, scale: 2)
    }
  }

  mutating func next() -> Scene {
    scale = pick(commonScales)
    isOnGrid = chance(0.6)
    var layers = chance(0.5) ? [Layer.background(color())] : []
    for _ in 0..<Int.random(in: 1...5, using: &generator) { layers += part(depth: 0) }
    return Scene(size: RandomScenes.size, scale: scale, layers: layers)
  }

  private mutating func part(depth: Int) -> [Layer] {
    let inner = depth < 2 ? 12 : 7
    switch Int.random(in: 0..<inner, using: &generator) {
    case 0: return [.fill(shape(), color())]
    case 1: return [.border(shape(), width: length(0.5...3), color())]
    case 2: return [.shadow(shape(), shadow())]
    case 3: return [.icon(pick(icons), at: point(), color())]
    case 4: return [.text(pick(lines), at: point(), color())]
    case 5, 6: return pill()
    case 7, 8: return [.clip(shape(), parts(depth))]
    case 9: return [.offset(point(), parts(depth))]
    case 10: return [.group(opacity: Double.random(in: 0...1, using: &generator), parts(depth))]
    default:
      let fraction = Double.random(in: 0...1, using: &generator)
      return [.dissolve(parts(depth), parts(depth), fraction: fraction)]
    }
  }

  private mutating func parts(_ depth: Int) -> [Layer] {
    (0..<Int.random(in: 0...3, using: &generator)).flatMap { _ in part(depth: depth + 1) }
  }

  /// A marked area with shadows and a hairline inside a track, as controls have it.
  private mutating func pill() -> [Layer] {
    let track = shape()
    var pill = shape()
    if chance(0.7) { pill = track.inset(by: length(0.5...3)) }
    let below: [Layer] = [
      .shadow(pill, shadow()), .shadow(pill, shadow()),
      .fill(pill.inset(by: -length(0.25...1)), color()),
    ]
    return [
      .fill(track, color()), .clip(track, below), .fill(pill, chance(0.7) ? .white : color()),
    ]
  }

  private mutating func shape() -> Shape {
    let rect = Rect(
      x: length(-8...60), y: length(-4...20), width: length(1...80), height: length(1...30))
    let most = min(rect.width, rect.height) / 2
    let radius = chance(0.3) ? 0 : Double.random(in: 0...most, using: &generator)
    return Shape(rect, radius: radius, cornerCurve: pick(CornerCurve.allCases))
  }

  private mutating func shadow() -> Shadow {
    Shadow(color: color(), y: length(-2...4), blur: chance(0.2) ? 0 : length(0.5...12))
  }

  private mutating func color() -> Color {
    let bytes = generator.next()
    func byte(_ shift: UInt64) -> Int { Int(bytes >> shift & 255) }
    let alpha = chance(0.4) ? 1 : Double.random(in: 0...1, using: &generator)
    return Color(bytes: byte(0), byte(8), byte(16), alpha: alpha)
  }

  private mutating func point() -> Point { Point(x: length(-5...80), y: length(-5...40)) }

  /// A length, of whole pixels in scenes that are on the grid.
  private mutating func length(_ range: ClosedRange<Double>) -> Double {
    let length = Double.random(in: range, using: &generator)
    return isOnGrid ? (length * scale).rounded() / scale : length
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < share
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &generator)]
  }
}
