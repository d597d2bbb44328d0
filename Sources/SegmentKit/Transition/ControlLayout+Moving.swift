internal import SegmentPrimitives

extension ControlLayout {
  /// The layout interpolated to another of the same segments.
  ///
  /// What moves keeps sub-pixel positions; at 0 and 1 it is exactly either layout's.
  /// - Parameters:
  ///   - widths: the progress of widths and contents; an overshoot exceeds 1.
  ///   - pill: the progress of the selected area.
  func moving(to end: ControlLayout, widths: Double, pill: Double) -> ControlLayout {
    var result = end
    result.size = Size(
      width: mix(size.width, end.size.width, widths),
      height: mix(size.height, end.size.height, widths))
    result.frame = mix(frame, end.frame, widths)
    for index in end.segments.indices {
      result.segments[index] = segments[index].moving(to: end.segments[index], by: widths)
    }
    result.selectionFrames = zip(selectionFrames, end.selectionFrames).map { old, target in
      let area = mix(old, target, pill)
      // A spring that overshoots would move the selected area off the track.
      return (0...1).contains(pill) ? area : area.kept(on: result, beside: target)
    }
    if let old = scroll?.fades, let new = end.scroll?.fades {
      result.scroll?.fades.left = max(0, mix(old.left, new.left, widths))
      result.scroll?.fades.right = max(0, mix(old.right, new.right, widths))
    }
    for index in end.separators.indices {
      let (from, to) = (separators[index], end.separators[index])
      result.separators[index].frame = mix(from.frame, to.frame, widths)
      result.separators[index].opacity = min(max(mix(from.opacity, to.opacity, pill), 0), 1)
    }
    return result
  }

  /// The layout moved inside a larger picture.
  func shifted(by x: Double, in canvas: Size) -> ControlLayout {
    var result = self
    result.size = canvas
    guard x != 0 else { return result }
    result.frame.x += x
    result.scroll?.viewport.x += x
    for index in selectionFrames.indices { result.selectionFrames[index].x += x }
    for index in segments.indices {
      result.segments[index].shift(by: x)
    }
    for index in separators.indices { result.separators[index].frame.x += x }
    return result
  }
}

extension SegmentLayout {
  /// This segment's frames interpolated to another's, with the other's content.
  fileprivate func moving(to end: SegmentLayout, by fraction: Double) -> SegmentLayout {
    var result = end
    result.frame = mix(frame, end.frame, fraction)
    if let from = iconFrame, let to = end.iconFrame { result.iconFrame = mix(from, to, fraction) }
    if let from = labelFrame, let to = end.labelFrame {
      result.labelFrame = mix(from, to, fraction)
    }
    for (index, line) in lines.enumerated() where end.lines.indices.contains(index) {
      result.lines[index].baseline = mix(line.baseline, end.lines[index].baseline, fraction)
    }
    if let from = badge, let to = end.badge {
      result.badge?.frame = mix(from.frame, to.frame, fraction)
      if let old = from.baseline, let new = to.baseline {
        result.badge?.baseline = mix(old, new, fraction)
      }
    }
    return result
  }

  /// Moves the segment with all that is in it.
  fileprivate mutating func shift(by x: Double) {
    frame.x += x
    iconFrame?.x += x
    labelFrame?.x += x
    badge?.frame.x += x
    badge?.baseline?.x += x
    for index in lines.indices { lines[index].baseline.x += x }
  }
}

extension Rect {
  /// The area without what leaves the track, as far from its ends as another area is from its top.
  fileprivate func kept(on layout: ControlLayout, beside other: Rect) -> Rect {
    let frames = layout.segments.map(\.frame)
    guard let left = frames.map(\.x).min(), let right = frames.map(\.maxX).max() else {
      return self
    }
    let inset = other.y - frames[0].y
    let (start, end) = (max(x, left + inset), min(maxX, right - inset))
    return Rect(x: min(start, end), y: y, width: max(0, end - start), height: height)
  }
}

/// A number interpolated between two, exactly the second at 1.
private func mix(_ a: Double, _ b: Double, _ fraction: Double) -> Double {
  fraction == 1 ? b : a + (b - a) * fraction
}

private func mix(_ a: Point, _ b: Point, _ fraction: Double) -> Point {
  Point(x: mix(a.x, b.x, fraction), y: mix(a.y, b.y, fraction))
}

private func mix(_ a: Rect, _ b: Rect, _ fraction: Double) -> Rect {
  Rect(
    x: mix(a.x, b.x, fraction), y: mix(a.y, b.y, fraction), width: mix(a.width, b.width, fraction),
    height: mix(a.height, b.height, fraction))
}
