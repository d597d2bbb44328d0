import SegmentArguments
import SegmentKit

/// `segrender scene`: what would be painted, as text, a layer a line; one block a variant.
///
/// It explains most differences between two pictures before a pixel is looked at.
struct SceneVerb {
  let settings: Settings
  let console: Console

  func run() throws(CommandError) {
    let renderer = Renderer(memoryLimit: settings[.maxMemory])
    var texts: [String] = []
    var notes: [LayoutNote] = []
    for variant in settings.variants {
      let control = try settings.control(variant)
      let composition = try attempt(CommandError.render, try renderer.compose(control))
      notes += composition.layout.notes
      texts.append(composition.scene.description)
    }
    try console.report(notes)
    try write(texts.joined(separator: "\n"), as: settings)
  }
}
