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
  private var renderer: Renderer
  private var timings = Timings()
  private var laidOut: (variant: Variant, images: [SegmentImage])?

  init(settings: Settings, console: Console) {
    self.settings = settings
    self.console = console
    renderer = Renderer(memoryLimit: settings[.maxMemory])
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
    let words: String
  }

  /// Draws, writes and forgets one picture after the other; all appear at the end, so that one that
  /// fails leaves no file behind.
  mutating func run() throws(CommandError) {
    let output = try output()
    let format = try OutputFormat(settings, output: output)
    if settings[.appearance].contains(.auto), format != .svg || settings[.gallery] {
      throw settings.fault(
        "cannot write --appearance auto as \(format.rawValue): one SVG of a control holds both",
        in: .appearance)
    }
    let jobs = try RenderJob.jobs(settings, output: output)
    timings.end("Control")
    var files = OutputFiles()
    var written: [Written] = []
    for job in jobs {
      let (scene, notes) = try scene(job)
      let bytes = try bytes(scene, of: job, as: format)
      timings.end("bytes")
      try attempt(CommandError.file, try files.add(bytes, to: job.output, as: format.content))
      timings.end("file")
      written.append(
        Written(
          variant: job.variant, segment: job.segment, path: job.output.path, size: scene.size,
          pixels: (scene.pixelWidth, scene.pixelHeight), byteCount: bytes.count, notes: notes,
          words: job.control.textAlternative(segment: job.segment).text))
    }
    try console.report(
      written.flatMap(\.notes), and: settings.withoutEffect)
    try files.publish(settings)
    timings.end("file")
    if settings[.json] { try Console.write(report(written, format).text(.pretty) + "\n") }
    if settings[.html] { try Console.write(html(written)) }
    if settings[.timings] { Console.print(timings.lines(shapers: renderer.shapers)) }
  }

  private func output() throws(CommandError) -> String {
    guard let output = settings[.output] else {
      throw .usage("cannot tell where to write; give -o FILE, or -o - for standard output")
    }
    if settings[.html], settings[.json] || output == "-" {
      throw .usage("cannot write --html and something else to standard output; give -o FILE alone")
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

  /// The file of a job's scene, and in an adaptive one of the same in the dark.
  private mutating func bytes(
    _ scene: Scene, of job: RenderJob, as format: OutputFormat
  ) throws(CommandError) -> [UInt8] {
    let bytes = try encode(scene, of: job, as: format)
    guard job.variant.isAdaptive else { return bytes }
    laidOut = nil
    let dark = try job.dark(settings)
    let darkBytes = try encode(self.scene(dark).scene, of: dark, as: format)
    laidOut = nil
    return adaptiveSVG(light: bytes, dark: darkBytes)
  }

  private mutating func encode(
    _ scene: Scene, of job: RenderJob, as format: OutputFormat
  ) throws(CommandError) -> [UInt8] {
    let words = job.control.textAlternative(segment: job.segment)
    let isDescribed = settings[.altText]
    if isDescribed, !job.control.isTextAlternativeTranslated {
      console.note(
        "there are no words for \(job.variant.locale ?? "") yet: the alternative text is English")
    }
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
    if settings[.fingerprint] {
      (renderer, laidOut) = (Renderer(memoryLimit: settings[.maxMemory]), nil)
    }
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

  /// A `picture` for each locale and segment.
  private func html(_ written: [Written]) -> String {
    var groups: [[Written]] = []
    for picture in written {
      let group = groups.firstIndex {
        $0[0].variant.locale == picture.variant.locale && $0[0].segment == picture.segment
      }
      if let group { groups[group].append(picture) } else { groups.append([picture]) }
    }
    return groups.map { group in
      HTML.picture(
        group.map {
          HTML.Still(
            path: $0.path, scale: $0.variant.scale, isDark: $0.variant.appearance == .dark,
            width: $0.size.width, height: $0.size.height, words: $0.words)
        })
    }.joined()
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
      "appearance": .string(variant.appearanceName),
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
