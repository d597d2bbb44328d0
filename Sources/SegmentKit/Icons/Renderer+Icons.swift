extension Renderer {
  /// How many device pixels high a drawing is that is no plain SVG, for a control: what another
  /// program draws for it has to be as high.
  /// - Throws: `RenderError.control` for a theme that cannot be.
  public func iconPixelHeight(of control: Control) throws(RenderError) -> Int {
    let look = try look(of: control)
    let factor = control.traits.textSize.factor(for: look.textStyle)
    return CustomIcon.pixelHeight(
      pointSize: control.imageStyle.iconSize * factor, scale: control.traits.scale)
  }
}
