internal import CPango

/// The base direction of a line: where reading starts and on which side an ellipsis stands.
public enum TextDirection: String, CaseIterable, Hashable, Sendable {
  /// Latin, Greek, Chinese and most others.
  case leftToRight
  /// Arabic, Hebrew, N'Ko, Adlam and others.
  case rightToLeft

  /// The direction of a text's first letter or directional mark; `nil` where it has none, as
  /// `2014` or `…`. Wraps `hb_script_get_horizontal_direction`.
  public static func natural(of text: String) -> TextDirection? {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{200E}": return .leftToRight
      case "\u{200F}", "\u{61C}": return .rightToLeft
      case _ where scalar.properties.generalCategory.isLetter:
        let isRightToLeft =
          hb_script_get_horizontal_direction(scalar.script) == HB_DIRECTION_RTL
        return isRightToLeft ? .rightToLeft : .leftToRight
      default: continue
      }
    }
    return nil
  }

  var pango: PangoDirection {
    self == .leftToRight ? PANGO_DIRECTION_LTR : PANGO_DIRECTION_RTL
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isLetter: Bool {
    switch self {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// The script that the character belongs to. Wraps `hb_unicode_script`.
  var script: hb_script_t {
    unsafe hb_unicode_script(hb_unicode_funcs_get_default(), value)
  }
}
