import SegmentCodecs
import SegmentGraphics
import SegmentKit
import SegmentMotion
import SegmentPixels
import SegmentPrimitives
import Testing

/// The code blocks of the README and of the library's articles, compiled and run.
/// `SnippetTests` compares them with the texts line by line.
@Suite("Examples in the documentation run")
struct Snippets {
  private static func control() -> Control {
    var control = Control(
      segments: [
        .init(label: "Day", icon: "sun.max"), .init(label: "Week"), .init(label: "Month"),
      ],
      selection: 1)
    control.sizing = .equal
    control.labelVisibility = .all
    control.width = 320
    control.traits.appearance = .dark
    return control
  }

  @Test("The README's example")
  func readme() throws {
    let image = try makeSegmentImage(label: "Recipes")  // a Raster, 3x
    var control = Control(segments: [.init(label: "Day", icon: "sun.max"), .init(label: "Week")])
    control.traits.appearance = .dark
    let picture = try Renderer().raster(of: control)
    #expect(image.width == 270 && picture.width == (72 + 140) * 3)
  }

  @Test("A segment's image")
  func segmentImage() throws {
    let image = try makeSegmentImage(label: "Recipes", icon: "book.fill")
    let file = try Renderer().encode(image, scale: 3)
    #expect(try PNGDecoder().decode(file).raster == image)
  }

  @Test("A segment's image with traits and a style")
  func styledImage() throws {
    var traits = Traits()
    traits.appearance = .dark
    traits.textSize = .accessibility1
    traits.scale = 2
    var style = SegmentImageStyle()
    style.paddingX = 12
    let image = try makeSegmentImage(label: "Recipes", style: style, traits: traits)
    #expect(image.inkBounds != nil)
  }

  @Test("An unknown icon")
  func unknownIcon() {
    var message = ""
    func print(_ error: RenderError) { message = error.description }
    do {
      _ = try makeSegmentImage(label: "Cart", icon: "cart.fil")
    } catch {
      print(error)  // … did you mean cart.fill?
    }
    #expect(message.hasSuffix("did you mean cart.fill?"))
  }

  @Test("A control")
  func wholeControl() throws {
    var control = Control(
      segments: [
        .init(label: "Day", icon: "sun.max"), .init(label: "Week"), .init(label: "Month"),
      ],
      selection: 1)
    control.sizing = .equal
    control.labelVisibility = .all
    control.width = 320
    control.traits.appearance = .dark
    let picture = try Renderer().raster(of: control)
    #expect(picture.width == 960)
  }

  @Test("A control, step by step")
  func steps() throws {
    let control = Snippets.control()
    let renderer = Renderer()
    let composition = try renderer.compose(control)
    for note in composition.layout.notes where note.isWarning { print(note) }
    let svg = try renderer.encode(composition.scene, as: .vector(.svg))
    #expect(String(decoding: svg, as: UTF8.self).contains("<svg"))
  }

  @Test("An animation")
  func animation() throws {
    let control = Snippets.control()
    var transition = Transition(control, path: [0, 2])
    transition.motion = Motion(try Spring(duration: 0.35, dampingRatio: 0.8, initialVelocity: 0.15))
    let frames = try Renderer().frames(of: transition)
    var encoder = try APNGEncoder(
      width: frames.pixelWidth, height: frames.pixelHeight, frameCount: frames.count)
    var file: [UInt8] = []
    for index in 0..<frames.count {
      let raster = try Renderer().raster(of: frames.scene(at: index))
      file += try encoder.add(Frame(raster: raster, duration: frames.delays[index]))
    }
    file += try encoder.finish()
    #expect(try PNGDecoder().decode(file).raster.width == frames.pixelWidth)
  }

  @Test("Comparing scenes")
  func scenes() throws {
    let control = Snippets.control()
    let recordedScene = try Renderer().compose(control).scene.description
    let scene = try Renderer().compose(control).scene
    #expect(scene.description == recordedScene)
  }

  @Test("Comparing pixels")
  func pixels() throws {
    let control = Snippets.control()
    let recordedFile = try Renderer().encode(Renderer().raster(of: control), scale: 3)
    let picture = try Renderer().raster(of: control)
    let recorded = try PNGDecoder().decode(recordedFile).raster
    #expect(picture == recorded)
  }

  @Test("The fonts that took part")
  func fonts() throws {
    let control = Snippets.control()
    let renderer = Renderer()
    _ = try renderer.raster(of: control)
    for font in renderer.fontFiles { print(font.family, font.style, font.path) }
    #expect(renderer.fontFiles.first?.family == "Inter")
  }
}
