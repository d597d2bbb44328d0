import SegmentCodecs
import SegmentCompare
import SegmentJSON
import SegmentKit
import SegmentPixels
import SegmentPrimitives

extension FileComparison {
  /// The comparison as `--json` prints it.
  var document: JSONValue {
    [
      "same": .bool(isSame),
      "sameBytes": .bool(hasSameBytes),
      "a": a.document(frames: frames.counts.a),
      "b": b.document(frames: frames.counts.b),
      "sizesAgree": .bool(hasSameSize),
      "coloursAgree": .bool(hasSameColors),
      "greatest": greatest,
      "tolerance": frames.tolerance.document,
      "changes": .array(changes.map(\.document)),
      "frames": .array(frames.frames.map { $0.document }),
    ]
  }

  private var greatest: JSONValue {
    guard hasSameSize else { return .null }
    let greatest = frames.farthest?.pixels.greatest ?? ImageComparison.Greatest()
    let levels = frames.frames.map(\.pixels.greatest.levels).max() ?? 0
    return [
      "perceptual": .number(greatest.perceptual), "levels": .number(Double(levels)),
      "frame": .number(Double(frames.farthest?.index ?? 0)),
      "x": .number(Double(greatest.x)), "y": .number(Double(greatest.y)),
    ]
  }
}

extension PictureChange {
  fileprivate var document: JSONValue {
    [
      "kind": .string(kind.rawValue), "sentence": .string(sentence),
      "amount": amount.map(JSONValue.number) ?? .null,
    ]
  }
}

extension FileComparison.File {
  fileprivate func document(frames: Int) -> JSONValue {
    [
      "path": .string(path), "width": .number(Double(size.width)),
      "height": .number(Double(size.height)), "colours": .string(colors.words),
      "plays": playCount.map { .number(Double($0)) } ?? .null, "frames": .number(Double(frames)),
    ]
  }
}

extension SequenceComparison.Frame {
  fileprivate var document: JSONValue {
    [
      "frame": .number(Double(index)), "start": .number(start.value),
      "durations": [.number(durations.a.value), .number(durations.b.value)],
      "pixels": .number(Double(pixels.pixelCount)), "changed": .number(Double(pixels.changed)),
      "different": .number(Double(pixels.different)),
      "antiAliased": .number(Double(pixels.antiAliased)), "share": .number(pixels.share),
      "regions": .array(pixels.regions.map(\.document)),
    ]
  }
}

extension PixelBounds {
  fileprivate var document: JSONValue {
    [
      "x": .number(Double(columns.lowerBound)), "y": .number(Double(rows.lowerBound)),
      "width": .number(Double(columns.count)), "height": .number(Double(rows.count)),
    ]
  }
}

extension Tolerance {
  /// The tolerance as `--json` prints it; the share is 0…1.
  var document: JSONValue {
    switch rule {
    case .perceptual(let threshold, let countsAntiAliasing):
      [
        "threshold": .number(threshold), "includesAntiAliased": .bool(countsAntiAliasing),
        "share": .number(share),
      ]
    case .levels(let levels): ["levels": .number(Double(levels)), "share": .number(share)]
    }
  }
}
