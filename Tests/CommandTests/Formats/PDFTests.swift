import TestSupport
import Testing

@Suite("A PDF can be read by machines", .needs(.pdftotext))
struct PDFTests {
  private func text(_ arguments: [String]) throws -> [Substring] {
    let workspace = try Workspace()
    let run = try workspace.segrender(arguments + ["-o", "out.pdf"])
    try #require(run.isDone, "\(run.errors)")
    let read = try workspace.shell("pdftotext out.pdf -")
    let marks: Set<Character> = ["\u{202A}", "\u{202B}", "\u{202C}", "\u{c}"]
    return read.text.filter { !marks.contains($0) }.split(separator: "\n")
  }

  @Test(
    "Labels are found in it, in every script and look",
    arguments: [
      ["My Items", "Recipes"], ["Tag", "Woche", "Größe"], ["日本", "子供"], ["👩‍🚒x", "é\u{301}a"],
      ["सदस्य", "ไทย"],
    ], ["pill", "glass", "bordered"])
  func labels(labels: [String], look: String) throws {
    let options = ["--show-labels", "all", "--sizing", "fitting", "--look", look]
    let found = try text(["--labels", labels.joined(separator: ",")] + options)
    // Labels that stand near each other are words of one line.
    let words = { (texts: [Substring]) in texts.flatMap { $0.split(separator: " ") }.sorted() }
    #expect(words(found) == words(labels.map { $0[...] }))
  }

  @Test("What is read from right to left is found in reading order")
  func rightToLeft() throws {
    #expect(try text(["--label", "سبت أحد", "--icons", "none"]) == ["سبت أحد"])
    #expect(try text(["--label", "שלום", "--icons", "none"]) == ["שלום"])
  }

  @Test("A label that is cut is found whole")
  func truncated() throws {
    let long = "Benachrichtigungseinstellungen"
    #expect(try text(["--label", long, "--width", "90"]) == [long[...]])
  }

  @Test("Its title says what it shows")
  func title() throws {
    let workspace = try Workspace()
    #expect(try workspace.segrender(["--labels", "Größe,B", "-o", "out.pdf"]).isDone)
    let info = try workspace.shell("pdfinfo out.pdf").text
    #expect(info.contains(#/Title: +Größe, selected, 1 of 2/#))
  }
}
