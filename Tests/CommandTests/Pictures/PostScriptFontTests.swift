import TestSupport
import Testing

/// Fonts that fontconfig lists and HarfBuzz cannot read.
@Suite("Type 1 fonts are passed over, not drawn as boxes")
struct PostScriptFontTests {
  private static let openType = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"

  /// The picture of "A,B" in DejaVu Sans, with no fonts but those in a folder.
  private func draw(in workspace: Workspace) throws -> ProgramRun {
    try workspace.write(
      """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
      <dir>\(workspace("fonts"))</dir><cachedir>\(workspace("cache"))</cachedir></fontconfig>
      """, to: "fonts.conf")
    return try workspace.segrender(
      ["--labels", "A,B", "--font", "DejaVu Sans", "-o", "-"],
      environment: ["FONTCONFIG_FILE": workspace("fonts.conf")])
  }

  @Test("The OpenType file of the same family is used, and a Type 1 file alone is no family (2)")
  func besideOpenType() throws {
    let workspace = try Workspace()
    try workspace.shell("mkdir fonts; cp \(PostScriptFontTests.openType) fonts").requireDone()
    let without = try draw(in: workspace)
    try without.requireDone()
    try workspace.write(Type1Font(family: "DejaVu Sans").bytes, to: "fonts/a.t1")
    // Fontconfig itself knows the file as a font.
    let format = try workspace.shell("fc-scan --format '%{family}: %{fontformat}' fonts/a.t1")
    #expect(format.text == "DejaVu Sans: Type 1")
    #expect(try draw(in: workspace) == without)
    try workspace.shell("rm -r fonts/DejaVuSans.ttf cache").requireDone()
    let alone = try draw(in: workspace)
    #expect(alone.ending == .exited(2) && alone.output == [], "\(alone.errors)")
  }
}

/// A font program with empty glyphs for A and B ("Adobe Type 1 Font Format", 1990, §2 and §7.3).
private struct Type1Font {
  let family: String

  var bytes: [UInt8] {
    Array(clear.utf8) + encrypted(secret)
      + Array((String(repeating: "0", count: 64) + "\ncleartomark\n").utf8)
  }

  private var clear: String {
    """
    %!PS-AdobeFont-1.0: Test 1.0
    11 dict begin
    /FontInfo 3 dict dup begin /FamilyName (\(family)) readonly def
    /Weight (Medium) readonly def end readonly def
    /FontName /Test def /PaintType 0 def /FontType 1 def
    /FontMatrix [0.001 0 0 0.001 0 0] readonly def
    /Encoding StandardEncoding def /FontBBox {0 0 900 900} readonly def
    currentdict end
    currentfile eexec

    """
  }

  private var secret: [UInt8] {
    // 0 500 hsbw endchar: as wide as half an em, without an outline.
    let charstring: [UInt8] = [139, 248, 136, 13, 14]
    let glyphs = [".notdef", "A", "B"].flatMap {
      Array("/\($0) 5 RD ".utf8) + charstring + Array(" ND\n".utf8)
    }
    let head = """
      0000dup /Private 9 dict dup begin
      /RD {string currentfile exch readstring pop} executeonly def
      /ND {noaccess def} executeonly def
      /NP {noaccess put} executeonly def
      /BlueValues [] def /lenIV -1 def /password 5839 def /Subrs 0 array
      ND
      2 index /CharStrings 3 dict dup begin

      """
    let tail =
      "end\nend\nreadonly put\nnoaccess put\n"
      + "dup/FontName get exch definefont pop\nmark currentfile closefile\n"
    return Array(head.utf8) + glyphs + Array(tail.utf8)
  }

  /// The eexec encryption (§7.1).
  private func encrypted(_ plain: [UInt8]) -> [UInt8] {
    var key: UInt16 = 55_665
    return plain.map { byte in
      let cipher = byte ^ UInt8(key >> 8)
      key = (UInt16(cipher) &+ key) &* 52_845 &+ 22_719
      return cipher
    }
  }
}
