import SegmentArguments
import SegmentJSON
import SegmentFiles
import SegmentKit
import SegmentPrimitives

/// The settings of one invocation, from documents and the command line, and how to read them.
struct ControlSettings {
  /// A document's settings first, the command line's behind them: the last one wins.
  let settings: [Invocation.Setting]
  /// The theme that a document holds itself.
  var inlineTheme: JSONValue?
  /// The path of that document.
  var documentPath = ""

  func has(_ name: String) -> Bool { settings.contains { $0.option.name == name } }

  func value(_ name: String) -> String? { settings.last { $0.option.name == name }?.value }

  func values(_ name: String) -> [String] {
    settings.filter { $0.option.name == name }.map(\.value)
  }

  /// A number; `nil` where the option was not given.
  func number(_ name: String) throws(CommandError) -> Double? {
    guard let text = value(name) else { return nil }
    guard text.isDecimal, let number = Double(text) else {
      throw .usage("cannot set --\(name) to \"\(text.printable)\": give a number")
    }
    return number
  }

  /// Whole numbers from 0, parted by commas.
  func indices(_ name: String) throws(CommandError) -> [Int] {
    var result: [Int] = []
    for item in values(name).flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) })
    {
      guard let index = Int(item), index >= 0 else {
        throw .usage(
          "cannot set --\(name) to \"\(item.description.printable)\": give whole numbers from 0")
      }
      result.append(index)
    }
    return result
  }

  /// An opaque colour as `#RRGGBB`; `nil` where the option was not given.
  func color(_ name: String) throws(CommandError) -> Color? {
    guard let text = value(name) else { return nil }
    guard let color = Color(hex: text), color.alpha == 1 else {
      throw .usage("cannot set --\(name) to \"\(text.printable)\": give a colour as #RRGGBB")
    }
    return color
  }

  /// One word of an enumeration; the parser has refused all others.
  func choice<Choice: RawRepresentable<String>>(_ name: String) -> Choice? {
    value(name).flatMap(Choice.init(rawValue:))
  }

  /// The items of a list whose commas may be escaped by a backslash.
  static func items(of list: String) -> [String] {
    var items = [""]
    var isEscaped = false
    for character in list {
      if isEscaped {
        if character != "," && character != "\\" { items[items.count - 1] += "\\" }
        items[items.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "," {
        items.append("")
      } else {
        items[items.count - 1].append(character)
      }
    }
    if isEscaped { items[items.count - 1] += "\\" }
    return items
  }
}

extension String {
  /// Whether a number is written as people write numbers; `Double` also reads hexadecimal ones.
  /// The words `inf` and `nan` pass, so that they are refused as out of range.
  fileprivate var isDecimal: Bool { !lowercased().contains("x") }
}
