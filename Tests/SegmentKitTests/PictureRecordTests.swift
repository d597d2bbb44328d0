import SegmentJSON
import SegmentKit
import SegmentPrimitives
import Testing

@Suite("What changed between two pictures is said by its meaning")
struct PictureRecordTests {
  private let labels = ["Recipes", "Miniatures", "Paints"]

  private func record(_ change: (inout Control) -> Void = { _ in }) throws -> PictureRecord {
    let control = Control.of(labels, selection: 1, scale: 2).with(change)
    return PictureRecord(of: control, try Renderer().compose(control))
  }

  private func sentences(_ change: (inout Control) -> Void) throws -> [String] {
    try record(change).changes(since: record()).map(\.sentence)
  }

  @Test("A segment half a point wider moves what is behind it, and nothing before it")
  func halfAPoint() throws {
    let sentences = try sentences { $0.sizing = .expanding(collapsed: 72, expanded: 140.5) }
    let expected = [
      "the control is 0.5 pt wider", "the selection is 0.5 pt wider", "segment 2 is 0.5 pt wider",
      "segment 3 moved 0.5 pt right",
    ]
    #expect(expected.allSatisfy(sentences.contains), "\(sentences)")
    #expect(!sentences.contains { $0.hasPrefix("segment 1") })
  }

  @Test(
    "A moved frame is said with its direction and how far",
    arguments: [
      ("x", 100.4, "segment 2 moved 0.4 pt right"), ("x", 99.5, "segment 2 moved 0.5 pt left"),
      ("y", 1.25, "segment 2 moved 1.25 pt down"), ("width", 49.0, "segment 2 is 1 pt narrower"),
      ("height", 33.0, "segment 2 is 1 pt taller"),
    ])
  func frames(key: String, value: Double, sentence: String) {
    let frame: JSONObject = ["x": 100, "y": 0, "width": 50, "height": 32]
    func record(_ frame: JSONObject) -> PictureRecord {
      PictureRecord(
        document: ["layout": ["segments": [["label": "A"], ["frame": .object(frame)]]]])
    }
    var moved = frame
    moved[key] = .number(value)
    let changes = record(moved).changes(since: record(frame))
    #expect(changes.map(\.sentence) == [sentence] && changes.map(\.kind) == [.geometry])
    #expect(changes[0].amount.map { abs($0 - abs(value - number(frame[key]))) < 1e-9 } == true)
  }

  private func number(_ value: JSONValue?) -> Double {
    if case .number(let number) = value { number } else { .nan }
  }

  @Test("A token two levels off is a fill of two levels; its name is the theme's")
  func token() throws {
    let theme = try Theme(["selection": ["fill": "#FDFDFD"]])
    let changes = try record { $0.theme = theme }.changes(since: record())
    #expect(
      changes == [
        PictureChange(.fill, "selection.fill went from #FFFFFF to #FDFDFD", amount: 2)
      ])
  }

  @Test("A letter, an icon, a badge and a state are said in words")
  func words() throws {
    let letter = try sentences { $0.segments[1].label = "Miniature" }
    #expect(letter.first == "segment 2's label is \"Miniature\" in place of \"Miniatures\"")
    #expect(!letter.contains { $0.hasPrefix("segment 2's label moved") })
    #expect(
      try sentences { $0.segments[0].icon = "heart.fill" }.first
        == "segment 1's icon is \"heart.fill\" in place of \"star.fill\"")
    #expect(try sentences { $0.segments[2].isEnabled = false } == ["segment 3 is not enabled now"])
  }

  @Test("Separators that are dropped are counted")
  func separators() throws {
    func record(_ width: Double) throws -> PictureRecord {
      let theme = try Theme(["separator": ["width": .number(width)]])
      return try self.record { ($0.theme, $0.sizing, $0.selection) = (theme, .equal, [0]) }
    }
    let sentences = try record(0).changes(since: record(1)).map(\.sentence)
    #expect(
      sentences == ["separators: 0 in place of 1", "separator.width went from 1 to 0"])
  }

  @Test("One frame's delay and one constant of a spring are each found")
  func motion() {
    func record(_ delays: [JSONValue], _ damping: JSONValue) -> PictureRecord {
      PictureRecord(
        document: [
          "motion": [
            "fps": 60, "widths": ["angularFrequency": 25, "dampingRatio": damping],
            "delays": .array(delays),
          ]
        ])
    }
    let golden = record([0.05, 0.05, 0.05], 0.8)
    func sentences(_ other: PictureRecord) -> [String] {
      other.changes(since: golden).filter { $0.kind == .motion }.map(\.sentence)
    }
    #expect(
      sentences(record([0.05, 0.06, 0.05], 0.8)) == ["frame 1 shows for 0.06 s in place of 0.05 s"])
    #expect(
      sentences(record([0.05, 0.05, 0.05], 0.75)) == ["widths.dampingRatio went from 0.8 to 0.75"])
    #expect(sentences(record([0.05, 0.05], 0.8)) == ["2 frames in place of 3"])
  }

  @Test("Where everything is equal, only the drawing differs; other layers are named")
  func rest() throws {
    #expect(try record().changes(since: record()).map(\.kind) == [.edge])
    let tint = try sentences { $0.background = .color(Color(red: 1, green: 0, blue: 0)) }
    #expect(tint.contains { $0.contains("#FF0000") }, "\(tint)")
  }
}
