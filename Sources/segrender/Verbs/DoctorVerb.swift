import SegmentCodecs
import SegmentJSON
import SegmentGraphics
import SegmentKit
import SegmentPrimitives

/// `segrender doctor [PNG]`: what this machine renders with, and whether a golden agrees.
struct DoctorVerb {
  let golden: String?
  let isJSON: Bool
  var isQuiet = false

  func run() throws(CommandError) {
    let renderer = Renderer()
    // Rendering is the test: it opens the default font as any control does.
    var control = Control(segments: [Control.Segment(label: "segrender", icon: "star.fill")])
    control.fonts.systemFonts = .never
    _ = try attempt(CommandError.render, try renderer.segmentImages(of: control))
    let fingerprint = try attempt(CommandError.render, try Fingerprint(renderer))
    let differences = try differences(from: fingerprint)
    if isJSON {
      try Console.write(document(fingerprint, differences).text(.pretty) + "\n")
    } else if !isQuiet {
      let verdict =
        golden == nil ? [] : differences.isEmpty ? ["the golden's fingerprint agrees"] : []
      try Console.write(lines: fingerprint.lines + verdict)
    }
    guard differences.isEmpty else { throw .found(differences) }
  }

  private func differences(from here: Fingerprint) throws(CommandError) -> [String] {
    guard let golden else { return [] }
    guard let there = Fingerprint(try decodedPicture(at: golden)) else {
      return ["\(golden.printable) has no fingerprint; render it with --fingerprint"]
    }
    return here.differences(from: there)
  }

  private func document(_ fingerprint: Fingerprint, _ differences: [String]) -> JSONValue {
    .object([
      ("fingerprint", .array(fingerprint.lines.map(JSONValue.string))),
      ("differences", .array(differences.map(JSONValue.string))),
    ])
  }
}
