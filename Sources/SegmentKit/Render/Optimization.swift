/// One thing that the optimised scene does otherwise than the scene says.
struct Optimization: Equatable, Sendable {
  /// The layer as the scene has it.
  let layer: Layer
  let change: Change

  /// What was done, and why the picture is the same or nearly so.
  enum Change: String, Sendable {
    case notClipped = "not clipped, as it lies inside the clip, farther than a pixel from its edge"
    case clippedToRectangle = "clipped to a rectangle, as it reaches none of the clip's corners"
    case clipMultiplied = "drawn through one mask, the clip's own multiplied into it"
    case hidden = "left out under the opaque fill that will hide it"
    case interpolated = "drawn through the mean of its masks on two quarters of a pixel"
  }
}

extension Optimization: CustomStringConvertible {
  /// The layer's first line, and what was done with it.
  var description: String { "\(layer.firstLine): \(change.rawValue)" }
}
