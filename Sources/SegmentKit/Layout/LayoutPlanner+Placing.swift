internal import SegmentGraphics
internal import SegmentPrimitives

extension LayoutPlanner {
  /// Places everything inside the picture, left to right first, then mirrored where need be.
  func layout(
    _ contents: [SegmentContent], widths: SegmentWidths, height: Double
  ) -> ControlLayout {
    let frame = Rect(
      x: margin, y: margin, width: widths.total + 2 * padding, height: height + 2 * padding)
    let size = Size(width: frame.width + 2 * margin, height: frame.height + 2 * margin)
    let picture = Size(width: grid.up(size.width), height: grid.up(size.height))
    let isMirrored = measurer.direction == .rightToLeft
    let frames = widths.frames(
      from: margin + padding, y: margin + padding, height: height,
      equalOn: sizing == .equal ? grid : nil)
    let adaptations = widths.adaptations + tightPadding(contents, in: frames)
    // Rounded first and mirrored by whole pixels then, or the two directions would differ.
    func side(_ rect: Rect) -> Rect { isMirrored ? rect.mirrored(in: picture.width) : rect }
    let segments = contents.indices.map { index in
      segment(
        index, contents[index],
        in: isMirrored ? frames[index].mirrored(in: size.width) : frames[index],
        from: start(of: contents[index], in: frames[index]),
        mirroredIn: isMirrored ? picture.width : nil)
    }
    return ControlLayout(
      scale: grid.scale, size: size,
      frame: Rect(x: 0, y: 0, width: picture.width, height: picture.height)
        .inset(by: grid.round(margin)),
      direction: measurer.direction, segments: segments,
      selectionFrame: control.selection.map {
        side(grid.round(frames[$0]).inset(by: grid.round(look.selectionStyle.inset * factor)))
      },
      separators: separators(between: frames).map {
        SeparatorLayout(frame: side($0.frame), opacity: $0.opacity)
      },
      notes: notes(contents, frames: frames, height: frame.height)
        + adaptations.map { .adapted($0, width: frame.width) })
  }

  /// The least space beside a whole label, where it is less than the image style's.
  private func tightPadding(_ contents: [SegmentContent], in frames: [Rect]) -> [WidthAdaptation] {
    let wanted = control.imageStyle.paddingX * measurer.paddingFactor
    var least = wanted
    for (content, frame) in zip(contents, frames)
    where content.line != nil && content.overflow == 0 {
      least = min(least, (frame.width - content.width) / 2)
    }
    return least < wanted - 1 / grid.scale ? [.padding(from: wanted, to: max(0, least))] : []
  }

  /// A segment with its icon and label on whole device pixels, halfway down its frame.
  /// - Parameters:
  ///   - start: where the content starts in reading direction, in points.
  ///   - mirrorWidth: the width of the line that a right-to-left control mirrors in.
  func segment(
    _ index: Int, _ content: SegmentContent, in frame: Rect, from start: Double,
    mirroredIn mirrorWidth: Double?
  ) -> SegmentLayout {
    func placed(_ x: Double, _ y: Double, _ size: Size) -> Rect {
      let rect = Rect(origin: Point(x: x, y: y), size: size)
      let side = mirrorWidth.map { rect.mirrored(in: $0) } ?? rect
      return Rect(origin: Point(x: grid.round(side.x), y: y), size: size)
    }
    let (segment, metrics) = (control.segments[index], content.lineMetrics)
    let top = frame.midY - metrics.height / 2
    let labelFrame = content.line.map {
      placed(start + content.labelOffset, top, Size(width: $0.width, height: metrics.height))
    }
    return SegmentLayout(
      label: segment.label, frame: frame, icon: content.icon,
      iconFrame: content.icon.map {
        placed(start, grid.round(frame.midY - $0.size.height / 2), $0.size)
      },
      line: content.line, labelFrame: labelFrame,
      baseline: labelFrame.map { Point(x: $0.x, y: grid.round(top + metrics.baseline)) },
      textWidth: content.fullTextWidth, overflow: content.overflow,
      isSelected: index == control.selection, isEnabled: segment.isEnabled)
  }

  /// Where a content starts: in the middle, or, where it is wider than its segment while that
  /// grows, at the least padding, so that the icon is whole and the label is cut at its end.
  private func start(of content: SegmentContent, in frame: Rect) -> Double {
    let centred = frame.midX - content.width / 2
    let beside = (frame.width - (content.icon?.size.width ?? 0)) / 2
    guard content.line != nil, beside > 0 else { return centred }
    return max(centred, frame.x + min(paddings.least, beside))
  }

  /// The lines on the boundaries, all equally thick; those that touch the selected segment are
  /// hidden.
  private func separators(between frames: [Rect]) -> [SeparatorLayout] {
    guard look.separator.width > 0 else { return [] }
    let width = grid.thickness(look.separator.width * factor)
    let inset = look.separator.inset * factor
    return frames.indices.dropFirst().map { index in
      let isHidden = index == control.selection || index - 1 == control.selection
      let frame = frames[index]
      let left = grid.round(frame.x - width / 2)
      return SeparatorLayout(
        frame: Rect(
          minX: left, minY: grid.round(frame.y + inset), maxX: left + width,
          maxY: grid.round(frame.maxY - inset)),
        opacity: isHidden ? 0 : 1)
    }
  }

  private func notes(
    _ contents: [SegmentContent], frames: [Rect], height: Double
  ) -> [LayoutNote] {
    var notes = contents.indices.flatMap { index in
      let width = frames[index].width
      let padding = max(0, width - contents[index].width) / 2
      return self.notes(on: index, contents[index], width: width, padding: padding)
    }
    if let wanted = wantedHeight, height > wanted + 1e-9 {
      notes.append(.heightGrown(from: wanted, to: height))
    }
    return notes
  }

  /// - Parameters:
  ///   - width: the width of the segment, in points.
  ///   - padding: the space on either side of the content, in points.
  func notes(
    on index: Int, _ content: SegmentContent, width: Double, padding: Double
  ) -> [LayoutNote] {
    let label = control.segments[index].label
    var notes: [LayoutNote] = []
    if let missing = content.line?.missing, !missing.isEmpty {
      notes.append(
        .missingCharacters(missing, label: label, index: index, locale: control.traits.locale))
    }
    // One step of the nine weights goes unnoticed; more makes two scripts look like two voices.
    for face in content.line?.fallbacks ?? [] where abs(face.requestedWeight - face.weight) > 100 {
      notes.append(
        .fallbackWeight(
          family: face.family, requested: face.requestedWeight, found: face.weight, label: label))
    }
    if content.overflow > 0 {
      notes.append(
        .overflow(
          label: label, index: index, points: content.overflow,
          isLegible: content.line?.isEllipsisAlone == false))
    }
    // Letters lean a little past their advance in every font; half the padding is more than that.
    if content.reach > max(content.snap, padding / 2) {
      notes.append(
        .inkInPadding(label: label, index: index, points: content.reach, padding: padding))
    }
    if let icon = content.icon, icon.size.width > width {
      notes.append(.iconTooWide(index: index, points: icon.size.width - width))
    }
    return notes
  }
}
