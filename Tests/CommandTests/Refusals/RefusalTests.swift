import Testing

/// Whatever is wrong, the command says so in one line, with the status for it, and makes no file.
@Suite("Bad input is refused in one line and leaves nothing")
struct RefusalTests {
  @Test("Numbers that are none or impossible", arguments: Refusal.numbers + Refusal.indices)
  func numbers(_ refusal: Refusal) throws { try refusal.check() }

  @Test("Pictures too large for Cairo", arguments: Refusal.sizes)
  func sizes(_ refusal: Refusal) throws { try refusal.check() }

  @Test("Words that are none of the allowed", arguments: Refusal.nearChoices + Refusal.farChoices)
  func choices(_ refusal: Refusal) throws { try refusal.check() }

  @Test(
    "Names of nothing, and command lines of no sense", arguments: Refusal.names + Refusal.shapes)
  func usage(_ refusal: Refusal) throws { try refusal.check() }

  @Test(
    "Labels that are no line of text", arguments: Refusal.controlCharacters + Refusal.longLabels)
  func labels(_ refusal: Refusal) throws { try refusal.check() }

  @Test("Arguments that are not UTF-8", arguments: Refusal.invalidBytes)
  func invalidBytes(_ refusal: Refusal) throws { try refusal.check() }

  @Test("Fonts that are not there", arguments: Refusal.fonts)
  func fonts(_ refusal: Refusal) throws { try refusal.check() }

  @Test("What a strict check finds", arguments: Refusal.findings)
  func findings(_ refusal: Refusal) throws { try refusal.check() }

  @Test("Pictures that are none", arguments: Refusal.pictures)
  func pictures(_ refusal: Refusal) throws { try refusal.check() }

  @Test("Places without a file", arguments: Refusal.places)
  func places(_ refusal: Refusal) throws { try refusal.check() }

  @Test(
    "Outputs that cannot be written, names that cannot be used",
    arguments: Refusal.outputs + Refusal.templates)
  func outputs(_ refusal: Refusal) throws { try refusal.check() }

  @Test("Documents that are none", arguments: Refusal.documents + Refusal.zeroBytes)
  func documents(_ refusal: Refusal) throws { try refusal.check() }

  @Test("Documents that ask for the impossible", arguments: Refusal.impossibleDocuments)
  func impossibleDocuments(_ refusal: Refusal) throws { try refusal.check() }

  @Test("Themes that are none", arguments: Refusal.themes)
  func themes(_ refusal: Refusal) throws { try refusal.check() }
}
