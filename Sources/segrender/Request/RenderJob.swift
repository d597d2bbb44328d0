import SegmentDocuments
import SegmentFiles
import SegmentKit

/// One picture to make: what it shows and where it goes.
struct RenderJob {
  let variant: Variant
  let control: Control
  /// The segment drawn alone; `nil` for the whole control.
  let segment: Int?
  let output: Output

  /// What a template's places stand for.
  static func values(
    _ variant: Variant, segment: Int?, label: String
  ) -> [OutputTemplate.Placeholder: String] {
    var values: [OutputTemplate.Placeholder: String] = [
      .scale: JSONValue.number(variant.scale).text(), .appearance: variant.appearance.rawValue,
    ]
    values[.locale] = variant.locale
    if let segment {
      values[.index] = "\(segment)"
      values[.label] = label.isEmpty ? "\(segment)" : label
    }
    return values
  }

  /// The pictures that settings ask for, their names all different.
  static func jobs(_ settings: ControlSettings, output: String) throws(CommandError) -> [RenderJob]
  {
    var plans: [(variant: Variant, control: Control, segment: Int?)] = []
    for variant in try settings.variants() {
      let control = try settings.control(variant)
      if settings.has("each") {
        plans += control.segments.indices.map { (variant, eachShown(control, settings), $0) }
      } else {
        plans.append((variant, control, nil))
      }
    }
    let outputs = try outputs(
      plans.map { plan in
        let label = plan.segment.map { plan.control.segments[$0].label } ?? ""
        return values(plan.variant, segment: plan.segment, label: label)
      }, template: output)
    return zip(plans, outputs).map {
      RenderJob(variant: $0.variant, control: $0.control, segment: $0.segment, output: $1)
    }
  }

  /// Segments drawn apart show their labels unless told otherwise.
  private static func eachShown(_ control: Control, _ settings: ControlSettings) -> Control {
    var control = control
    if !settings.has("show-labels") { control.labelVisibility = .all }
    return control
  }

  private static func outputs(
    _ values: [[OutputTemplate.Placeholder: String]], template: String
  ) throws(CommandError) -> [Output] {
    guard template != "-" else {
      guard values.count == 1 else {
        throw .usage("cannot write \(values.count) pictures to standard output; give -o FILE")
      }
      return [.standardOutput]
    }
    return try attempt(CommandError.outputName) { () throws(TemplateError) in
      try OutputTemplate(template).paths(values).map { .file($0) }
    }
  }
}
