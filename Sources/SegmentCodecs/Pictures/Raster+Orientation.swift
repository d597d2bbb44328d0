internal import SegmentPixels

extension Raster {
  /// The picture turned and mirrored as Exif's orientation 1…8 says: which side of the stored pixels
  /// is the top, and which the left.
  func oriented(_ orientation: Int) -> Raster {
    guard (2...8).contains(orientation) else { return self }
    let isOnItsSide = orientation >= 5
    var result = Raster(
      width: isOnItsSide ? height : width, height: isOnItsSide ? width : height)
    for y in 0..<height {
      for x in 0..<width {
        let (right, down) = (width - 1 - x, height - 1 - y)
        let (column, row) =
          switch orientation {
          case 2: (right, y)
          case 3: (right, down)
          case 4: (x, down)
          case 5: (y, x)
          case 6: (down, x)
          case 7: (down, right)
          default: (y, right)
          }
        result[column, row] = self[x, y]
      }
    }
    return result
  }
}
