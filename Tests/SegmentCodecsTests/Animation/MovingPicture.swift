import SegmentCodecs
import SegmentPixels
import SegmentPrimitives

/// Animations of every kind that the encoders treat differently, computed from their names.
enum MovingPicture: String, CaseIterable {
  /// One opaque picture.
  case still
  /// A disc that slides over a flat ground, hard edged: few colours.
  case sliding
  /// A disc that shrinks over nothing, so that pixels become transparent.
  case shrinking
  /// Two discs that take turns, each over nothing.
  case alternating
  /// Nothing at first, then something, then nothing.
  case blinking
  /// No pixel in any frame.
  case invisible
  /// Changes with pauses, in which equal frames follow each other.
  case pausing
  /// A single pixel that changes its colour.
  case onePixel
  /// New colours in each frame, never more than fit a palette.
  case recoloured
  /// Soft edges of coloured discs, more colours than fit a palette.
  case soft
  /// Soft edges over nothing.
  case softOverNothing
  /// A smooth field of thousands of colours with a disc that slides over it.
  case gradient

  /// Those whose pixels are opaque or absent and whose frames have few colours each: exact as GIF.
  static let exactAsGIF: [MovingPicture] = [
    .still, .sliding, .shrinking, .alternating, .blinking, .invisible, .pausing, .onePixel,
    .recoloured,
  ]

  var frames: [Raster] {
    switch self {
    case .still: [Raster.drawn(40, 20) { x, y in Self.flag(x, y) }]
    case .onePixel: (0..<4).map { Raster(width: 1, height: 1, fill: 0xFF00_0000 | $0 * 0x30_2010) }
    case .invisible: Array(repeating: Raster(width: 12, height: 9), count: 3)
    case .blinking: [.clear, Self.disc(20), .clear, .clear, Self.disc(50), .clear]
    case .pausing: [20, 20, 20, 30, 30, 40, 40, 40].map { Self.disc($0) }
    case .sliding: (0..<8).map { Self.disc(10 + Double($0) * 7.5, ground: 0xFFE5_E5EA) }
    case .shrinking: (0..<8).map { Self.disc(40, radius: 15 - Double($0) * 1.7) }
    case .alternating: (0..<6).map { Self.disc($0 % 2 == 0 ? 20 : 60) }
    case .recoloured: (0..<5).map { Self.colored(seed: $0) }
    case .soft: (0..<4).map { Self.softDiscs(at: Double($0) * 2.3, ground: 0xFFE5_E5EA) }
    case .softOverNothing: (0..<4).map { Self.softDiscs(at: Double($0) * 2.3, ground: 0) }
    case .gradient: (0..<3).map { Self.field(disc: 15 + Double($0) * 9) }
    }
  }

  private static func flag(_ x: Int, _ y: Int) -> UInt32 { x < 20 ? 0xFF00_7AFF : 0xFFFF_3B30 }

  private static func disc(_ center: Double, radius: Double = 9, ground: UInt32 = 0) -> Raster {
    .drawn(80, 32) { x, y in
      let (dx, dy) = (Double(x) - center, Double(y) - 16)
      return dx * dx + dy * dy < radius * radius ? (x % 2 == 0 ? 0xFFFF_9500 : 0xFF34_C759) : ground
    }
  }

  private static func colored(seed: Int) -> Raster {
    .drawn(64, 24) { x, y in
      0xFF00_0000 | UInt32((x / 8 * 3 + y / 8 + seed * 24) * 47_111 % 0xFFFFFF)
    }
  }

  private static func softDiscs(at shift: Double, ground: UInt32) -> Raster {
    let colors: [UInt32] = [0xFF00_7AFF, 0xFFFF_3B30, 0xFF34_C759, 0xFF00_0000, 0xFFFF_FFFF]
    return .drawn(112, 20) { x, y in
      var pixel = ground
      for (index, color) in colors.enumerated() {
        let (dx, dy) = (Double(x) - 11 - Double(index) * 21 - shift, Double(y) - 10)
        let coverage = min(1, max(0, (9.3 - (dx * dx + dy * dy).squareRoot()) / 3))
        pixel = pixel.covered(by: color, coverage)
      }
      return pixel
    }
  }

  private static func field(disc center: Double) -> Raster {
    .drawn(56, 32) { x, y in
      let (dx, dy) = (Double(x) - center, Double(y) - 16)
      if dx * dx + dy * dy < 60 { return 0xFFFF_FFFF }
      return 0xFF00_0000 | UInt32(x * 3) << 16 | UInt32(y * 5) << 8 | UInt32((x + y) / 2 + 90)
    }
  }
}

extension Raster {
  /// The canvas of the discs, empty.
  fileprivate static let clear = Raster(width: 80, height: 32)

  /// A raster by a function of column and row.
  fileprivate static func drawn(
    _ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32
  ) -> Raster {
    Raster(
      width: width, height: height,
      pixels: (0..<width * height).map { pixel($0 % width, $0 / width) })
  }
}

extension UInt32 {
  /// This premultiplied pixel with an opaque colour over a share of it.
  fileprivate func covered(by color: UInt32, _ share: Double) -> UInt32 {
    [24, 16, 8, 0].reduce(0) { result, shift in
      let (old, new) = (Double(self >> shift & 255), Double(color >> shift & 255))
      return result | UInt32((old + (new - old) * share).rounded()) << shift
    }
  }
}

/// The bytes of all frames, each with the same duration.
func encoded<E: AnimationEncoder & ~Copyable>(
  _ frames: [Raster], _ duration: Rational, by encoder: consuming E
) throws -> [UInt8] {
  var bytes: [UInt8] = []
  for raster in frames { bytes += try encoder.add(Frame(raster: raster, duration: duration)) }
  return try bytes + encoder.finish()
}
