internal import CCairo
public import SegmentPixels
public import SegmentPrimitives

/// A surface to draw on for the length of one closure, in points; y grows downward.
///
/// Wraps `cairo_t`. Cairo latches the first error; whoever lends the canvas reads it at the end.
@safe public struct Canvas: ~Copyable {
  let context: OpaquePointer
  private init(context: OpaquePointer) {
    unsafe self.context = unsafe context
  }

  /// A canvas on a surface, x and y multiplied by `scale`.
  static func on(
    _ surface: borrowing Surface, scale: Double
  ) throws(DrawingError) -> Canvas {
    guard let context = unsafe cairo_create(surface.handle) else { throw .outOfMemory }
    let canvas = unsafe Canvas(context: context)
    try canvas.checkStatus()
    unsafe cairo_scale(context, scale, scale)
    // The default of 0.1 pixels shows as facets on large round corners at 1x.
    unsafe cairo_set_tolerance(context, 0.05)
    return canvas
  }

  deinit {
    unsafe cairo_destroy(context)
  }

  func checkStatus() throws(DrawingError) {
    try unsafe DrawingError.check(cairo_status(context))
  }

  /// Fills the inside of a path by the nonzero rule, antialiased. Wraps `cairo_fill`.
  public func fill(_ path: Path, with color: Color) {
    setSource(color)
    trace(path)
    unsafe cairo_fill(context)
  }

  /// Fills everything, antialiasing nothing. Wraps `cairo_paint`.
  public func fill(with color: Color) {
    setSource(color)
    unsafe cairo_paint(context)
  }

  /// Fills a rectangle with a gradient, whose colours are mixed straight and then premultiplied.
  ///
  /// Wraps `cairo_pattern_create_linear`.
  public func fill(_ rect: Rect, with gradient: LinearGradient) {
    let (start, end) = gradient.ends(in: rect)
    let pattern = unsafe cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    defer { unsafe cairo_pattern_destroy(pattern) }
    let last = Double(max(gradient.colors.count - 1, 1))
    for (index, color) in gradient.colors.enumerated() {
      unsafe cairo_pattern_add_color_stop_rgba(
        pattern, Double(index) / last, color.red, color.green, color.blue, color.alpha)
    }
    unsafe cairo_set_source(context, pattern)
    trace(.rectangle(rect))
    unsafe cairo_fill(context)
  }

  /// Runs a drawing of which only what lies inside a path shows. Wraps `cairo_clip`.
  public func clipped(
    to path: Path, _ body: (borrowing Canvas) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    unsafe cairo_save(context)
    defer { unsafe cairo_restore(context) }
    trace(path)
    unsafe cairo_clip(context)
    try body(self)
  }

