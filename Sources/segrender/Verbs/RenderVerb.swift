import SegmentArguments
import SegmentCodecs
import SegmentFiles
import SegmentGraphics
import SegmentJSON
import SegmentKit
import SegmentPrimitives

/// `segrender [render]`: a control, or each of its segments, as pictures.
struct RenderVerb {
  let settings: Settings
  let console: Console
  private var renderer = Renderer()
  private var timings = Timings()
  private var laidOut: (variant: Variant, images: [SegmentImage])?

  init(settings: Settings, console: Console) {
    self.settings = settings
    self.console = console
  }

  /// What is to be said about a picture that is written.
  fileprivate struct Written {
    let variant: Variant
    let segment: Int?
    let path: String
    let size: Size
    let pixels: (width: Int, height: Int)
    let byteCount: Int
    let notes: [LayoutNote]
  }

  /// Draws, writes and forgets one picture after the other; all appear at the end, so that one that
  /// fails leaves no file behind.
  mutating func run() throws(CommandError) {
    let output = try output()
    let format = try OutputFormat(settings, output: output)
    let jobs = try RenderJob.jobs(settings, output: output)
    timings.end("Control")
    var files = OutputFiles()
    var written: [Written] = []
    for job in jobs {
      let (scene, notes) = try scene(job)
      let bytes = try encode(scene, of: job, as: format)
      timings.end("bytes")
      try attempt(CommandError.file, try files.add(bytes, to: job.output, as: format.content))
      timings.end("file")
      written.append(
        Written(
          variant: job.variant, segment: job.segment, path: job.output.path, size: scene.size,
          pixels: (scene.pixelWidth, scene.pixelHeight), byteCount: bytes.count, notes: notes))
    }
    try console.report(written.flatMap(\.notes))
    do {
      try files.commit()
    } catch {
      throw .file(error)
    }
    timings.end("file")
    if settings[.json] { try Console.write(report(written, format).text(.pretty) + "\n") }
    if settings[.timings] { Console.print(timings.lines(shapers: renderer.shapers)) }
  }

  private func output() throws(CommandError) -> String {
    guard let output = settings[.output] else {
      throw .usage("cannot tell where to write; give -o FILE, or -o - for standard output")
    }
    if settings[.json], output == "-" {
      throw .usage("cannot write both the picture and --json to standard output; give -o FILE")
    }
    if settings[.gallery], settings[.each] {
      throw settings.fault(
        "cannot draw --each segment of a --gallery; give one of the two", in: .gallery, .each)
    }
    return output
  }

  private mutating func encode(
    _ scene: Scene, of job: RenderJob, as format: OutputFormat
  ) throws(CommandError) -> [UInt8] {
    let words = job.control.textAlternative(segment: job.segment)
    let isDescribed = settings[.altText]
    let texts = try texts(isDescribed && !format.isVector ? words : nil)
    // A PDF without a title goes by its file's name.
    let still = format.still(
      settings, texts: texts, description: isDescribed || format == .pdf ? words : nil,
      appearance: job.variant.appearance)
    let bytes = try attempt(
      CommandError.render, try renderer.encode(scene, as: still) { timings.end($0) })
    if format == .webp, settings.has(.quality), WebPEncoder.isLossless(bytes) {
      console.note(Console.losslessIsSmaller)
    }
    return bytes
  }

  private func texts(_ description: PictureDescription?) throws(CommandError) -> [PNGText] {
    let words = description.map {
      [PNGText(keyword: "Description", text: $0.text, language: $0.language)]
    }
    guard settings[.fingerprint] else { return words ?? [] }
    let fingerprint = try attempt(CommandError.render, try Fingerprint(renderer).text)
    return [fingerprint] + (words ?? [])
  }

  private mutating func scene(
    _ job: RenderJob
  ) throws(CommandError) -> (scene: Scene, notes: [LayoutNote]) {
    // A fingerprint names the fonts of its own picture alone.
    if settings[.fingerprint] { (renderer, laidOut) = (Renderer(), nil) }
    if settings[.gallery] {
      let controls = try settings.galleryControls(job.variant)
      let scene = try attempt(CommandError.render, try renderer.gallery(of: controls))
      timings.end("Scene")
      return (scene, [])
    }
    if let segment = job.segment { return try scene(job, segment: segment) }
    let composition = try attempt(
      CommandError.render, try renderer.compose(job.control) { timings.end($0) })
    let (layout, scene) = (composition.layout, composition.scene)
    guard settings[.accessibility] else { return (scene, layout.notes) }
    let values = try attempt(
      CommandError.render, try renderer.accessibility(of: job.control, composition))
    timings.end("Accessibility")
    return (scene, layout.notes + values.notes(on: layout.segments, includingTargets: true))
  }

  private mutating func scene(
    _ job: RenderJob, segment: Int
  ) throws(CommandError) -> (scene: Scene, notes: [LayoutNote]) {
    let image = try images(of: job)[segment]
    guard settings[.accessibility] else { return (image.scene, image.notes) }
    let values = try attempt(
      CommandError.render, try renderer.accessibility(of: image, at: segment, in: job.control))
    timings.end("Accessibility")
    return (image.scene, image.notes + values.notes(on: [image.segment], includingTargets: true))
  }

  /// The images of all segments of a job's control, laid out once for all of its jobs.
  private mutating func images(of job: RenderJob) throws(CommandError) -> [SegmentImage] {
    if let laidOut, laidOut.variant == job.variant { return laidOut.images }
    let images = try attempt(CommandError.render, try renderer.segmentImages(of: job.control))
    timings.end("SegmentImage")
    laidOut = (job.variant, images)
    return images
  }

  private func report(_ written: [Written], _ format: OutputFormat) -> JSONValue {
    ["outputs": .array(written.map { $0.document(format) })]
  }
}

extension RenderVerb.Written {
  /// The picture as `--json` describes it.
  fileprivate func document(_ format: OutputFormat) -> JSONValue {
    [
      "path": .string(path),
      "format": .string(format.rawValue),
      "scale": .number(variant.scale),
      "appearance": .string(variant.appearance.rawValue),
      "locale": variant.locale.map(JSONValue.string) ?? .null,
      "segment": segment.map { .number(Double($0)) } ?? .null,
      "size": size.document,
      "pixels": [
        "width": .number(Double(pixels.width)), "height": .number(Double(pixels.height)),
      ],
      "bytes": .number(Double(byteCount)),
      "notes": .array(notes.map { .string($0.description) }),
    ]
  }
}
