import SegmentDocuments
import SegmentFiles
import SegmentKit

/// `segrender measure`: the layout as JSON, one object a variant.
struct MeasureVerb {
  let settings: ControlSettings
  let console: Console

  func run() throws(CommandError) {
    let renderer = Renderer()
    var documents: [JSONValue] = []
    var notes: [String] = []
    for variant in try settings.variants() {
      let control = try settings.control(variant)
      let layout = try attempt(CommandError.render) { () throws(RenderError) in
        try renderer.layout(of: control, look: renderer.look(of: control))
      }
      notes += layout.notes.map(\.description)
      documents.append(layout.document)
    }
    try console.warn(notes)
    let document = documents.count == 1 ? documents[0] : .array(documents)
    let text = Array((document.text(.pretty) + "\n").utf8)
    let output = Output(settings.value("output") ?? "-")
    try attempt(CommandError.file) { () throws(FileError) in
      _ = try output.write(text, as: .text)
    }
  }
}