  /// Runs a drawing of which only what lies outside a rectangle shows.
  ///
  /// Wraps `cairo_clip` with the even-odd rule.
  public func clipped(
    outside rect: Rect, _ body: (borrowing Canvas) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    var whole = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0)
    unsafe cairo_clip_extents(context, &whole.left, &whole.top, &whole.right, &whole.bottom)
    var outside = Path.rectangle(
      Rect(minX: whole.left, minY: whole.top, maxX: whole.right, maxY: whole.bottom))
    if let hole = rect.intersection(outside.bounds ?? .zero) {
      outside.append(Path.rectangle(hole).reversed)
    }
    try clipped(to: outside, body)
  }

  /// Draws a line along a path, in points, its ends and joins round. Wraps `cairo_stroke`.
  public func stroke(_ path: Path, width: Double, with color: Color) {
    setSource(color)
    trace(path)
    unsafe cairo_set_line_width(context, width)
    unsafe cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    unsafe cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    unsafe cairo_stroke(context)
  }

  /// Runs a drawing moved by a vector, in points. Wraps `cairo_translate`.
  public func translated(
    by vector: Point, _ body: (borrowing Canvas) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    unsafe cairo_save(context)
    defer { unsafe cairo_restore(context) }
    unsafe cairo_translate(context, vector.x, vector.y)
    try body(self)
  }

  /// Draws a group and composites it over the canvas with one opacity, 0…1.
  ///
  /// Wraps `cairo_push_group` and `cairo_paint_with_alpha`.
  public func group(
    opacity: Double, _ body: (borrowing Canvas) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    unsafe cairo_push_group(context)
    try body(self)
    unsafe cairo_pop_group_to_source(context)
    unsafe cairo_paint_with_alpha(context, opacity)
  }

  /// Draws a group of which nothing outside a rectangle shows, and whose opacity falls evenly to 0
  /// over a length at its left and its right end, in points; 0 for an end that does not fade.
  ///
  /// Wraps `cairo_push_group`, `cairo_pattern_create_linear` and `cairo_mask`.
  public func fadingEdges(
    of rect: Rect, left: Double, right: Double,
    _ body: (borrowing Canvas) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    try clipped(to: .rectangle(rect)) { canvas throws(DrawingError) in
      unsafe cairo_push_group(context)
      try body(canvas)
      unsafe cairo_pop_group_to_source(context)
      let mask = unsafe cairo_pattern_create_linear(rect.x, 0, rect.maxX, 0)
      defer { unsafe cairo_pattern_destroy(mask) }
      let ends: [(position: Double, opacity: Double)] = [
        (0, left > 0 ? 0 : 1), (left / rect.width, 1), (1 - right / rect.width, 1),
        (1, right > 0 ? 0 : 1),
      ]
      for (position, opacity) in ends {
        unsafe cairo_pattern_add_color_stop_rgba(mask, position, 0, 0, 0, opacity)
      }
      unsafe cairo_mask(context, mask)
    }
  }

  /// Draws two groups and composites their mean over the canvas, `fraction` of the second, 0…1:
  /// what they have in common stays as it is. Wraps `CAIRO_OPERATOR_ADD`.
  public func dissolving(
    by fraction: Double, _ first: (borrowing Canvas) throws(DrawingError) -> Void,
    into second: (borrowing Canvas) throws(DrawingError) -> Void
  ) throws(DrawingError) {
    try group(opacity: 1) { canvas throws(DrawingError) in
      try canvas.group(opacity: 1 - fraction, first)
      unsafe cairo_push_group(context)
      try second(canvas)
      unsafe cairo_pop_group_to_source(context)
      unsafe cairo_set_operator(context, CAIRO_OPERATOR_ADD)
      unsafe cairo_paint_with_alpha(context, fraction)
      unsafe cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }
  }

  /// Composites a colour source-over through a mask made at `scale` pixels per point.
  ///
  /// Its pixels meet the device's pixels where both have the same scale and the canvas has not
  /// been moved by less; then they are blended here, to the same bytes. Wraps `cairo_mask_surface`.
  public func mask(
    _ mask: borrowing CoverageMask, scale: Double, with color: Color
  ) throws(DrawingError) {
    if let target = unsafe PixelTarget(context, scale: scale) {
      return target.composite(color, through: mask)
    }
    let surface = try mask.makeSurface()
    unsafe cairo_save(context)
    defer { unsafe cairo_restore(context) }
    unsafe cairo_scale(context, 1 / scale, 1 / scale)
    setSource(color)
    unsafe cairo_mask_surface(
      context, surface.handle, Double(mask.column), Double(mask.row))
  }

  /// Draws a picture scaled to a rectangle, with an opacity in 0…1.
  ///
  /// One whose pixels meet the device's pixels exactly is copied without sampling.
  /// Wraps `cairo_set_source_surface`.
  public func draw(
    _ raster: borrowing Raster, in frame: Rect, opacity: Double = 1
  ) throws(DrawingError) {
    guard !frame.isEmpty, raster.width > 0, raster.height > 0 else { return }
    let surface = try raster.makeSurface()
    unsafe cairo_save(context)
    defer { unsafe cairo_restore(context) }
    unsafe cairo_translate(context, frame.x, frame.y)
    unsafe cairo_scale(
      context, frame.width / Double(raster.width), frame.height / Double(raster.height))
    unsafe cairo_set_source_surface(context, surface.handle, 0, 0)
    let pattern = unsafe cairo_get_source(context)
    unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    unsafe cairo_rectangle(context, 0, 0, Double(raster.width), Double(raster.height))
    unsafe cairo_clip(context)
    unsafe cairo_paint_with_alpha(context, opacity)
  }

  func setSource(_ color: Color) {
    unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  func trace(_ path: Path) {
    unsafe cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let p): unsafe cairo_move_to(context, p.x, p.y)
      case .line(let p): unsafe cairo_line_to(context, p.x, p.y)
      case .curve(let c1, let c2, let p):
        unsafe cairo_curve_to(context, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
      case .close: unsafe cairo_close_path(context)
      }
    }
  }
}
