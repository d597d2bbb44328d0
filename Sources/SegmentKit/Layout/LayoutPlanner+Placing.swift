internal import SegmentGraphics
internal import SegmentPrimitives

extension LayoutPlanner {
  /// Places everything inside the picture, left to right first, then mirrored where need be.
  func layout(
    _ contents: [SegmentContent], widths: SegmentWidths, height: Double
  ) -> ControlLayout {
    let frame = Rect(
      x: margin, y: margin, width: widths.visible + 2 * padding, height: height + 2 * padding)
    let size = Size(width: frame.width + 2 * margin, height: frame.height + 2 * margin)
    let picture = Size(width: grid.up(size.width), height: grid.up(size.height))
    let isMirrored = measurer.direction == .rightToLeft
    let frames = widths.frames(
      from: margin + padding - (widths.scroll?.offset ?? 0), y: margin + padding, height: height,
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
      selectionFrames: control.selection.sorted().map {
        side(grid.round(frames[$0]).inset(by: grid.round(look.selectionStyle.inset * factor)))
      },
      separators: separators(between: frames).map {
        SeparatorLayout(frame: side($0.frame), opacity: $0.opacity)
      },
      scroll: scroll(widths, y: margin + padding, height: height).map {
        isMirrored ? $0.mirrored(in: picture.width) : $0
      },
      notes: notes(contents, frames: frames, height: frame.height)
        + adaptations.map { .adapted($0, width: frame.width) })
  }

  /// The least space beside a whole label, where it is less than the image style's.
  private func tightPadding(_ contents: [SegmentContent], in frames: [Rect]) -> [WidthAdaptation] {
    let wanted = control.imageStyle.paddingX * measurer.paddingFactor
    var least = wanted
    for (content, frame) in zip(contents, frames)
    where !content.lines.isEmpty && content.overflow == 0 {
      least = min(least, (frame.width - content.width) / 2)
    }
    return least < wanted - 1 / grid.scale ? [.padding(from: wanted, to: max(0, least))] : []
  }

  /// A segment with its icon, label and badge on whole device pixels, halfway down its frame.
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
    let top = frame.midY + content.textTop
    let textSize = Size(width: content.textWidth, height: content.textHeight)
    let lines = content.lines.enumerated().map { row, line in
      let (start, y) = (
        start + content.margins(ofLine: line.width).start, top + Double(row) * metrics.height
      )
      return LineLayout(
        line: line,
        baseline: Point(
          x: placed(start, y, Size(width: line.width, height: metrics.height)).x,
          y: grid.round(y + metrics.baseline)))
    }
    return SegmentLayout(
      label: segment.label, frame: frame, icon: content.icon,
      iconFrame: content.icon.map {
        placed(start + content.iconStart, grid.round(frame.midY + content.iconTop), $0.size)
      },
      lines: lines,
      labelFrame: lines.isEmpty
        ? nil : placed(start + content.margins(ofLine: textSize.width).start, top, textSize),
      textWidth: content.fullTextWidth, overflow: content.overflow,
      badge: content.badge.map { badge in
        let origin = content.badgeOrigin(badge)
        let area = placed(start + origin.x, grid.round(frame.midY + origin.y), badge.size)
        return self.badge(badge, in: area, of: frame)
      },
      isSelected: isSelected(index), isEnabled: segment.isEnabled)
  }

  /// A badge in an area, moved inside its segment where that is wide enough.
  private func badge(_ badge: BadgeContent, in area: Rect, of segment: Rect) -> BadgeLayout {
    let gap = BadgeContent.gap * badge.factor
    var frame = area
    if badge.size.width + 2 * gap > segment.width {
      frame.x = grid.round(segment.midX - badge.size.width / 2)
    } else {
      frame.x = grid.round(max(segment.x + gap, min(area.x, segment.maxX - gap - area.width)))
    }
    frame.y = grid.round(max(segment.y + gap, min(area.y, segment.maxY - gap - area.height)))
    return BadgeLayout(
      frame: frame, line: badge.line,
      baseline: badge.line.map {
        Point(
          x: grid.round(frame.midX - $0.width / 2), y: grid.round(frame.midY + badge.capHeight / 2))
      })
  }

  /// The part of scrolled segments that is seen, left to right.
  private func scroll(_ widths: SegmentWidths, y: Double, height: Double) -> ScrollLayout? {
    guard let scroll = widths.scroll else { return nil }
    let fade = min(ScrollLayout.fadeLength, scroll.viewport / 2)
    let hidden = widths.total - scroll.viewport - scroll.offset
    return ScrollLayout(
      viewport: Rect(x: margin + padding, y: y, width: scroll.viewport, height: height),
      contentSize: Size(width: widths.total, height: height),
      contentOffset: Point(x: scroll.offset, y: 0),
      fades: ScrollLayout.Fades(
        left: scroll.offset > 1e-6 ? fade : 0, right: hidden > 1e-6 ? fade : 0))
  }

  /// Where a content starts: in the middle, or, where it is wider than its segment while that
  /// grows, at the least padding, so that the icon is whole and the label is cut at its other
  /// end.
  private func start(of content: SegmentContent, in frame: Rect) -> Double {
    let centred = frame.midX - content.width / 2
    let beside = (frame.width - (content.icon?.size.width ?? 0)) / 2
    guard !content.lines.isEmpty, beside > 0, content.axis == .horizontal else { return centred }
    let padding = min(paddings.least, beside)
    return content.iconPosition == .trailing
      ? min(centred, frame.maxX - padding - content.width) : max(centred, frame.x + padding)
  }

  /// The lines on the boundaries, all equally thick; those that touch a selected segment are
  /// hidden.
  private func separators(between frames: [Rect]) -> [SeparatorLayout] {
    guard look.separator.width > 0 else { return [] }
    let width = grid.thickness(look.separator.width * factor)
    let inset = look.separator.inset * factor
    return frames.indices.dropFirst().map { index in
      let isHidden = isSelected(index) || isSelected(index - 1)
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
    if let wanted = wantedHeight(of: contents), height > wanted + 1e-9 {
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
    let missing = content.lines.flatMap(\.missing)
    if !missing.isEmpty {
      notes.append(
        .missingCharacters(missing, label: label, index: index, locale: control.traits.locale))
    }
    // One step of the nine weights goes unnoticed; more makes two scripts look like two voices.
    for face in content.lines.flatMap(\.fallbacks)
    where abs(face.requestedWeight - face.weight) > 100 {
      notes.append(
        .fallbackWeight(
          family: face.family, requested: face.requestedWeight, found: face.weight, label: label))
    }
    if content.overflow > 0 {
      notes.append(
        .overflow(
          label: label, index: index, points: content.overflow,
          isLegible: content.lines.contains { !$0.isEllipsisAlone }))
    }
    // Letters lean a little past their advance in every font; half the padding is more than that.
    if content.reach > max(content.snap, padding / 2) {
      notes.append(
        .inkInPadding(label: label, index: index, points: content.reach, padding: padding))
    }
    if let icon = content.icon, icon.size.width > width {
      notes.append(.iconTooWide(index: index, points: icon.size.width - width))
    }
    if let variant = content.icon?.substitution {
      notes.append(
        .nearestVariant(index: index, wanted: variant.wanted, drawn: variant.drawn))
    }
    if let badge = content.badge, badge.size.width > width {
      notes.append(.badgeTooWide(index: index, points: badge.size.width - width))
    }
    return notes
  }
}
