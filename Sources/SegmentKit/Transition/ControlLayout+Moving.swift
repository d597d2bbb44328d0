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
    if let selectionFrame, let target = end.selectionFrame {
      let area = mix(selectionFrame, target, pill)
      // A spring that overshoots would move the selected area off the track.
      result.selectionFrame = (0...1).contains(pill) ? area : area.kept(on: result, beside: target)
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
    result.selectionFrame?.x += x
    for index in segments.indices {
      result.segments[index].frame.x += x
      result.segments[index].iconFrame?.x += x
      result.segments[index].labelFrame?.x += x
      result.segments[index].baseline?.x += x
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
    if let from = baseline, let to = end.baseline {
      result.baseline = Point(x: mix(from.x, to.x, fraction), y: mix(from.y, to.y, fraction))
    }
    return result
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

private func mix(_ a: Rect, _ b: Rect, _ fraction: Double) -> Rect {
  Rect(
    x: mix(a.x, b.x, fraction), y: mix(a.y, b.y, fraction), width: mix(a.width, b.width, fraction),
    height: mix(a.height, b.height, fraction))
}
