import SegmentArguments
import SegmentCodecs
import SegmentCompare
import SegmentFiles
import SegmentKit
import SegmentPixels
import SegmentPrimitives

/// One picture that a document asks for, and the golden it is compared with.
struct Snapshot: Sendable {
  /// Where the golden lies: beside the document.
  let golden: String
  /// The SHA-256 of the document.
  let documentHash: String
  let settings: Settings
  let variant: Variant
  let isMoving: Bool
  let tolerance: Tolerance

  /// What is known of the picture before it is drawn, under the golden's name.
  private func file(width: Int, height: Int) -> FileComparison.File {
    FileComparison.File(
      path: golden, size: (width, height), colors: .written,
      playCount: isMoving ? settings[.loop] : nil)
  }

  /// Draws the picture and hands each frame over.
  /// - Parameters:
  ///   - renderer: draws it.
  ///   - size: called with the size before the first frame; whether frames are wanted.
  ///   - consume: takes each frame.
  func draw(
    _ renderer: Renderer, size: (FileComparison.File) throws(CommandError) -> Bool,
    consume: (SequenceComparison.Picture) throws(CommandError) -> Void
  ) throws(CommandError) {
    guard isMoving else {
      let scene = try scene(renderer)
      guard try size(file(width: scene.pixelWidth, height: scene.pixelHeight)) else { return }
      let raster = try attempt(CommandError.render, try renderer.raster(of: scene))
      return try consume(.init(raster: StraightRaster(raster), duration: Rational(0, 1)))
    }
    let writer = try writer(renderer, texts: [])
    let (width, height) = writer.size
    guard try size(file(width: width, height: height)) else { return }
    let shown = try writer.apngFrames()
    try writer.frames.draw(shown.map(\.frame), workers: writer.workers) {
      StraightRaster($0.reaching(width: width, height: height))
    } consume: { (place, result) throws(CommandError) in
      let raster = try attempt(CommandError.render, try result.get())
      try consume(.init(raster: raster, duration: shown[place].duration))
    }
  }

  /// Writes the picture with its fingerprint.
  func write(to path: String) throws(CommandError) {
    let renderer = Renderer()
    let texts = [try fingerprint(renderer).text, try record(renderer).text]
    var files = OutputFiles()
    if isMoving {
      try writer(renderer, texts: texts).write(as: .apng, to: path, in: &files)
    } else {
      let scene = try scene(renderer)
      let bytes = try attempt(
        CommandError.render,
        try renderer.encode(
          scene, as: .png(settings[.compression], texts: texts)))
      try attempt(CommandError.file, try files.add(bytes, to: .file(path), as: .binary))
    }
    try files.publish(settings)
  }

  /// What the picture is drawn with here.
  /// - Parameter renderer: one that has drawn nothing yet.
  func fingerprint(_ renderer: Renderer) throws(CommandError) -> Fingerprint {
    var hash = PixelHash()
    try draw(renderer) { _ in
      true
    } consume: {
      hash.add($0)
    }
    return try attempt(
      CommandError.render,
      try Fingerprint(
        goldenOf: renderer, program: "segrender \(Version.number)", document: documentHash,
        pixels: hash.text))
  }

  /// What the picture is: its layout, colours, text, layers and motion.
  func record(_ renderer: Renderer) throws(CommandError) -> PictureRecord {
    guard isMoving else {
      let control = try settings.control(variant)
      let composition = try attempt(CommandError.render, try renderer.compose(control))
      return PictureRecord(of: control, composition)
    }
    let transition = try settings.transition(variant)
    let frames = try attempt(CommandError.render, try renderer.frames(of: transition))
    var control = transition.control
    control.selection = Set(transition.path.suffix(1))
    let end = try attempt(CommandError.render, try renderer.compose(control))
    return PictureRecord(of: transition, end: end, frames)
  }

  private func scene(_ renderer: Renderer) throws(CommandError) -> Scene {
    let control = try settings.control(variant)
    return try attempt(CommandError.render, try renderer.compose(control).scene)
  }

  private func writer(
    _ renderer: Renderer, texts: [PNGText]
  ) throws(CommandError) -> AnimationWriter {
    let transition = try settings.transition(variant)
    let frames = try attempt(CommandError.render, try renderer.frames(of: transition))
    return AnimationWriter(
      frames: frames, variant: variant, settings: settings,
      console: Console(isQuiet: true, isStrict: false), texts: texts)
  }
}
