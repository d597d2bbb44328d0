/// Font files that the tests name; each is in a package that `make test` installs.
package enum TestFont {
  /// The folder of Inter, the default family (package `fonts-inter`).
  package static let interFolder = "/usr/share/fonts/opentype/inter"
  package static let inter = interFolder + "/Inter-Medium.otf"

  // Package `fonts-dejavu-core`.
  package static let sans = folder + "dejavu/DejaVuSans.ttf"
  package static let boldOblique = folder + "dejavu/DejaVuSans-BoldOblique.ttf"
  package static let serif = folder + "dejavu/DejaVuSerif.ttf"
  package static let mono = folder + "dejavu/DejaVuSansMono.ttf"

  // Package `fonts-noto-core`.
  package static let italic = folder + "noto/NotoSans-Italic.ttf"
  package static let thai = folder + "noto/NotoSansThai-Regular.ttf"
  package static let loopedThai = folder + "noto/NotoLoopedThai-Regular.ttf"
  package static let khmer = folder + "noto/NotoSansKhmer-Regular.ttf"
  package static let arabic = folder + "noto/NotoSansArabic-Regular.ttf"
  package static let hebrew = folder + "noto/NotoSansHebrew-Regular.ttf"
  package static let serifHebrew = folder + "noto/NotoSerifHebrew-Regular.ttf"

  // Packages `fonts-noto-color-emoji` and `fonts-noto-cjk`.
  package static let emoji = folder + "noto/NotoColorEmoji.ttf"
  package static let cjk = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"

  private static let folder = "/usr/share/fonts/truetype/"
}
