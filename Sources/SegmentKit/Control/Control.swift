public import SegmentGlass
public import SegmentGraphics
public import SegmentPrimitives

/// A segmented control as one describes it: what it says, how it is to look and where it is seen.
///
/// Everything a picture depends on is in this value; drawing it twice gives the same bytes.
public struct Control: Equatable, Sendable {
  /// The segments in reading order, at least one.
  public var segments: [Segment]
  /// The indices of the selected segments; empty for none.
  public var selection: Set<Int>
  /// How segments get their widths; `nil` leaves it to the look, and makes them equal where none has
  /// an icon.
  public var sizing: Sizing?
  /// The control's whole width in points; `nil` lets the segments decide.
  public var width: Double?
  /// The control's whole height in points, whatever the text size; `nil` leaves it to the look.
  public var height: Double?
  /// The width in points of the screen that the control has to fit, 16 points of margin on either
  /// side; `nil` for no limit. A `width` wins over it.
  public var deviceWidth: Double?
  /// Whose label shows; `nil` leaves it to the sizing.
  public var labelVisibility: LabelVisibility?
  /// What becomes of a label that does not fit.
  public var overflow = Overflow.ellipsis
  /// The index of the segment that scrolled segments show in the middle; `nil` for the first
  /// selected one.
  public var scrollTarget: Int?
  /// The look by name.
  public var look = Look.Name.pill
  /// The kind of glass, where the look is glass.
  public var glassVariant = GlassVariant.regular
  /// The colour of looks that have one; `nil` for the platform's blue.
  public var tint: Color?
  /// What replaces single tokens of the look.
  public var theme = Theme()
  /// How one segment's image is put together.
  public var imageStyle = SegmentImageStyle()
  /// Where and by whom the control is seen.
  public var traits = Traits()
  /// The fonts the labels are set in.
  public var fonts = FontRequest()
  /// Icons of one's own by the names that segments give; they win over built-in ones.
  public var icons: [String: CustomIcon] = [:]
  /// What lies behind the control.
  public var background = Background.none
  /// The empty border around the control, in points, 0 or more; `nil` leaves it to the look.
  public var margin: Double?

  /// Makes a control of segments, the first selected.
  public init(segments: [Segment], selection: Int? = 0) {
    self.init(segments: segments, selection: Set(selection.map { [$0] } ?? []))
  }

  /// Makes a control of segments of which several may be selected.
  public init(segments: [Segment], selection: Set<Int>) {
    self.segments = segments
    self.selection = selection
  }

  /// The direction the control is read in: the one that was set, else the locale's, else that of
  /// the first label with a direction of its own, else left to right.
  var readingDirection: TextDirection {
    switch traits.direction {
    case .leftToRight: return .leftToRight
    case .rightToLeft: return .rightToLeft
    case .auto: break
    }
    if let locale = traits.locale { return Control.direction(of: locale) }
    for segment in segments {
      if let direction = TextDirection.natural(of: segment.label) { return direction }
    }
    return .leftToRight
  }

  /// The direction of a language tag: by its script if it names one, else by its language.
  private static func direction(of locale: String) -> TextDirection {
    let subtags = locale.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    let scripts = ["adlm", "arab", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa"]
    let languages = [
      "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "nqo", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
    if let script = subtags.dropFirst().first(where: { $0.utf8.count == 4 }) {
      return scripts.contains(script) ? .rightToLeft : .leftToRight
    }
    return subtags.first.map(languages.contains) == true ? .rightToLeft : .leftToRight
  }
}

extension Control {
  /// One choice of the control.
  public struct Segment: Equatable, Sendable {
    /// The text, its lines separated by `\n`; empty for an icon alone.
    public var label: String
    /// The name of a built-in icon or of one of the control's own; `nil` for a label alone.
    public var icon: String?
    /// What calls for attention; `nil` for nothing.
    public var badge: Badge?
    /// The colour of icon and label, and of a selected area that has theirs; `nil` leaves it to the
    /// look.
    public var tint: Color?
    /// Whether the segment can be chosen; its content is drawn at half opacity otherwise.
    public var isEnabled: Bool

    /// Makes a segment.
    public init(
      label: String, icon: String? = nil, badge: Badge? = nil, tint: Color? = nil,
      isEnabled: Bool = true
    ) {
      self.label = label
      self.icon = icon
      self.badge = badge
      self.tint = tint
      self.isEnabled = isEnabled
    }

    /// The label's lines that say something, from the top.
    var lines: [String] { label.split(separator: "\n").map(String.init) }
  }

  /// What calls for attention to a segment.
  public enum Badge: Hashable, Sendable {
    /// A dot.
    case dot
    /// How many new items there are, 0 or more; 0 shows nothing, and more than 99 show as "99+".
    case count(Int)
    /// A short text.
    case text(String)

    /// The longest text, in bytes of UTF-8.
    static let longestText = 64

    /// What stands in the badge; `nil` in a dot.
    var shownText: String? {
      switch self {
      case .dot: nil
      case .count(let count): count > 99 ? "99+" : "\(count)"
      case .text(let text): text
      }
    }

    /// Whether there is anything to show.
    var isShown: Bool { self != .count(0) && self != .text("") }
  }
}
