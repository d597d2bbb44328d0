import SegmentKit
import SegmentPrimitives
import Testing

@Suite("Names of icons")
struct IconLibraryTests {
  /// What people type: the names of the field.
  static let expected = [
    "star", "star.fill", "heart", "heart.fill", "house", "house.fill", "gearshape",
    "gearshape.fill", "magnifyingglass", "person", "person.fill", "person.2", "person.2.fill",
    "book", "book.fill", "paintbrush", "paintbrush.fill", "paintpalette", "paintpalette.fill",
    "cube", "cube.fill", "fork.knife", "cart", "cart.fill", "bell", "bell.fill", "list.bullet",
    "square.grid.2x2", "square.grid.2x2.fill", "calendar", "map", "map.fill", "photo",
    "photo.fill", "play", "play.fill", "pause", "pause.fill", "folder", "folder.fill", "tray",
    "tray.fill", "clock", "clock.fill", "bookmark", "bookmark.fill", "flag", "flag.fill", "tag",
    "tag.fill", "camera", "camera.fill", "message", "message.fill", "envelope", "envelope.fill",
    "phone", "phone.fill", "trash", "trash.fill", "pencil", "plus", "minus", "xmark", "checkmark",
    "chevron.left", "chevron.right", "chevron.up", "chevron.down", "arrow.left", "arrow.right",
    "arrow.up", "arrow.down", "circle", "circle.fill", "square", "square.fill", "moon",
    "moon.fill", "sun.max", "sun.max.fill", "bolt", "bolt.fill", "leaf", "leaf.fill", "eye",
    "eye.fill", "lock", "lock.fill", "doc", "doc.fill", "chart.bar", "chart.bar.fill",
    "creditcard", "creditcard.fill", "music.note",
  ]

  /// The ones put into segments first, by what they are for; `+` stands for a name and its `.fill`.
  static let first = """
    circle.lefthalf.filled sun.max+ moon+
    bold italic textformat text.alignleft text.aligncenter text.alignright list.number checklist
    square.grid.2x2+ square.grid.3x3+ rectangle.grid.1x2+ list.bullet sidebar.left
    square.and.arrow.up+ square.and.arrow.down+ square.and.pencil paperplane+ pencil trash+ link
    paperclip pin+ person.crop.circle+ person.3+ bubble.left+ hand.thumbsup+ hand.thumbsdown+
    questionmark.circle+ exclamationmark.triangle+ exclamationmark.circle+ clock+ timer hourglass
    alarm+ wifi power eye.slash+ bell.slash+ key+ lock+
    dollarsign.circle+ chart.pie+ chart.bar+ chart.line.uptrend.xyaxis
    newspaper+ books.vertical+ archivebox+ graduationcap+
    speaker.wave.2+ speaker.slash+ headphones tv+ film+ repeat shuffle forward+ backward+
    car+ airplane safari+ pawprint+ cat+ dog+ figure.run
    arrow.left arrow.right arrow.up arrow.down arrow.forward arrow.backward arrow.up.right
    arrow.up.left arrow.down.right arrow.down.left arrow.up.forward arrow.clockwise
    arrow.counterclockwise arrow.left.arrow.right arrow.up.arrow.down arrow.up.circle+
    chevron.left chevron.right chevron.up chevron.down chevron.forward chevron.backward
    """.split { " \n".contains($0) }.flatMap { name in
      name.hasSuffix("+") ? [String(name.dropLast()), name.dropLast() + ".fill"] : [String(name)]
    }

  @Test("The names people type are there", arguments: expected + first)
  func nameIsThere(name: String) {
    #expect(IconLibrary.names.contains(name))
  }

  @Test("Names are sorted and none comes twice")
  func namesAreSorted() {
    #expect(IconLibrary.names == Set(IconLibrary.names).sorted())
  }

  @Test("Every alias leads to an icon and hides none", arguments: IconLibrary.aliases)
  func aliasResolves(alias: String, name: String) throws {
    #expect(!IconLibrary.names.contains(alias))
    let icon = try #require(
      IconLibrary.icon(named: alias, pointSize: 14, weight: .regular, scale: 2))
    #expect(icon.name == name)
  }

  @Test("A fill has an outline beside it")
  func fillsHaveOutlines() {
    for name in IconLibrary.names where name.hasSuffix(".fill") {
      #expect(IconLibrary.names.contains(String(name.dropLast(5))), "\(name)")
    }
  }

  @Test(
    "Only reading directions and lists mirror; left and right stay", arguments: IconLibrary.names)
  func directions(name: String) throws {
    let icon = try #require(
      IconLibrary.icon(named: name, pointSize: 14, weight: .regular, scale: 2))
    let words = name.split(separator: ".")
    let isPlayback = ["forward", "backward"].contains(words[0])
    let follows = words.contains { ["forward", "backward", "list", "checklist"].contains($0) }
    #expect(icon.isDirectional == (follows && !isPlayback))
  }

  @Test(
    "A near miss is understood",
    arguments: [
      ("star.fil", "star.fill"), ("Star.Fill", "star.fill"), ("haert", "heart"),
      ("magnifyinglass", "magnifyingglass"), ("paintpallete", "paintpalette"), ("hose", "house"),
      ("gaer", "gear"), ("chevron.rigth", "chevron.right"), ("heart.circle", "heart"),
    ])
  func nearMiss(typed: String, meant: String) {
    #expect(IconLibrary.nearestName(to: typed) == meant)
  }

  @Test("Every name is nearest to itself", arguments: IconLibrary.names)
  func exactName(name: String) {
    #expect(IconLibrary.nearestName(to: name) == name)
  }

  @Test(
    "Nothing is suggested for what resembles nothing",
    arguments: ["", "zzzzzz", "/etc/passwd", "🦊🦊🦊🦊", String(repeating: "star", count: 100_000)])
  func noSuggestion(typed: String) {
    #expect(IconLibrary.nearestName(to: typed) == nil)
  }

  @Test(
    "A size that is no size draws nothing",
    arguments: [0, -1, Double.nan, .infinity])
  func badSizes(value: Double) {
    #expect(IconLibrary.icon(named: "star", pointSize: value, weight: .bold, scale: 1) == nil)
    #expect(IconLibrary.icon(named: "star", pointSize: 14, weight: .bold, scale: value) == nil)
  }

  @Test("An unknown name draws nothing")
  func unknownName() {
    #expect(IconLibrary.icon(named: "stra", pointSize: 14, weight: .bold, scale: 1) == nil)
  }
}
