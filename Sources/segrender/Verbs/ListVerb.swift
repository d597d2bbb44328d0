import SegmentDocuments
import SegmentGraphics
import SegmentKit

/// `segrender list icons | looks | fonts`: names, one a line, or a JSON list.
struct ListVerb {
  let what: String
  let isJSON: Bool

  func run() throws(CommandError) {
    let names = try names()
    if isJSON {
      try Console.write(JSONValue.array(names.map(JSONValue.string)).text(.pretty) + "\n")
    } else {
      try Console.write(names.map { $0 + "\n" }.joined())
    }
  }

  private func names() throws(CommandError) -> [String] {
    switch what {
    case "icons": IconLibrary.names
    case "looks": Look.Name.allCases.map(\.rawValue)
    default: installedFontFamilies()
    }
  }
}
