import SegmentArguments
import SegmentFiles
import SegmentKit

/// One picture to make: what it shows and where it goes.
struct RenderJob {
  let variant: Variant
  let control: Control
  /// The segment drawn alone; `nil` for the whole control.
  let segment: Int?
  let output: Output

  /// The pictures that settings ask for, their names all different.
  static func jobs(_ settings: Settings, output: String) throws(CommandError) -> [RenderJob] {
    var plans: [(variant: Variant, control: Control, segment: Int?)] = []
    for variant in settings.variants {
      let control = try settings.control(variant)
      if settings[.each] {
        plans += control.segments.indices.map { (variant, eachShown(control, settings), $0) }
      } else {
        plans.append((variant, control, nil))
      }
    }
    let outputs = try OutputNames.outputs(
      plans.map { plan in
        OutputNames.values(
          plan.variant, segment: plan.segment.map { ($0, plan.control.segments[$0].label) })
      }, template: output)
    return zip(plans, outputs).map {
      RenderJob(variant: $0.variant, control: $0.control, segment: $0.segment, output: $1)
    }
  }

  /// The same picture in the dark.
  func dark(_ settings: Settings) throws(CommandError) -> RenderJob {
    let control = try settings.control(variant.dark)
    return RenderJob(
      variant: variant.dark,
      control: segment == nil ? control : RenderJob.eachShown(control, settings),
      segment: segment, output: output)
  }

  /// Segments drawn apart show their labels unless an option says otherwise.
  private static func eachShown(_ control: Control, _ settings: Settings) -> Control {
    var control = control
    if !settings.has(.showLabels) { control.labelVisibility = .all }
    return control
  }
}
