package import SegmentPixels
internal import SegmentPrimitives

/// Made-up photographs to put glass over: sky, ridges and a meadow, or lights out of focus.
package struct Scenery: Sendable {
  private let noise: Noise
  private let colors: SceneryColors
  private let horizon: Double
  private let sun: Point
  private let spots: [Spot]

  /// A flower or a light, in points.
  private struct Spot: Sendable {
    var centre: Point
    var radius: Double
    var color: Color
    /// Petals around the centre; 0 for a disc.
    var petals: Int
    var opacity: Double
  }

  /// Makes a scene for a seed, 0 or more; `width` and `height` in points.
  ///
  /// The time of day goes with the seed: noon, dusk, winter, night, desert, jungle, and again.
  package init(seed: Int, width: Double, height: Double) {
    let noise = Noise(seed: UInt64(bitPattern: Int64(seed)) &* 0x2545_F491_4F6C_DD1D &+ 99)
    self.noise = noise
    colors = SceneryColors.all[seed % SceneryColors.all.count]
    horizon = height * noise.value(1, in: 0.42...0.62)
    sun = Point(
      x: width * noise.value(2, in: 0.55...0.85), y: horizon * noise.value(3, in: 0.3...0.7))
    let count = Int(width * height / 220)
    let (spotColors, lights, top) = (colors.spots, colors.isNight, horizon)
    spots = (0..<count).map { index in
      let near = noise.value(index, 11)
      let y = lights ? height * noise.value(index, 13) : top + 8 + (height - top) * near
      return Spot(
        centre: Point(x: width * noise.value(index, 12), y: y),
        radius: lights ? 2 + 9 * near * near : 1.2 + 3.6 * near,
        color: spotColors[Int(noise.value(index, 14) * Double(spotColors.count))],
        petals: lights ? 0 : 5, opacity: lights ? 0.25 + 0.5 * noise.value(index, 15) : 1)
    }.sorted { $0.centre.y < $1.centre.y }
  }

  /// The scene at some pixels a point, opaque.
  package func raster(width: Int, height: Int, scale: Double) -> Raster {
    var pixels: [Color] = []
    for y in 0..<height {
      for x in 0..<width {
        let point = Point(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)
        pixels.append(landscape(at: point))
      }
    }
    for spot in spots { paint(spot, on: &pixels, width: width, height: height, scale: scale) }
    return Raster(width: width, height: height, pixels: pixels.map(\.premultipliedPixel))
  }

  private func landscape(at p: Point) -> Color {
    let meadow = Noise.step(-1, 1.5, p.y - horizon - 9 - 4 * noise.smooth(p.x / 9, 0))
    let far = meadow < 1 ? ridges(at: p, over: sky(at: p)) : .black
    return meadow > 0 ? far.mixed(with: grass(at: p), by: meadow) : far
  }

  private func sky(at p: Point) -> Color {
    var color = colors.top.mixed(
      with: colors.low, by: Noise.step(0, horizon, p.y) * 0.85)
    let cloud = noise.clouds(p.x / 46, p.y / 17)
    color = color.mixed(with: colors.cloud, by: 0.75 * Noise.step(0.52, 0.8, cloud))
    let away = (p - sun) * (1.0 / 11)
    let glow = 1 / (1 + away.x * away.x + away.y * away.y)
    return color.mixed(with: colors.sun, by: min(1, 1.5 * glow * glow + 0.35 * glow))
  }

  private func ridges(at p: Point, over sky: Color) -> Color {
    var color = sky
    for ridge in 0..<3 {
      let depth = Double(ridge)
      let rise = noise.clouds(p.x / (62 - 14 * depth) + 40 * depth, depth) - 0.5
      let edge = horizon - 7 + 7 * depth - rise * (20 - 3 * depth)
      let coverage = Noise.step(-0.35, 0.35, p.y - edge)
      // Noise is what takes the time: none where it does not show.
      guard coverage > 0 else { continue }
      let slope = colors.far.mixed(with: colors.near, by: depth / 2)
      let shaded = slope.mixed(
        with: .black, by: 0.28 * noise.clouds(p.x / 5, p.y / 3 + 90 * depth))
      color = color.mixed(with: shaded, by: coverage)
    }
    return color
  }

  private func grass(at p: Point) -> Color {
    let blades = noise.smooth(p.x * 1.6 + noise.smooth(p.x / 4, p.y / 4) * 6, p.y / 2.2)
    let tufts = noise.clouds(p.x / 9, p.y / 6)
    let green = colors.grass.mixed(with: colors.blade, by: blades * tufts * 1.5)
    return green.mixed(with: .black, by: 0.55 * (1 - tufts))
  }

  private func paint(
    _ spot: Spot, on pixels: inout [Color], width: Int, height: Int, scale: Double
  ) {
    let (c, r) = (spot.centre, spot.radius)
    let rows = Int((c.y - r) * scale) - 1..<Int((c.y + r) * scale) + 2
    let columns = Int((c.x - r) * scale) - 1..<Int((c.x + r) * scale) + 2
    for y in rows.clamped(to: 0..<height) {
      for x in columns.clamped(to: 0..<width) {
        let p = Point(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale) - c
        let distance = (p.x * p.x + p.y * p.y).squareRoot()
        let edge = spot.petals == 0 ? r : r * Scenery.flower(p, distance)
        let inside = min(max(0.5 + (edge - distance) * scale, 0), 1)
        let eye = spot.petals == 0 ? 0 : Noise.step(r * 0.4, r * 0.25, distance)
        let shade = spot.color.mixed(with: .black, by: 0.22 * distance / r)
        let color = shade.mixed(with: colors.eye, by: eye)
        let index = y * width + x
        pixels[index] = pixels[index].mixed(with: color, by: inside * spot.opacity)
      }
    }
  }

  /// The outline of five petals as a fraction of the radius, from the fifth power of a direction:
  /// its real part is the cosine of five times the angle.
  private static func flower(_ p: Point, _ distance: Double) -> Double {
    guard distance > 0 else { return 1 }
    let (x, y) = (p.x / distance, p.y / distance)
    let cosine = x * (x * x * x * x - 10 * x * x * y * y + 5 * y * y * y * y)
    return 0.78 + 0.22 * cosine
  }
}
