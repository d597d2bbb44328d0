internal import CPango
internal import SegmentPrimitives

/// A set of fonts and matching rules of our own, apart from the process's.
@safe final class FontConfiguration {
  let pointer: OpaquePointer

  /// Makes a configuration without fonts or rules. Wraps `FcConfigCreate`.
  init?() {
    guard let pointer = unsafe FcConfigCreate() else { return nil }
    unsafe self.pointer = unsafe pointer
  }

  /// Reads the system's fonts and rules, leaving out one family, so that its files can be added
  /// from elsewhere without a system copy getting in between.
  init?(paths: SystemFontPaths, excluding family: String?) {
    if let file = paths.configurationFile {
      guard let pointer = unsafe FcConfigCreate() else { return nil }
      unsafe self.pointer = unsafe pointer
      let isRead = LibraryMessages.keeping { unsafe FcConfigParseAndLoad(pointer, file, 1) }
      guard isRead != 0 else { return nil }
    } else {
      guard let pointer = unsafe LibraryMessages.keeping({ unsafe FcInitLoadConfig() }) else {
        return nil
      }
      unsafe self.pointer = unsafe pointer
    }
    rejectUnreadableFormats()
    if let family {
      reject(
        "<pattern><patelt name=\"family\"><string>\(family.escapedForXML)</string></patelt></pattern>"
      )
    }
    guard LibraryMessages.keeping({ unsafe FcConfigBuildFonts(pointer) }) != 0 else { return nil }
  }

  deinit { unsafe FcConfigDestroy(pointer) }

  /// Adds every face of a file; `false` where it is no font.
  func add(file: String) -> Bool {
    unsafe FcConfigAppFontAddFile(pointer, file) != 0
  }

  /// The faces that were added, without the system's.
  var addedFaces: [FontPattern] { unsafe FontPattern.all(in: pointer, FcSetApplication) }

  /// The system's faces, of those that were read.
  var systemFaces: [FontPattern] { unsafe FontPattern.all(in: pointer, FcSetSystem) }

  /// The face nearest to a family, weight and slant; `nil` where there are no fonts at all.
  func match(family: String, traits: TextStyle.FaceTraits) -> (family: String, path: String)? {
    guard let wanted = unsafe FcPatternCreate() else { return nil }
    defer { unsafe FcPatternDestroy(wanted) }
    unsafe FcPatternAddString(wanted, FC_FAMILY, family)
    unsafe FcPatternAddDouble(
      wanted, FC_WEIGHT, FcWeightFromOpenTypeDouble(Double(traits.weight.css)))
    unsafe FcPatternAddInteger(
      wanted, FC_SLANT, traits.isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    unsafe FcPatternAddString(wanted, FC_NAMELANG, "en")
    unsafe FcConfigSubstitute(pointer, wanted, FcMatchPattern)
    unsafe FcDefaultSubstitute(wanted)
    var result = FcResultNoMatch
    guard let found = unsafe FcFontMatch(pointer, wanted, &result) else { return nil }
    defer { unsafe FcPatternDestroy(found) }
    let pattern = unsafe FontPattern(found)
    guard let name = pattern.families.first, !pattern.path.isEmpty else { return nil }
    return (pattern.name.isOf(family: family) ? family : name, pattern.path)
  }

  /// Refuses rules that give a face a size, weight or shape that is no possible number, at which
  /// Pango would stop the process. Wraps `FcFontRenderPrepare`.
  /// - Throws: `TextError.impossibleRule`.
  func checkRules() throws(TextError) {
    guard let wanted = unsafe FcPatternCreate() else { return }
    defer { unsafe FcPatternDestroy(wanted) }
    unsafe FcPatternAddDouble(wanted, FC_SIZE, FaceInstance.shapingUnitsPerEm)
    unsafe FcConfigSubstitute(pointer, wanted, FcMatchPattern)
    unsafe FcDefaultSubstitute(wanted)
    for face in systemFaces + addedFaces {
      guard let prepared = unsafe FcFontRenderPrepare(pointer, wanted, face.pointer) else {
        continue
      }
      defer { unsafe FcPatternDestroy(prepared) }
      if let (name, value) = unsafe FontPattern(prepared).impossibleValue {
        throw .impossibleRule(face.path, name: name, value: value)
      }
    }
  }

  /// Leaves out what HarfBuzz cannot read, such as the Type 1 files beside the OpenType ones of the
  /// same family, which a search would otherwise find first.
  private func rejectUnreadableFormats() {
    let formats = ["Type 1", "Type 42", "BDF", "PCF", "PFR", "Windows FNT"].map {
      "<pattern><patelt name=\"fontformat\"><string>\($0)</string></patelt></pattern>"
    }
    let files = ["*.woff", "*.woff2", "*.cff"].map { "<glob>\($0)</glob>" }
    reject((formats + files).joined())
  }

  private func reject(_ fonts: String) {
    let rule =
      "<fontconfig><selectfont><rejectfont>\(fonts)</rejectfont></selectfont></fontconfig>"
    unsafe FcConfigParseAndLoadFromMemory(pointer, rule, 0)
  }
}
