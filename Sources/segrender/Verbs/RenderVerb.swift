import SegmentArguments
import SegmentCodecs
import SegmentJSON
import SegmentFiles
import SegmentGraphics
import SegmentKit

/// `segrender [render]`: a control, or each of its segments, as pictures.
struct RenderVerb {
  let settings: ControlSettings
  let console: Console
  var renderer = Renderer()
  var timings = Timings()
  private var laidOut: (variant: Variant, images: [SegmentImage])?

  init(settings: ControlSettings, console: Console) {
    self.settings = settings
    self.console = console
  }

  /// One finished picture, not yet written.
  private struct Picture {
    let job: RenderJob
    let format: OutputFormat
    let scene: Scene
    let bytes: [UInt8]
    let notes: [LayoutNote]
  }

  /// Makes all pictures, then writes them: a picture that fails leaves no file behind.
  mutating func run() throws(CommandError) {
    guard let output = settings.value("output") else {
      throw .usage("cannot tell where to write; give -o FILE, or -o - for standard output")
    }
    if settings.has("json"), output == "-" {
      throw .usage("cannot write both the picture and --json to standard output; give -o FILE")
    }
    if settings.has("gallery"), settings.has("each") {
      throw .usage("cannot draw --each segment of a --gallery; give one of the two")
    }
    let format = try OutputFormat(settings, output: output)
    let jobs = try timings.measure("Control") { [settings] () throws(CommandError) in
      try RenderJob.jobs(settings, output: output)
    }
    var pictures: [Picture] = []
    for job in jobs { pictures.append(try picture(job, format)) }
    try console.tell(pictures.flatMap(\.notes))
    for picture in pictures { try write(picture) }
    if settings.has("json") { try Console.write(report(pictures).text(.pretty) + "\n") }
    if settings.has("timings") { Console.print(timings.lines(shapers: renderer.shapers)) }
  }

  private mutating func picture(
    _ job: RenderJob, _ format: OutputFormat
  ) throws(CommandError) -> Picture {
    // A fingerprint names the fonts of its own picture alone.
    if settings.has("fingerprint") { renderer = Renderer() }
    let (scene, notes) = try scene(job)
    guard format == .png else {
      let still = format.still(settings, texts: [], description: description(of: job))
      let bytes = try stage("bytes") { (r) throws(RenderError) in try r.encode(scene, as: still) }
      return Picture(job: job, format: format, scene: scene, bytes: bytes, notes: notes)
    }
    let raster = try stage("Raster") { (r) throws(RenderError) in try r.raster(of: scene) }
    let texts = try texts(of: job)
    let compression: PNGCompression = settings.choice("compression") ?? .balanced
    let bytes = try stage("bytes") { (r) throws(RenderError) in
      try r.encode(raster, scale: scene.scale, compression: compression, texts: texts)
    }
    return Picture(job: job, format: format, scene: scene, bytes: bytes, notes: notes)
  }

  private func texts(of job: RenderJob) throws(CommandError) -> [PNGText] {
    let words = description(of: job).map {
      PNGText(keyword: "Description", text: $0.text, language: $0.language)
    }
    guard settings.has("fingerprint") else { return words.map { [$0] } ?? [] }
    let fingerprint = try attempt(CommandError.render) { () throws(RenderError) in
      try Fingerprint(renderer).text
    }
    return [fingerprint] + (words.map { [$0] } ?? [])
  }

  /// What a picture shows in words, where it is to say so.
  private func description(of job: RenderJob) -> PictureDescription? {
    settings.has("alt-text") ? job.control.textAlternative(segment: job.segment) : nil
  }

  private mutating func scene(
    _ job: RenderJob
  ) throws(CommandError) -> (scene: Scene, notes: [LayoutNote]) {
    let control = job.control
    if settings.has("gallery") { return (try gallery(job), []) }
    if let segment = job.segment {
      let image = try images(of: job)[segment]
      let values = try checked { (r) throws(RenderError) in
        try r.accessibility(of: image, at: segment, in: control)
      }
      return (image.scene, image.notes + values.notes(on: [image.segment], includingTargets: true))
    }
    let look = try stage("Look") { (r) throws(RenderError) in try r.look(of: control) }
    let layout = try stage("ControlLayout") { (r) throws(RenderError) in
      try r.layout(of: control, look: look)
    }
    let scene = try stage("Scene") { (r) throws(RenderError) in
      try r.scene(of: control, look: look, layout: layout)
    }
    let values = try checked { (r) throws(RenderError) in
      try r.accessibility(of: control, look: look, layout: layout, scene: scene)
    }
    return (scene, layout.notes + values.notes(on: layout.segments, includingTargets: true))
  }

  /// The images of all segments of a job's control, laid out once for all of its jobs.
  private mutating func images(of job: RenderJob) throws(CommandError) -> [SegmentImage] {
    if let laidOut, laidOut.variant == job.variant, !settings.has("fingerprint") {
      return laidOut.images
    }
    let images = try stage("SegmentImage") { (r) throws(RenderError) in
      try r.segmentImages(of: job.control)
    }
    laidOut = (job.variant, images)
    return images
  }

  /// What a look at accessibility finds, where it is asked for: it paints the ground once more.
  private mutating func checked(
    _ body: (Renderer) throws(RenderError) -> [SegmentAccessibility]
  ) throws(CommandError) -> [SegmentAccessibility] {
    settings.has("accessibility") ? try stage("Accessibility", body) : []
  }

  private mutating func gallery(_ job: RenderJob) throws(CommandError) -> Scene {
    let controls = try settings.galleryControls(job.variant)
    return try stage("Scene") { (r) throws(RenderError) in try r.gallery(of: controls) }
  }

  private mutating func write(_ picture: Picture) throws(CommandError) {
    try timings.measure("file") { () throws(CommandError) in
      try attempt(CommandError.file) { () throws(FileError) in
        _ = try picture.job.output.write(picture.bytes, as: picture.format.content)
      }
    }
  }

  private mutating func stage<Value>(
    _ name: String, _ body: (Renderer) throws(RenderError) -> Value
  ) throws(CommandError) -> Value {
    try timings.measure(name) { [renderer] () throws(CommandError) in
      try attempt(CommandError.render) { () throws(RenderError) in try body(renderer) }
    }
  }

  private func report(_ pictures: [Picture]) -> JSONValue {
    .object([
      (
        "outputs",
        .array(
          pictures.map { picture in
            .object([
              ("path", .string(picture.job.output.path)),
              ("format", .string(picture.format.rawValue)),
              ("scale", .number(picture.scene.scale)),
              ("appearance", .string(picture.job.variant.appearance.rawValue)),
              ("locale", picture.job.variant.locale.map(JSONValue.string) ?? .null),
              ("segment", picture.job.segment.map { .number(Double($0)) } ?? .null),
              ("size", picture.scene.size.document),
              (
                "pixels",
                .object([
                  ("width", .number(Double(picture.scene.pixelWidth))),
                  ("height", .number(Double(picture.scene.pixelHeight))),
                ])
              ),
              ("bytes", .number(Double(picture.bytes.count))),
              ("notes", .array(picture.notes.map { .string($0.description) })),
            ])
          })
      )
    ])
  }
}
