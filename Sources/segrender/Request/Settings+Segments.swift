import SegmentArguments
import SegmentKit

extension Settings {
  /// The segments, their colours for some traits.
  func segments(for traits: Traits) throws(CommandError) -> [Control.Segment] {
    // In the order given; an empty list is one segment with an icon alone.
    let labels = all(.labels, .label).flatMap { $0 }
    guard !labels.isEmpty else {
      throw fault("cannot draw a control without segments: give --labels A,B,C", in: .labels)
    }
    let icons = try icons(count: labels.count)
    let badges = try perSegment(.badges, count: labels.count)
    let tints = try perSegment(.tints, count: labels.count)
    let disabled = self[.disabled]
    if let index = disabled.first(where: { $0 >= labels.count }) {
      throw fault("cannot disable segment \(index): give 0 to \(labels.count - 1)", in: .disabled)
    }
    return labels.indices.map {
      Control.Segment(
        label: labels[$0], icon: icons[$0], badge: badges[$0],
        tint: tints[$0]?.resolved(for: traits),
        isEnabled: !disabled.contains($0))
    }
  }

  private func icons(count: Int) throws(CommandError) -> [String?] {
    let icons = all(.icons, .icon).flatMap { $0 }.map { $0 == "none" ? nil : $0 }
    switch icons.count {
    case 0: return Array(repeating: self[.look].defaultIcon, count: count)
    case 1: return Array(repeating: icons[0], count: count)
    case count: return icons
    default:
      throw fault(
        "cannot set \(icons.count) icons for \(count) segments: give 1 or \(count)",
        in: .icons, .icon)
    }
  }

  /// A list's values, one for each segment; `nil` where it ends before the last.
  private func perSegment<Value>(
    _ setting: Setting<[Value?]>, count: Int
  ) throws(CommandError) -> [Value?] {
    let values = self[setting]
    guard values.count <= count else {
      throw fault(
        "cannot set \(values.count) \(setting.option.name) for \(count) segments: "
          + "give at most \(count)", in: setting)
    }
    return values + Array(repeating: nil, count: count - values.count)
  }
}
