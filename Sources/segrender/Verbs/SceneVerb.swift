import SegmentArguments
import SegmentFiles
import SegmentKit

/// `segrender scene`: what would be painted, as text, a layer a line; one block a variant.
///
/// It explains most differences between two pictures before a pixel is looked at.
struct SceneVerb {
  let settings: Settings
  let console: Console

  func run() throws(CommandError) {
    let renderer = Renderer()
    var texts: [String] = []
    var notes: [LayoutNote] = []
    for variant in settings.variants {
      let control = try settings.control(variant)
      let composition = try attempt(CommandError.render, try renderer.compose(control))
      notes += composition.layout.notes
      texts.append(composition.scene.description)
    }
    try console.report(notes)
    let text = Array(texts.joined(separator: "\n").utf8)
    try attempt(CommandError.file, try Output(settings[.output] ?? "-").write(text, as: .text))
  }
}
