import SegmentGraphics
import SegmentKit
import SegmentPixels
import SegmentPrimitives
import TestSupport

/// A label drawn alone, black on nothing.
struct LabelPicture {
  var text: String
  var size = 13.0
  var weight = Weight.medium
  var padding = 0.0
  var scale = 1.0
  var direction = LayoutDirection.auto
  var isEnabled = true
  var fonts = FontRequest()

  var control: Control {
    let segment = Control.Segment(label: text, isEnabled: isEnabled)
    var control = Control(segments: [segment], selection: nil)
    control.look = .bare
    control.labelVisibility = .all
    control.imageStyle.paddingX = padding
    control.imageStyle.paddingY = padding
    control.imageStyle.textSize = size
    control.imageStyle.textWeight = weight
    control.traits.scale = scale
    control.traits.direction = direction
    control.fonts = fonts
    return control
  }

  func raster() throws -> Raster {
    let renderer = Renderer()
    return try renderer.raster(of: renderer.segmentImages(of: control)[0].scene)
  }
}

extension Workspace {
  /// A request for one family of copied files and no other font.
  func fonts(_ family: String, _ files: String...) throws -> FontRequest {
    try makeFolder("fonts")
    for (index, file) in files.enumerated() {
      try copy(file, to: "fonts/\(index)-" + (file.split(separator: "/").last ?? ""))
    }
    return FontRequest(family: family, directories: [self("fonts")], systemFonts: .never)
  }
}
