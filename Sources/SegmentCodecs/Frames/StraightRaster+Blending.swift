internal import SegmentPixels

extension StraightRaster {
  /// Puts a picture into this one, as far as it lies inside.
  /// - Parameters:
  ///   - place: where the picture's first pixel comes to lie; not negative.
  ///   - blends: whether it is painted over what is there (source-over) or replaces it.
  mutating func put(_ picture: StraightRaster, at place: (x: Int, y: Int), blends: Bool) {
    let columns = min(picture.width, width - place.x)
    guard columns > 0 else { return }
    for y in 0..<max(0, min(picture.height, height - place.y)) {
      for x in 0..<columns {
        let new = picture[x, y]
        let position = (place.y + y) * width + place.x + x
        pixels[position] = blends ? new.over(pixels[position]) : new
      }
    }
  }

  /// Makes a rectangle transparent, as far as it lies inside.
  mutating func clear(_ bounds: PixelBounds) {
    let columns = bounds.columns.clamped(to: 0..<width)
    for y in bounds.rows.clamped(to: 0..<height) {
      for x in columns { self[x, y] = 0 }
    }
  }
}

extension UInt32 {
  /// This straight pixel over another, each component rounded to nearest.
  fileprivate func over(_ below: UInt32) -> UInt32 {
    let alpha = self >> 24
    if alpha == 255 || below >> 24 == 0 { return self }
    if alpha == 0 { return below }
    let (front, back) = (alpha * 255, (below >> 24) * (255 - alpha))
    let sum = front + back
    func blended(_ shift: UInt32) -> UInt32 {
      let weighted = (self >> shift & 255) * front + (below >> shift & 255) * back
      return ((weighted + sum / 2) / sum) << shift
    }
    return blended(0) | blended(8) | blended(16) | ((sum + 127) / 255) << 24
  }
}
