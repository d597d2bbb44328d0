import SegmentArguments
import SegmentKit
import SegmentPrimitives

// The options that say what a control holds and how large it is.

extension Setting {
  /// The labels that `--labels` lists; with those of `label`, one segment for each.
  static var labels: Setting<[String]> {
    .texts(
      "labels", .list("A,B,C"),
      "one segment for each label; \\, is a comma, \\n a new line, an empty label an icon alone",
      in: "Segments", isRepeatable: false, read: escapedItems)
  }

  /// The labels given one by one, commas and all.
  static var label: Setting<[String]> {
    .texts("label", .text("A"), "one more segment, commas and all", in: "Segments")
  }

  /// The icons that `--icons` lists.
  static var icons: Setting<[String]> {
    .texts(
      "icons", .list("N,N,N", suggesting: IconLibrary.names + ["none"]),
      "icons, one for all segments or one for each: built-in names, files of SVG (symbol templates, "
        + "too), PNG, WebP or JPEG, "
        + "none; :original behind a file keeps its colours",
      shown: "star.fill, none for bordered", in: "Segments", isRepeatable: false,
      read: escapedItems)
  }

  /// The icons given one by one.
  static var icon: Setting<[String]> {
    .texts(
      "icon", .text("N", suggesting: IconLibrary.names + ["none"]),
      "the icon of one more segment", in: "Segments")
  }

  /// Folders whose icons go by their names.
  static var iconFolders: Setting<[String]> {
    .texts(
      "icon-path", .folder("DIR"),
      "folder of icons that go by their names without suffix; asset catalogs in it, too",
      in: "Segments")
  }

  /// The indices of the selected segments.
  static var selected: Setting<[Int]> {
    let option = Option(
      "selected", .text("N,N", suggesting: ["none"]),
      "the selected segment, from 0, or several, or none", default: "0", section: "Segments")
    return Setting<[Int]>(option, initial: [0]) { (text) throws(ValueError) in
      text == "none" ? [] : try readIndices(text)
    }
  }

  /// The badges of single segments; `nil` for one without.
  static var badges: Setting<[Control.Badge?]> {
    let option = Option(
      "badges", .text("B,B", suggesting: ["none", "dot"]),
      "a badge for each segment: a number, dot or a text; empty for none", section: "Segments")
    return Setting<[Control.Badge?]>(option, initial: []) {
      escapedItems($0).map(Control.Badge.init)
    }
  }

  /// The colours of single segments; `nil` for one in the look's.
  static var tints: Setting<[TintSource?]> {
    let option = Option(
      "tints", .text("C,C", suggesting: ["none"] + TintSource.names),
      "a colour for each segment: as CSS has it, or one of the system's; empty for the look's",
      section: "Segments")
    return Setting<[TintSource?]>(option, initial: []) { (text) throws(ValueError) in
      try argumentItems(text).map { (item) throws(ValueError) in
        try item.isEmpty || item == "none" ? nil : TintSource(String(item))
      }
    }
  }

  /// The indices of the segments that cannot be chosen.
  static var disabled: Setting<[Int]> {
    let option = Option(
      "disabled", .list("N,N"), "segments that cannot be chosen, from 0", section: "Segments",
      isRepeatable: true)
    return Setting<[Int]>(option, initial: [], read: readIndices)
  }

  static var showLabels: Setting<LabelVisibility?> {
    .choice(
      "show-labels", "WHOSE", "whose label shows; selected keeps those without an icon",
      shown: "selected if expanding, else all",
      in: "Segments")
  }
}

/// How segments get their widths, by its name alone.
enum SizingName: String, CaseIterable {
  case expanding
  case equal
  case fitting
}

extension Setting {
  static var sizing: Setting<SizingName?> {
    .choice(
      "sizing", "HOW", "how segments get their widths",
      shown: "expanding, equal for bordered and without icons",
      in: "Size")
  }

  static var collapsed: Setting<Double?> {
    .number("collapsed", "PT", "width of a collapsed segment", shown: "72", in: "Size")
  }

  static var expanded: Setting<Double?> {
    .number("expanded", "PT", "width of the expanded segment", shown: "140", in: "Size")
  }

  static var width: Setting<Double?> {
    .number("width", "PT", "width of the whole control", in: "Size")
  }

  static var height: Setting<Double?> {
    .number("height", "PT", "height of the whole control", in: "Size")
  }

  static var device: Setting<Double?> {
    .number(
      "device", "PT", suggesting: ["320", "375", "390", "393", "402", "430", "440"],
      "width of the screen the control has to fit, with 16 PT beside it", in: "Size")
  }

  static var overflow: Setting<Overflow> {
    .choice(
      "overflow", "WHAT",
      "what becomes of a label that does not fit with the least padding; scroll keeps the segments "
        + "as wide as they want to be and shows a part of them",
      default: .ellipsis,
      in: "Size")
  }

  static var scrollTarget: Setting<Int?> {
    .whole(
      "scroll-to", "N", "the segment in the middle where segments are scrolled, from 0",
      in: 0...Int.max, shown: "the selected one", section: "Size")
  }
  static var margin: Setting<Double?> {
    .number(
      "margin", "PT", "empty border around the control",
      shown: "0, 25 for glass: what its shadow needs", in: "Size")
  }

  /// Pixels per point; several give one picture each.
  static var scale: Setting<[Double]> {
    let option = Option(
      "scale", .list("N,N", suggesting: ["1", "2", "3"]),
      "pixels per point; several give one picture each", default: "3", section: "Size")
    return Setting<[Double]>(option, initial: [3]) { (text) throws(ValueError) in
      try listItems(text).map { (item) throws(ValueError) in
        let scale = try readNumber(item)
        guard (0.01...100).contains(scale) else {
          throw .unreadable(text, expected: "numbers from 0.01 to 100")
        }
        return scale
      }
    }
  }
}

/// Whole numbers from 0, separated by commas.
@Sendable func readIndices(_ text: String) throws(ValueError) -> [Int] {
  try listItems(text).map { (item) throws(ValueError) in
    guard let index = Int(item), index >= 0 else {
      throw .unreadable(String(item), expected: "whole numbers from 0")
    }
    return index
  }
}

extension Control.Badge {
  /// Reads a badge; `nil` for an empty text and for none.
  init?(_ text: String) {
    switch text {
    case "", "none": return nil
    case "dot": self = .dot
    default: self = Int(text).map(Control.Badge.count) ?? .text(text)
    }
  }
}

/// The items of a list without the spaces around them. A backslash before a comma, a space or a
/// backslash makes that a part of an item; before an n it is a new line.
@Sendable func escapedItems(_ list: String) -> [String] {
  var items: [[(scalar: Unicode.Scalar, isEscaped: Bool)]] = [[]]
  var isEscaped = false
  for scalar in list.unicodeScalars {
    if isEscaped {
      if ![",", " ", "\\", "n"].contains(scalar) { items[items.count - 1].append(("\\", true)) }
      items[items.count - 1].append((scalar == "n" ? "\n" : scalar, true))
      isEscaped = false
    } else if scalar == "\\" {
      isEscaped = true
    } else if scalar == "," {
      items.append([])
    } else {
      items[items.count - 1].append((scalar, false))
    }
  }
  if isEscaped { items[items.count - 1].append(("\\", true)) }
  return items.map { item in
    let start = item.drop { $0.scalar == " " && !$0.isEscaped }
    let last = start.lastIndex { $0.scalar != " " || $0.isEscaped }
    return start[..<(last.map { $0 + 1 } ?? start.startIndex)].reduce(into: "") {
      $0.unicodeScalars.append($1.scalar)
    }
  }
}
