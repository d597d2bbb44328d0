internal import CCairo
public import SegmentPrimitives

extension Canvas {
  /// Draws a drawing's nodes; paints that are the text's colour are drawn in black.
  ///
  /// Wraps `cairo_fill`, `cairo_stroke` and `cairo_push_group`.
  public func draw(_ nodes: [VectorDrawing.Node]) throws(DrawingError) {
    for node in nodes {
      switch node {
      case .fill(let path, let rule, let paint):
        setSource(paint)
        fill(path, rule)
      case .stroke(let path, let style, let paint):
        setSource(paint)
        stroke(path, style)
      case .group(let opacity, let clip, let inner):
        try drawGroup(opacity: opacity, clip: clip, inner)
      }
    }
  }

  private func drawGroup(
    opacity: Double, clip: VectorDrawing.Clip?, _ nodes: [VectorDrawing.Node]
  ) throws(DrawingError) {
    unsafe cairo_save(context)
    defer { unsafe cairo_restore(context) }
    if let clip {
      trace(clip.path)
      unsafe cairo_set_fill_rule(context, clip.rule.value)
      unsafe cairo_clip(context)
    }
    guard opacity < 1 else { return try draw(nodes) }
    try group(opacity: opacity) { inner throws(DrawingError) in try inner.draw(nodes) }
  }

  private func fill(_ path: Path, _ rule: FillRule) {
    trace(path)
    unsafe cairo_set_fill_rule(context, rule.value)
    unsafe cairo_fill(context)
    unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  /// Draws a line whose pen may be stretched; the source is fixed before the pen's units apply.
  private func stroke(_ path: Path, _ style: StrokeStyle) {
    trace(path)
    unsafe cairo_save(context)
    defer { unsafe cairo_restore(context) }
    var pen = style.pen.matrix
    unsafe cairo_transform(context, &pen)
    unsafe cairo_set_line_width(context, style.width)
    unsafe cairo_set_line_cap(context, style.cap.value)
    unsafe cairo_set_line_join(context, style.join.value)
    unsafe cairo_set_miter_limit(context, style.miterLimit)
    unsafe cairo_set_dash(context, style.dashes, Int32(style.dashes.count), style.dashOffset)
    unsafe cairo_stroke(context)
  }

  private func setSource(_ paint: Paint) {
    switch paint {
    case .current(let opacity): setSource(Color.black.opacity(opacity))
    case .color(let color): setSource(color)
    case .gradient(let gradient): setSource(gradient)
    }
  }

  private func setSource(_ gradient: PaintGradient) {
    let pattern: OpaquePointer? =
      switch gradient.geometry {
      case .linear(let from, let to):
        unsafe cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
      case .radial(let from, let radius, let to, let endRadius):
        unsafe cairo_pattern_create_radial(from.x, from.y, radius, to.x, to.y, endRadius)
      }
    defer { unsafe cairo_pattern_destroy(pattern) }
    for step in gradient.steps {
      unsafe cairo_pattern_add_color_stop_rgba(
        pattern, step.offset, step.color.red, step.color.green, step.color.blue, step.color.alpha)
    }
    unsafe cairo_pattern_set_extend(pattern, gradient.spread.value)
    var matrix = gradient.transform.matrix
    // A pattern's matrix goes from the drawing to the pattern.
    guard unsafe cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS else {
      return setSource(gradient.steps.last?.color ?? .clear)
    }
    unsafe cairo_pattern_set_matrix(pattern, &matrix)
    unsafe cairo_set_source(context, pattern)
  }
}

extension Transform {
  fileprivate var matrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}

extension FillRule {
  fileprivate var value: cairo_fill_rule_t {
    self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
  }
}

extension StrokeStyle.Cap {
  fileprivate var value: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var value: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension PaintGradient.Spread {
  fileprivate var value: cairo_extend_t {
    switch self {
    case .pad: CAIRO_EXTEND_PAD
    case .reflect: CAIRO_EXTEND_REFLECT
    case .repeat: CAIRO_EXTEND_REPEAT
    }
  }
}
