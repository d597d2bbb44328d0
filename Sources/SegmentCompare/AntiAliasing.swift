internal import SegmentPixels

/// Tells soft edges from real change (Vyšniauskas, "Anti-aliased pixel and intensity slope detector",
/// 2009; pixelmatch's form of it).
struct AntiAliasing {
  let width: Int
  let height: Int

  /// Whether a pixel lies on a slope of brightness in one picture whose dark or bright end is part of
  /// an area of one colour in both pictures.
  func isSoft(x: Int, y: Int, in picture: Span<UInt32>, other: Span<UInt32>) -> Bool {
    guard let ends = ends(x: x, y: y, in: picture) else { return false }
    return [ends.darkest, ends.brightest].contains {
      isInArea($0, of: picture) && isInArea($0, of: other)
    }
  }

  /// The positions of the darkest and the brightest neighbour, where there is one of each and not
  /// more than two neighbours are as bright as the pixel; a border counts as one.
  private func ends(
    x: Int, y: Int, in picture: Span<UInt32>
  ) -> (darkest: Int, brightest: Int)? {
    let (columns, rows) = neighbourhood(x: x, y: y)
    let center = y * width + x
    var equal = isAtBorder(x: x, y: y) ? 1 : 0
    var (least, most) = (0.0, 0.0)
    var (darkest, brightest) = (0, 0)
    for column in columns {
      for row in rows where column != x || row != y {
        let position = row * width + column
        let change = PerceptualDifference.brightness(
          picture[center], picture[position], at: center)
        if change == 0 {
          equal += 1
          if equal > 2 { return nil }
        } else if change < least {
          (least, darkest) = (change, position)
        } else if change > most {
          (most, brightest) = (change, position)
        }
      }
    }
    return least == 0 || most == 0 ? nil : (darkest, brightest)
  }

  /// Whether three neighbours of a pixel or more have its very colour; a border counts as one.
  private func isInArea(_ position: Int, of picture: Span<UInt32>) -> Bool {
    let (y, x) = position.quotientAndRemainder(dividingBy: width)
    let (columns, rows) = neighbourhood(x: x, y: y)
    let color = picture[position]
    // The pixel itself is among them.
    var equal = isAtBorder(x: x, y: y) ? 0 : -1
    for row in rows {
      for column in columns where picture[row * width + column] == color { equal += 1 }
    }
    return equal > 2
  }

  private func neighbourhood(x: Int, y: Int) -> (ClosedRange<Int>, ClosedRange<Int>) {
    (max(x - 1, 0)...min(x + 1, width - 1), max(y - 1, 0)...min(y + 1, height - 1))
  }

  private func isAtBorder(x: Int, y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }
}
