import SegmentArguments
import SegmentCodecs
import SegmentJSON
import SegmentFiles
import SegmentKit
import SegmentMotion

/// `segrender curve`: motions as a plot, or as samples.
struct CurveVerb {
  let settings: Settings

  func run() throws(CommandError) {
    let output = settings[.output]
    guard output != nil || settings[.json] else {
      throw .usage("cannot tell where to write; give -o FILE, or --json for the samples")
    }
    let entries = try entries()
    if let output {
      let variants = settings.variants
      let outputs = try OutputNames.outputs(
        variants.map { OutputNames.values($0) }, template: output)
      let format = try OutputFormat(settings, output: output)
      var files = OutputFiles()
      for (variant, output) in zip(variants, outputs) {
        var traits = Traits()
        (traits.scale, traits.appearance) = (variant.scale, variant.appearance)
        let bytes = try bytes(MotionPlot(entries, traits: traits), as: format)
        try attempt(CommandError.file, try files.add(bytes, to: output, as: format.content))
      }
      try files.publish(settings)
    }
    if settings[.json] {
      let plot = MotionPlot(entries, traits: Traits())
      let document = plot.document(clock: settings[.framesPerSecond])
      try Console.write(document.text(.pretty) + "\n")
    }
  }

  /// The motions under the texts that name them.
  private func entries() throws(CommandError) -> [MotionPlot.Entry] {
    let motions = try settings.motions()
    guard !motions.isEmpty else {
      return [MotionPlot.Entry(name: "0.35,0.8,0.15", motion: .expanding)]
    }
    let names = settings.texts(.spring) + settings.texts(.curve).suffix(1)
    return zip(names, motions).map { MotionPlot.Entry(name: $0, motion: $1) }
  }

  private func bytes(
    _ plot: MotionPlot, as format: OutputFormat
  ) throws(CommandError) -> [UInt8] {
    let renderer = Renderer(memoryLimit: settings[.maxMemory])
    let title = "Motion: " + plot.entries.map(\.name).joined(separator: "; ")
    let still = format.still(settings, titled: title)
    return try attempt(
      CommandError.render, try renderer.encode(renderer.scene(of: plot), as: still))
  }
}
