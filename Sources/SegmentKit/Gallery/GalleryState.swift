/// A state that a gallery shows: its name and what it changes of a control.
struct GalleryState: Sendable {
  let name: String
  private let change: @Sendable (inout Control) -> Void

  /// The control in the state.
  func of(_ control: Control) -> Control {
    var control = control
    change(&control)
    return control
  }

  /// Each of the first three selections under its label, none, a segment that cannot be chosen,
  /// and the setting Increase Contrast.
  static func all(of control: Control) -> [GalleryState] {
    let last = control.segments.count - 1
    let selections = control.segments.indices.prefix(3).map { index in
      let label = control.segments[index].label
      return GalleryState(name: label.isEmpty ? "Segment \(index + 1)" : label) {
        $0.selection = index
      }
    }
    return selections + [
      GalleryState(name: "No selection") { $0.selection = nil },
      GalleryState(name: "Disabled") {
        $0.selection = 0
        $0.segments[last].isEnabled = false
      },
      GalleryState(name: "High contrast") {
        $0.selection = min(1, last)
        $0.traits.contrast = .high
      },
    ]
  }
}
