internal import SegmentJSON
internal import SegmentPrimitives

extension PictureRecord {
  /// What moved or has another size between two layouts.
  func geometryChanges(_ here: JSONValue, since there: JSONValue) -> [PictureChange] {
    let counts = segmentCounts(here, there)
    guard counts.here == counts.there else {
      return [
        PictureChange(
          .geometry, "\(counts.here) segments in place of \(counts.there)", isStructural: true)
      ]
    }
    let values = ["scale", "direction"].compactMap { key -> PictureChange? in
      guard let old = there[key], let new = here[key], old != new else { return nil }
      return PictureChange(.geometry, "the \(key) is \(new.said) in place of \(old.said)")
    }
    let frames = [("the control", "frame")].compactMap { name, key in
      frameChange(name, Rect(here[key]), since: Rect(there[key]))
    }
    let segments = zip(here.items("segments"), there.items("segments")).enumerated().flatMap {
      segmentChanges("segment \($0 + 1)", $1.0, since: $1.1)
    }
    return values + frames + listChanges("the selection", here, since: there, key: "selection")
      + listChanges("separator", here, since: there, key: "separators") + segments
  }

  private func segmentCounts(_ here: JSONValue, _ there: JSONValue) -> (here: Int, there: Int) {
    (here.items("segments").count, there.items("segments").count)
  }

  /// What moved in a segment; not what moved along with it, nor what has another label.
  private func segmentChanges(
    _ name: String, _ here: JSONValue, since there: JSONValue
  ) -> [PictureChange] {
    let whole = Movement(Rect(here["frame"]), since: Rect(there["frame"]))
    let parts = [("label", "labelFrame"), ("icon", "iconFrame")].filter { part, _ in
      here[part] == there[part]
    }
    let inner = parts.compactMap { part, key -> PictureChange? in
      let movement = Movement(Rect(here[key]), since: Rect(there[key]))
      guard movement == nil || movement != whole else { return nil }
      return frameChange("\(name)'s \(part)", Rect(here[key]), since: Rect(there[key]))
    }
    let badge = frameChange(
      "\(name)'s badge", Rect(here["badge"]?["frame"]), since: Rect(there["badge"]?["frame"]))
    let frame = frameChange(name, Rect(here["frame"]), since: Rect(there["frame"]))
    return [frame, badge].compactMap { $0 } + inner
  }

  /// What became of frames of which there can be none, one or several.
  private func listChanges(
    _ name: String, _ here: JSONValue, since there: JSONValue, key: String
  ) -> [PictureChange] {
    let (new, old) = (here.frames(key), there.frames(key))
    guard new.count == old.count else {
      return [
        PictureChange(
          .geometry, "\(key): \(new.count) in place of \(old.count)", isStructural: true)
      ]
    }
    return zip(new, old).enumerated().compactMap { index, frames in
      let number = new.count > 1 || key == "separators" ? " \(index + 1)" : ""
      return frameChange("\(name)\(number)", frames.0, since: frames.1)
    }
  }

  private func frameChange(_ name: String, _ here: Rect?, since there: Rect?) -> PictureChange? {
    guard here != nil || there != nil else { return nil }
    guard there != nil else {
      return PictureChange(.geometry, "\(name) was added", isStructural: true)
    }
    guard here != nil else {
      return PictureChange(.geometry, "\(name) is gone", isStructural: true)
    }
    guard let movement = Movement(here, since: there), movement.greatest > 0 else { return nil }
    return PictureChange(.geometry, "\(name) \(movement.words)", amount: movement.greatest)
  }
}

/// How far a rectangle moved and grew, in points.
private struct Movement: Equatable {
  let x: Double
  let y: Double
  let width: Double
  let height: Double

  /// `nil` where one of both is missing.
  init?(_ here: Rect?, since there: Rect?) {
    guard let here, let there else { return nil }
    // Records hold ten-thousandths of a point; what is less is arithmetic.
    func step(_ value: Double) -> Double {
      abs(value) < 0.0002 ? 0 : (value * 10_000).rounded() / 10_000
    }
    x = step(here.origin.x - there.origin.x)
    y = step(here.origin.y - there.origin.y)
    width = step(here.size.width - there.size.width)
    height = step(here.size.height - there.size.height)
  }

  var greatest: Double { max(abs(x), abs(y), abs(width), abs(height)) }

  var words: String {
    let moves = [words(x, "right", "left"), words(y, "down", "up")].compactMap { $0 }
    let sizes = [words(width, "wider", "narrower"), words(height, "taller", "shorter")]
      .compactMap { $0 }
    let moved = moves.isEmpty ? [] : ["moved " + moves.joined(separator: " and ")]
    let resized = sizes.isEmpty ? [] : ["is " + sizes.joined(separator: " and ")]
    return (moved + resized).joined(separator: ", and ")
  }

  private func words(_ value: Double, _ positive: String, _ negative: String) -> String? {
    guard value != 0 else { return nil }
    return "\(Text.number(abs(value), decimals: 4)) pt \(value > 0 ? positive : negative)"
  }
}

extension Rect {
  /// The rectangle of a layout's JSON.
  fileprivate init?(_ document: JSONValue?) {
    guard let document, let x = document.number("x"), let y = document.number("y"),
      let width = document.number("width"), let height = document.number("height")
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension JSONValue {
  /// The rectangles behind a key that holds none, one or a list of them.
  fileprivate func frames(_ key: String) -> [Rect] {
    if case .array(let items) = self[key] { return items.compactMap { Rect($0) } }
    return [Rect(self[key])].compactMap { $0 }
  }
}
