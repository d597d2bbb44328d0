import SegmentPrimitives

/// Arrows and chevrons; those named by reading direction mirror, `left` and `right` stay.
extension Drawing {
  static let arrows: [Drawing] =
    directions.flatMap { name, degrees, isDirectional in
      [
        single("arrow." + name, isDirectional: isDirectional) { arrow(&$0, degrees: degrees) },
        single("chevron." + name, isDirectional: isDirectional) { chevron(&$0, degrees: degrees) },
        pair("arrow.\(name).circle", isDirectional: isDirectional) {
          let sign = Contour.arrow(from: -3.9, to: 3.9, head: 2.7, width: $0.signWidth)
          $0.circle(with: sign.rotated(degrees: degrees).path, isFilled: $1)
        },
      ].flatMap(\.self)
    }
    + diagonals.flatMap { name, degrees in
      single("arrow." + name, isDirectional: name.hasSuffix("ward")) {
        slantedArrow(&$0, degrees: degrees)
      }
    }
    + [
      single("chevron.up.chevron.down", chevrons),
      single("arrow.left.arrow.right") { opposed(&$0, degrees: 0) },
      single("arrow.up.arrow.down") { opposed(&$0, degrees: -90) },
      single("arrow.clockwise") { turn(&$0, isClockwise: true) },
      single("arrow.counterclockwise") { turn(&$0, isClockwise: false) },
    ].flatMap(\.self)

  private static let directions: [(name: String, degrees: Double, isDirectional: Bool)] = [
    ("left", 180, false), ("right", 0, false), ("up", -90, false), ("down", 90, false),
    ("backward", 180, true), ("forward", 0, true),
  ]

  private static let diagonals: [(name: String, degrees: Double)] = [
    ("up.left", -135), ("up.right", -45), ("down.left", 135), ("down.right", 45),
    ("up.backward", -135), ("up.forward", -45), ("down.backward", 135), ("down.forward", 45),
  ]

  private static func chevron(_ pen: inout Pen, degrees: Double) {
    pen.stroke(Contour(-2.7, -5.4).line(2.7, 0).line(-2.7, 5.4).rotated(degrees: degrees))
  }

  private static func chevrons(_ pen: inout Pen) {
    for side in [-1.0, 1] {
      pen.stroke(Contour(-4, side * 2.4).line(0, side * 6.4).line(4, side * 2.4))
    }
  }

  private static func arrow(_ pen: inout Pen, degrees: Double) {
    pen.centerOnBar()
    let isLevel = abs(degrees) != 90
    let shaft = isLevel ? pen.level(0, from: -6.3, to: 6.3) : pen.upright(0, from: -6.3, to: 6.3)
    pen.fill(.capsule(shaft))
    let tip = max(shaft.width, shaft.height) / 2 - pen.stroke / 2
    let head = Contour(tip - 4.8, -4.8).line(tip, 0).line(tip - 4.8, 4.8).rotated(degrees: degrees)
    pen.stroke(head.offset(x: shaft.midX, y: shaft.midY))
  }

  private static func slantedArrow(_ pen: inout Pen, degrees: Double) {
    for part in [Contour(-6.6, 0).line(6.4, 0), Contour(1.6, -4.8).line(6.4, 0).line(1.6, 4.8)] {
      pen.stroke(part.rotated(degrees: degrees))
    }
  }

  /// Two arrows side by side, one the other's opposite.
  private static func opposed(_ pen: inout Pen, degrees: Double) {
    let arrow = Contour.arrow(from: -7.2, to: 7.2, head: 2.8, width: pen.signWidth)
      .offset(x: 0, y: -3.5).rotated(degrees: degrees)
    pen.fill(arrow)
    pen.fill(arrow.rotated(degrees: 180))
  }

  private static func turn(_ pen: inout Pen, isClockwise: Bool) {
    let flip = Transform.scale(x: isClockwise ? 1 : -1, y: 1)
    let arc = Contour(arcAround: Point(x: 0, y: 1.2), radius: 5.2, from: -12, to: 270)
    let head = Contour(-0.5, -6.5).line(2, -4).line(-0.5, -1.5)
    for part in [arc, head] { pen.stroke(part.applying(flip)) }
  }
}
