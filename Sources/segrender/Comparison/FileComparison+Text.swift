import SegmentCodecs
import SegmentCompare
import SegmentKit
import SegmentPixels
import SegmentPrimitives

extension FileComparison {
  /// The verdict in one line, without names, then what is behind it, a line each.
  var lines: [String] {
    [verdict] + meanings + (isSame ? notes : differences)
      + [greatestText, "tolerance: \(tolerance.text)"]
  }

  /// The verdict and the greatest difference in one line.
  var line: String {
    let reasons = (isSame ? [verdict] : []) + meanings + (isSame ? [] : differences)
    return (reasons + [greatestText]).joined(separator: "; ")
  }

  private var tolerance: Tolerance { frames.tolerance }

  private var verdict: String {
    guard isSame else { return "different" }
    if hasSameBytes { return "same: the files are identical" }
    return frames.frames.isEmpty
      ? "same: all pixels are equal, the bytes are not" : "same within the tolerance"
  }

  /// What changed, by its meaning, a line each.
  private var meanings: [String] {
    let limit = 20
    let lines = changes.prefix(limit).map { "\($0.kind.rawValue): \($0.sentence)" }
    return lines + (changes.count > limit ? ["and \(changes.count - limit) more changes"] : [])
  }

  /// What differs without being a difference.
  private var notes: [String] {
    let colors = a.colors == b.colors ? [] : ["colours are declared otherwise: \(declarations)"]
    return colors + frames.frames.map { text(of: $0) }
  }

  /// What is different, the outermost first.
  private var differences: [String] {
    guard hasSameSize else {
      return ["sizes differ: \(a.sizeText) and \(b.sizeText) pixels; no pixel was compared"]
    }
    var lines: [String] = []
    if !hasSameColors { lines.append("colour profiles differ: \(declarations)") }
    if frames.counts.a != frames.counts.b {
      lines.append("frames: \(frames.counts.a) and \(frames.counts.b)")
    }
    if !playsAsOften { lines.append("plays: \(a.playsText) and \(b.playsText)") }
    let different = frames.frames.filter { $0.isDifferent || $0.lastsDifferently }
    let limit = 20
    lines += different.prefix(limit).map { text(of: $0) }
    if different.count > limit { lines.append("and \(different.count - limit) more") }
    return lines
  }

  private var declarations: String { "\(a.colors.words) and \(b.colors.words)" }

  /// What is to be said of a frame, in one line; of a still without its number.
  private func text(of frame: SequenceComparison.Frame) -> String {
    let place = isAnimated ? "frame \(frame.index) at \(seconds(frame.start)): " : ""
    let pixels = frame.pixels.isExact ? [] : [frame.pixels.text]
    let duration =
      frame.lastsDifferently
      ? ["shows for \(seconds(frame.durations.a)) and \(seconds(frame.durations.b))"] : []
    return place + (pixels + duration).joined(separator: "; ")
  }

  private var greatestText: String {
    guard hasSameSize else { return "greatest difference: not measured" }
    guard let frame = frames.farthest, !frame.pixels.isExact else {
      return "greatest difference: none"
    }
    let place = isAnimated ? " of frame \(frame.index)" : ""
    let greatest = frame.pixels.greatest
    // The greatest of the levels may be in another frame.
    let levels = frames.frames.map(\.pixels.greatest.levels).max() ?? 0
    return "greatest difference: \(Text.number(greatest.perceptual, decimals: 4)) perceptual at "
      + "\(greatest.x),\(greatest.y)\(place), \(levels) of 255 levels"
  }
}

extension FileComparison.File {
  fileprivate var sizeText: String { "\(size.width) × \(size.height)" }

  fileprivate var playsText: String {
    playCount == 0 ? "for ever" : playCount.map { "\($0)" } ?? "a still"
  }
}

extension ImageComparison {
  /// How many pixels differ, and where.
  fileprivate var text: String {
    let left = antiAliased > 0 ? ", \(antiAliased) anti-aliased ones left out" : ""
    let boxes = regions.prefix(8).map(\.text).joined(separator: ", ")
    let more = regions.count > 8 ? " and \(regions.count - 8) more" : ""
    let percent = Text.number(share * 100, decimals: 4)
    return "\(different) of \(pixelCount) pixels differ (\(percent) %)\(left)"
      + (regions.isEmpty ? "" : ", in \(boxes)\(more)")
  }
}

extension PixelBounds {
  /// The size and the place: `12×8+40+3`, as X11 writes a geometry.
  var text: String {
    "\(columns.count)×\(rows.count)+\(columns.lowerBound)+\(rows.lowerBound)"
  }
}

extension Tolerance {
  /// The tolerance as the report says it.
  var text: String {
    let pixel =
      switch rule {
      case .perceptual(let threshold, false):
        "threshold \(Text.number(threshold, decimals: 6)), anti-aliased pixels left out"
      case .perceptual(let threshold, true):
        "threshold \(Text.number(threshold, decimals: 6)), anti-aliased pixels included"
      case .levels(let levels): "\(levels) of 255 levels"
      }
    return "\(pixel); \(Text.number(share * 100, decimals: 6)) % of the pixels"
  }
}

private func seconds(_ time: Rational) -> String { Text.number(time.value, decimals: 4) + " s" }
