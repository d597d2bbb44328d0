import SegmentJSON
import Testing
import TestSupport

/// What `segrender measure` says, as a reader of its JSON takes it.
struct Measurement {
  var document: JSONValue

  var segments: [JSONValue] {
    if case .array(let segments) = document["segments"] { segments } else { [] }
  }

  var textWidths: [Double] { segments.compactMap { $0["textWidth"]?.number } }

  /// Whether each label is cut, in reading order.
  var areTruncated: [Bool] { segments.map { $0["truncated"] == true } }

  /// The texts of all notes.
  var notes: [String] {
    guard case .array(let notes) = document["notes"] else { return [] }
    return notes.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }
}

extension JSONValue {
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// A rectangle's left and right edges, in points.
  var edges: (left: Double, right: Double)? {
    guard let x = self["x"]?.number, let width = self["width"]?.number else { return nil }
    return (x, x + width)
  }
}

extension Workspace {
  /// Measures labels by the command, each of them shown, by default without icons and in widths
  /// that fit.
  func measure(
    _ labels: [String], sizing: String = "fitting", icons: String = "none", options: [String] = []
  ) throws -> Measurement {
    let arguments = ["measure", "--sizing", sizing, "--show-labels", "all", "--icons", icons]
    let run = try segrender(arguments + labels.flatMap { ["--label", $0] } + options)
    try #require(run.isDone, "\(run.errors)")
    return Measurement(document: try JSONValue(parsing: run.output))
  }
}
