internal import CPango

/// The settings of fonts that a process has only once.
///
/// A typesetter brings its own fonts and rules, but Pango, when its first font map is made, also
/// reads the system's whole configuration on a thread of its own, which costs more than drawing.
public enum ProcessFonts {
  /// Makes an empty configuration the process's own, so that nothing else is read, and keeps the
  /// user's languages from choosing among fallback fonts. What libraries would print is kept.
  ///
  /// Call it before the first typesetter is made and before other threads start: it sets
  /// environment variables. It changes fontconfig and Pango for the whole process, so it is for a
  /// command, or a program that draws text in no other way. Without it the first typesetter takes
  /// longer, and where a fallback font is needed `LANG` and `LANGUAGE` have a say in which. Wraps
  /// `FcConfigSetCurrent`.
  public static func leaveSystemFontsUnread() {
    // Fontconfig adds the languages of FC_LANG, or else of LC_ALL, LC_CTYPE and LANG, to each
    // search; Pango asks PANGO_LANGUAGE, or else LANGUAGE, for scripts the text's language lacks.
    LibraryMessages.keep()
    unsafe g_setenv("FC_LANG", "en", 1)
    unsafe g_setenv("PANGO_LANGUAGE", "en", 1)
    guard let empty = FontConfiguration() else { return }
    unsafe FcConfigSetCurrent(empty.pointer)
  }
}
