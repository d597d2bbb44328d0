import SegmentFiles
import SegmentKit

/// `segrender scene`: what would be painted, as text, a layer a line; one block a variant.
///
/// It explains most differences between two pictures before a pixel is looked at.
struct SceneVerb {
  let settings: ControlSettings
  let console: Console

  func run() throws(CommandError) {
    let renderer = Renderer()
    var texts: [String] = []
    var notes: [LayoutNote] = []
    for variant in try settings.variants() {
      let control = try settings.control(variant)
      let (scene, layout) = try attempt(CommandError.render) { () throws(RenderError) in
        let look = try renderer.look(of: control)
        let layout = try renderer.layout(of: control, look: look)
        return (try renderer.scene(of: control, look: look, layout: layout), layout)
      }
      notes += layout.notes
      texts.append(scene.description)
    }
    try console.tell(notes)
    let output = Output(settings.value("output") ?? "-")
    try attempt(CommandError.file) { () throws(FileError) in
      _ = try output.write(Array(texts.joined(separator: "\n").utf8), as: .text)
    }
  }
}
