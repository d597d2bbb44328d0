internal import SegmentGlass
public import SegmentGraphics
public import SegmentPixels
public import SegmentPrimitives

/// A picture as an ordered list of layers, every decision made; whoever paints it decides nothing.
public struct Scene: Equatable, Sendable {
  /// The whole picture, in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// What is drawn, the first at the bottom.
  public var layers: [Layer]

  /// The picture's columns.
  public var pixelWidth: Int { DeviceGrid(scale: scale).pixels(size.width) }
  /// The picture's rows.
  public var pixelHeight: Int { DeviceGrid(scale: scale).pixels(size.height) }
}

/// One thing to draw; lengths in points from the picture's top left corner.
public indirect enum Layer: Equatable, Sendable {
  /// The whole picture in one colour.
  case background(Color)
  /// A picture stretched over a rectangle.
  case image(Raster, frame: Rect)
  /// A rectangle filled with colours that go over into each other.
  case gradient(LinearGradient, in: Rect)
  /// A filled shape.
  case fill(Shape, Color)
  /// A ring inside a shape's edge.
  case border(Shape, width: Double, Color)
  /// A shape's shadow, under where the shape itself will be drawn.
  case shadow(Shape, Shadow)
  /// An icon with the top left corner of its box at a point.
  case icon(Icon, at: Point, Color)
  /// A line of text with the left end of its baseline at a point.
  case text(ShapedLine, at: Point, Color)
  /// Text without ink that fills a rectangle, for documents that can be searched: a PDF.
  case searchableText(String, in: Rect)
  /// One colour through a mask of device pixels.
  case mask(CoverageMask, Color)
  /// Layers of which only what lies inside a shape shows.
  case clip(Shape, [Layer])
  /// Layers of which only what lies outside a rectangle shows.
  case excluding(Rect, [Layer])
  /// A whole picture of glass.
  case glass(GlassLayer)
  /// Layers of which the ends of a rectangle fade out to the left and right, and nothing beyond them
  /// shows; lengths in points, 0 for an end that does not fade.
  case fadingEdges(Rect, left: Double, right: Double, [Layer])
  /// Layers moved by a vector.
  case offset(Point, [Layer])
  /// A line of a width along a path, its ends and joins round.
  case stroke(Path, width: Double, Color)
  /// Layers drawn apart and laid over what is below with one opacity, 0…1.
  case group(opacity: Double, [Layer])
  /// Layers going over into others: the mean of both, drawn apart, `fraction` of the others, 0…1.
  case dissolve([Layer], [Layer], fraction: Double)
}

extension Layer {
  /// The layer with other layers in it, where it is one that holds layers.
  func replacingInner<Failure: Error>(
    _ change: ([Layer]) throws(Failure) -> [Layer]
  ) throws(Failure) -> Layer {
    switch self {
    case .clip(let shape, let layers): .clip(shape, try change(layers))
    case .excluding(let rect, let layers): .excluding(rect, try change(layers))
    case .fadingEdges(let rect, let left, let right, let layers):
      .fadingEdges(rect, left: left, right: right, try change(layers))
    case .offset(let vector, let layers): .offset(vector, try change(layers))
    case .group(let opacity, let layers): .group(opacity: opacity, try change(layers))
    case .dissolve(let old, let new, let fraction):
      .dissolve(try change(old), try change(new), fraction: fraction)
    case .background, .image, .gradient, .fill, .border, .shadow, .mask, .icon, .text,
      .searchableText, .glass, .stroke:
      self
    }
  }
}

extension [Layer] {
  /// The layers with each replaced by others or none, those inside another before it.
  func replacing<Failure: Error>(
    _ change: (Layer) throws(Failure) -> [Layer]
  ) throws(Failure) -> [Layer] {
    var result: [Layer] = []
    for layer in self {
      let inner = try layer.replacingInner { layers throws(Failure) in try layers.replacing(change)
      }
      result += try change(inner)
    }
    return result
  }
}

extension Scene {
  /// The scene of a control at rest.
  init(of control: Control, look: Look, layout: ControlLayout) throws(RenderError) {
    let glass: Glass? =
      if look.glass == nil {
        nil
      } else {
        try GlassBackdrop(control, look: look, size: layout.size, scale: layout.scale)
          .glass(around: layout.frame)
      }
    let composer = ControlComposer(
      control: control, look: look, layout: layout,
      glass: glass.map { ($0, layout.restingSelection) })
    self.init(size: layout.size, scale: layout.scale, layers: composer.layers())
  }
}

extension ControlLayout {
  /// The selection of glass at rest.
  var restingSelection: GlassSelection { .platters(selectionFrames) }
}
