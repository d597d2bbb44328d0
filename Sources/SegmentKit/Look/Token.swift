internal import SegmentPrimitives

/// One number or colour of a look under the name a theme file uses.
struct Token: Sendable {
  let path: String
  let access: Access

  /// What a token holds and how it is written.
  enum Access: Sendable {
    case number(ClosedRange<Double>, @Sendable (inout Look, Double) -> Void)
    case optionalNumber(ClosedRange<Double>, @Sendable (inout Look, Double?) -> Void)
    case color(@Sendable (inout Look, Color) -> Void)
    case weight(@Sendable (inout Look, Weight) -> Void)
    case cornerCurve(@Sendable (inout Look, CornerCurve) -> Void)
  }

  private init(_ path: String, _ access: Access) {
    self.path = path
    self.access = access
  }

  /// Lengths beyond this are no control but a mistake.
  private static let length = 0.0...1000.0

  static let all: [Token] =
    [
      Token("height", .optionalNumber(1...1000) { $0.height = $1 }),
      Token("padding", .number(length) { $0.padding = $1 }),
      Token("segmentPaddingX", .optionalNumber(length) { $0.segmentPaddingX = $1 }),
      Token("segmentLeastPaddingX", .number(length) { $0.segmentLeastPaddingX = $1 }),
      Token("segmentPaddingY", .optionalNumber(length) { $0.segmentPaddingY = $1 }),
      Token("segmentFill", .color { $0.segmentFill = $1 }),
      Token("disabledOpacity", .number(0...1) { $0.disabledOpacity = $1 }),
      Token("selection.inset", .number(length) { $0.selectionStyle.inset = $1 }),
      Token("selection.hairline.outset", .number(length) { $0.selectionStyle.hairlineOutset = $1 }),
      Token("selection.hairline.color", .color { $0.selectionStyle.hairlineColor = $1 }),
      Token("badge.fill", .color { $0.badge.fill = $1 }),
      Token("badge.color", .color { $0.badge.color = $1 }),
      Token("separator.width", .number(length) { $0.separator.width = $1 }),
      Token("separator.inset", .number(length) { $0.separator.inset = $1 }),
      Token("separator.color", .color { $0.separator.color = $1 }),
    ]
    + surface("track", \.track) + surface("selection", \.selectionStyle.surface)
    + shadow("selection.shadow", \.selectionStyle.shadow)
    + shadow("selection.contactShadow", \.selectionStyle.contactShadow)
    + content("content", \.content) + content("selectedContent", \.selectedContent)

  private typealias Part<Value> = any WritableKeyPath<Look, Value> & Sendable

  private static func surface(_ name: String, _ part: Part<Look.Surface>) -> [Token] {
    [
      Token("\(name).fill", .color { $0[keyPath: part].fill = $1 }),
      Token("\(name).radius", .number(length) { $0[keyPath: part].radius = $1 }),
      Token("\(name).cornerCurve", .cornerCurve { $0[keyPath: part].cornerCurve = $1 }),
      Token("\(name).border.width", .number(length) { $0[keyPath: part].borderWidth = $1 }),
      Token("\(name).border.color", .color { $0[keyPath: part].borderColor = $1 }),
    ]
  }

  private static func shadow(_ name: String, _ part: Part<Shadow>) -> [Token] {
    [
      Token("\(name).color", .color { $0[keyPath: part].color = $1 }),
      Token("\(name).y", .number(-1000...1000) { $0[keyPath: part].y = $1 }),
      Token("\(name).blur", .number(0...200) { $0[keyPath: part].blur = $1 }),
    ]
  }

  private static func content(_ name: String, _ part: Part<Look.Content>) -> [Token] {
    [
      Token("\(name).color", .color { $0[keyPath: part].color = $1 }),
      Token("\(name).weight", .weight { $0[keyPath: part].weight = $1 }),
      Token("\(name).weightAmongLabels", .weight { $0[keyPath: part].weightAmongLabels = $1 }),
    ]
  }
}
