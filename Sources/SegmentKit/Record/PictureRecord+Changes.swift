internal import SegmentJSON

extension PictureRecord {
  /// What changed since a golden was recorded, given that the pixels differ: the text, then the
  /// geometry, the fills and the motion.
  ///
  /// Where none of these differ, the layers that do are named; where no layer does, only the
  /// drawing is another.
  public func changes(since golden: PictureRecord) -> [PictureChange] {
    let (here, there) = (document, golden.document)
    let changes =
      textChanges(here, since: there)
      + geometryChanges(here["layout"] ?? .null, since: there["layout"] ?? .null)
      + tokenChanges(here["tokens"] ?? .null, since: there["tokens"] ?? .null)
      + motionChanges(here["motion"] ?? .null, since: there["motion"] ?? .null)
    guard changes.isEmpty else { return changes }
    let layers = layerChanges(here.items("layers"), since: there.items("layers"))
    guard layers.isEmpty else { return layers }
    return [PictureChange(.edge, "layout, fills, text and motion are equal; the drawing differs")]
  }
}

/// The layers that differ, place by place where there are as many.
private func layerChanges(
  _ here: [JSONValue], since there: [JSONValue]
) -> [PictureChange] {
  guard here.count == there.count else {
    let gone = there.filter { !here.contains($0) }.map { layerChange($0, "is gone") }
    return gone + here.filter { !there.contains($0) }.map { layerChange($0, "was added") }
  }
  return zip(here, there).filter { $0 != $1 }.map { here, there in
    layerChange(there, "became \(here.trimmedText)")
  }
}

private func layerChange(_ layer: JSONValue, _ predicate: String) -> PictureChange {
  PictureChange(layer.layerKind, "the layer \(layer.trimmedText) \(predicate)")
}

extension JSONValue {
  /// A layer's line without the spaces before it, quoted.
  fileprivate var trimmedText: String {
    guard case .string(let line) = self else { return text() }
    return JSONValue.string(String(line.drop { $0 == " " })).text()
  }

  fileprivate var layerKind: PictureChange.Kind {
    guard case .string(let line) = self else { return .geometry }
    let word = line.split(separator: " ").first ?? ""
    if ["text", "icon"].contains(word) { return .text }
    return ["scene", "clip", "offset", "excluding", "fading"].contains(word) ? .geometry : .fill
  }

  /// The list behind a key; empty where there is none.
  func items(_ key: String) -> [JSONValue] {
    if case .array(let items) = self[key] { items } else { [] }
  }

  /// The number behind a key.
  func number(_ key: String) -> Double? {
    if case .number(let number) = self[key] { number } else { nil }
  }

  /// The value as a sentence says it: plain words and colours without quotation marks.
  var said: String {
    switch self {
    case .number(let number): Text.number(number, decimals: 4)
    case .string(let text)
    where !text.isEmpty
      && text.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || "#0123456789-".unicodeScalars.contains($0)
      }:
      text
    default: text()
    }
  }
}
