import SegmentJSON
import SegmentFiles
import SegmentKit

/// `segrender measure`: the layout as JSON, one object a variant, and how well each segment can be
/// seen, hit and heard.
struct MeasureVerb {
  let settings: ControlSettings
  let console: Console

  func run() throws(CommandError) {
    let renderer = Renderer()
    var documents: [JSONValue] = []
    var notes: [LayoutNote] = []
    for variant in try settings.variants() {
      let control = try settings.control(variant)
      let (layout, accessibility) = try attempt(CommandError.render) { () throws(RenderError) in
        let look = try renderer.look(of: control)
        let layout = try renderer.layout(of: control, look: look)
        let scene = try renderer.scene(of: control, look: look, layout: layout)
        return (
          layout,
          try renderer.accessibility(of: control, look: look, layout: layout, scene: scene)
        )
      }
      let found = accessibility.notes(
        on: layout.segments, includingTargets: settings.has("accessibility"))
      notes += layout.notes + found
      documents.append(layout.document(accessibility: accessibility, notes: found))
    }
    try console.tell(notes)
    let text = Array((JSONValue(one: documents).text(.pretty) + "\n").utf8)
    let output = Output(settings.value("output") ?? "-")
    try attempt(CommandError.file) { () throws(FileError) in
      _ = try output.write(text, as: .text)
    }
  }
}
