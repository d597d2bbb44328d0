public import SegmentGlass
public import SegmentGraphics
public import SegmentMotion
public import SegmentPrimitives

/// Every number and colour of a control's appearance, decided for one set of traits.
///
/// Lengths in points at text size L; they grow with Dynamic Type.
public struct Look: Hashable, Sendable {
  /// A named look.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// The segment images side by side, nothing around them.
    case bare
    /// iOS 13–18: a raised pill on a filled track.
    case pill
    /// iOS 7–12: a tinted outline, the selected segment filled with the tint.
    case outline
    /// iOS 26: a capsule of Liquid Glass.
    case glass
    /// The themed SwiftUI control: a thick border, the selection with its colours swapped.
    case bordered

    /// The icon of segments for which nobody names one; `nil` for labels alone.
    public var defaultIcon: String? { self == .bordered ? nil : "star.fill" }
  }

  /// The control's height; `nil` lets the segment images decide.
  public var height: Double?
  /// The space between the control's edge and its segments.
  public var padding = 0.0
  /// The space above and below a segment's content where `height` is `nil`; `nil` takes the
  /// image style's.
  public var segmentPaddingY: Double?
  /// The least space beside a segment's content in fitting widths; the image style's where that is
  /// more, or where this is `nil`.
  public var segmentPaddingX: Double?
  /// The space beside a segment's content that is left where there is too little space for letters;
  /// the image style's where that is less. With this much twelve months have names on a phone.
  public var segmentLeastPaddingX = 1.5
  /// What all segments lie on.
  public var track = Surface()
  /// What every segment that is not selected lies on.
  public var segmentFill = Color.clear
  /// What marks the selected segment.
  public var selectionStyle = SelectionStyle()
  /// The lines between segments.
  public var separator = Separator()
  /// The content of segments that are not selected.
  public var content = Content()
  /// The content of the selected segment.
  public var selectedContent = Content()
  /// The colours of badges.
  public var badge = Badge()
  /// The text style whose size the labels follow.
  public var textStyle = TextStyleName.footnote
  /// OpenType features of the labels; those that are asked for of the fonts come after them.
  public var fontFeatures: [FontFeature] = []
  /// The opacity of a disabled segment's content.
  public var disabledOpacity = 0.5
  /// The widths used where the control names none.
  public var sizing = Sizing.seed

  /// How the control goes from one selection to the next where nobody says otherwise.
  public var motion = Motion.expanding
  /// What changes when the selection does.
  public var change = Change.slide
  /// The kind of glass that track and selection are made of; `nil` for none.
  public var glass: GlassVariant?
  /// The empty border that shadows need around the control.
  public var margin = 0.0

  /// What changes when the selection does.
  public enum Change: Hashable, Sendable {
    /// The marked area slides; on glass it lifts into a lens meanwhile.
    case slide
    /// The old and the new look of a segment fade over each other.
    case crossFade
    /// A segment's colours go over into each other.
    case colorFade
  }

  /// A rounded area with a border inside its edge.
  public struct Surface: Hashable, Sendable {
    /// The colour of the area.
    public var fill = Color.clear
    /// The radius of its corners.
    public var radius = 0.0
    /// The shape of its corners.
    public var cornerCurve = CornerCurve.continuous
    /// The width of the border, drawn inside the edge.
    public var borderWidth = 0.0
    /// The colour of the border.
    public var borderColor = Color.clear
  }

  /// The marked area under the selected segment.
  public struct SelectionStyle: Hashable, Sendable {
    /// The area itself.
    public var surface = Surface()
    /// How far it stays inside its segment.
    public var inset = 0.0
    /// The soft shadow.
    public var shadow = Shadow()
    /// The tight shadow at its edge.
    public var contactShadow = Shadow()
    /// How far the hairline reaches beyond its edge.
    public var hairlineOutset = 0.0
    /// The colour of the hairline.
    public var hairlineColor = Color.clear
  }

  /// The line between two segments, hidden beside the selection.
  public struct Separator: Hashable, Sendable {
    /// Its width; 0 for none.
    public var width = 0.0
    /// How far it stays from the top and bottom edges.
    public var inset = 0.0
    /// Its colour.
    public var color = Color.clear
  }

  /// The colours of badges.
  public struct Badge: Hashable, Sendable {
    /// The colour of the badge.
    public var fill = Color.clear
    /// The colour of the text in it.
    public var color = Color.white

    /// The same with both opacities multiplied by a factor.
    func faded(to opacity: Double) -> Badge {
      Badge(fill: fill.opacity(opacity), color: color.opacity(opacity))
    }
  }

  /// How icon and label are drawn.
  public struct Content: Hashable, Sendable {
    /// The colour of both.
    public var color = Color.black
    /// The label's weight.
    public var weight = Weight.medium
    /// The label's weight where every label shows.
    public var weightAmongLabels = Weight.medium
  }
}

/// A blurred, shifted copy of a shape under it.
public struct Shadow: Hashable, Sendable {
  /// Its colour.
  public var color = Color.clear
  /// How far down it falls, in points.
  public var y = 0.0
  /// Its blur as design tools give it, in points: twice the Gaussian's standard deviation.
  public var blur = 0.0

  /// Makes a shadow.
  public init(color: Color = .clear, y: Double = 0, blur: Double = 0) {
    self.color = color
    self.y = y
    self.blur = blur
  }
}

/// The shape of a corner.
public enum CornerCurve: String, CaseIterable, Hashable, Sendable {
  /// A quarter circle.
  case circular
  /// The platform's smoother corner.
  case continuous
}
