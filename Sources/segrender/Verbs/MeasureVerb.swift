import SegmentArguments
import SegmentJSON
import SegmentKit

/// `segrender measure`: the layout as JSON, one object a variant, and how well each segment can be
/// seen, hit and heard.
struct MeasureVerb {
  let settings: Settings
  let console: Console

  func run() throws(CommandError) {
    let renderer = Renderer(memoryLimit: settings[.maxMemory])
    var documents: [JSONValue] = []
    var notes: [LayoutNote] = []
    for variant in settings.variants {
      let control = try settings.control(variant)
      let composition = try attempt(CommandError.render, try renderer.compose(control))
      let accessibility = try attempt(
        CommandError.render, try renderer.accessibility(of: control, composition))
      let layout = composition.layout
      let found = accessibility.notes(
        on: layout.segments, includingTargets: settings[.accessibility])
      notes += layout.notes + found
      documents.append(layout.document(accessibility: accessibility, notes: found))
    }
    try console.report(notes)
    try write(JSONValue(one: documents).text(.pretty) + "\n", as: settings)
  }
}
