internal import SegmentPrimitives

/// A text of the form `name(a,b,c)` or `a,b,c`, cut into its words, spaces dropped.
struct CallText {
  /// The name before the parenthesis in lower case; empty if there is none.
  let name: Substring
  /// What stands between the commas.
  let arguments: [Substring]

  /// Cuts a text; `nil` if a parenthesis is missing or stands elsewhere.
  init?(_ text: String) {
    let scalars = text.lowercased().unicodeScalars.filter { $0 != " " && $0 != "\t" }
    var inside = scalars[...]
    if let open = scalars.firstIndex(of: "(") {
      guard scalars.last == ")" else { return nil }
      name = Substring(scalars[..<open])
      inside = scalars[scalars.index(after: open)...].dropLast()
    } else {
      name = ""
    }
    guard !inside.contains(where: { $0 == "(" || $0 == ")" }) else { return nil }
    arguments = Substring(inside).split(at: ",")
  }

  /// The arguments as numbers; `nil` if one is none.
  var numbers: [Double]? {
    // `Double` reads hexadecimal numbers, too.
    let numbers = arguments.compactMap { $0.unicodeScalars.contains("x") ? nil : Double($0) }
    return numbers.count == arguments.count ? numbers : nil
  }

  /// A name without what spellings differ in: case, hyphens, and UIKit's prefix `curve`.
  static func plain(_ text: String) -> String {
    let name = text.lowercased().filter { $0 != "-" && $0 != " " }
    return name.hasPrefix("curve") ? String(name.dropFirst(5)) : name
  }
}
