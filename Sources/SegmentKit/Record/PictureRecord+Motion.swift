internal import SegmentJSON

extension PictureRecord {
  /// What plays otherwise: the frames' delays, and what gives the frames their course.
  func motionChanges(_ here: JSONValue, since there: JSONValue) -> [PictureChange] {
    guard case .object(let old) = there, case .object = here else { return [] }
    let values = old.members.filter { $0.key != "delays" }.flatMap { member in
      valueChanges(member.key, here[member.key] ?? .null, since: member.value)
    }
    return values + delayChanges(here.items("delays"), since: there.items("delays"))
  }

  private func valueChanges(
    _ name: String, _ here: JSONValue, since there: JSONValue
  ) -> [PictureChange] {
    guard here != there else { return [] }
    if case .object(let new) = here, case .object(let old) = there,
      new.members.map(\.key) == old.members.map(\.key)
    {
      return zip(new.members, old.members).flatMap {
        valueChanges("\(name).\($0.key)", $0.value, since: $1.value)
      }
    }
    return [PictureChange(.motion, "\(name) went from \(there.said) to \(here.said)")]
  }

  private func delayChanges(_ here: [JSONValue], since there: [JSONValue]) -> [PictureChange] {
    guard here.count == there.count else {
      return [PictureChange(.motion, "\(here.count) frames in place of \(there.count)")]
    }
    return zip(here, there).enumerated().compactMap { index, delays in
      guard delays.0 != delays.1 else { return nil }
      return PictureChange(
        .motion,
        "frame \(index) shows for \(delays.0.said) s in place of \(delays.1.said) s")
    }
  }
}
