public import SegmentGlass

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
        $0.selection = [index]
      }
    }
    return selections + [
      GalleryState(name: "No selection") { $0.selection = [] },
      GalleryState(name: "Disabled") {
        $0.selection = [0]
        $0.segments[last].isEnabled = false
      },
      GalleryState(name: "High contrast") {
        $0.selection = [min(1, last)]
        $0.traits.contrast = .high
      },
    ]
  }
}

extension Control {
  /// The looks a gallery shows, in the order in which they came, the newest first: each with the
  /// kind of glass where it is glass.
  public static let galleryLooks: [(look: Look.Name, glass: GlassVariant)] = [
    (.pill, .regular), (.glass, .regular), (.glass, .clear), (.outline, .regular),
    (.bordered, .regular), (.bare, .regular),
  ]

  /// The name of the control's look, with its kind of glass where that is not the usual one.
  var lookTitle: String {
    look == .glass && glassVariant == .clear ? "glass, clear" : look.rawValue
  }

  /// What the control's look is, in one line.
  var lookSummary: String {
    switch look {
    case .bare: "The segment images side by side"
    case .pill: "iOS 13–18: a raised pill on a filled track"
    case .outline: "iOS 7–12: an outline, filled where selected"
    case .glass where glassVariant == .clear:
      "iOS 26: Liquid Glass that hides less"
    case .glass: "iOS 26: a capsule of Liquid Glass"
    case .bordered: "SwiftUI: a thick border, colours swapped"
    }
  }
}
