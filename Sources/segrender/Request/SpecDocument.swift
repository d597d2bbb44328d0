import SegmentArguments
import SegmentFiles
import SegmentJSON
import SegmentPrimitives

/// A document with the command's options as camelCase keys.
///
/// Two keys have a form of their own: `segments`, a list of objects with `label`, `icon`, `badge`,
/// `tint`, and `enabled` or `disabled`, and `theme`, which may be the theme itself. Paths are relative to the document.
struct SpecDocument {
  private(set) var given: [Given] = []
  private let path: String
  private let folder: String
  private let verb: Verb

  /// Reads a document for a verb; keys that only other verbs know are passed over.
  init(_ value: JSONValue, path: String, verb: Verb, manual: Manual) throws(SpecError) {
    guard case .object(let object) = value else { throw .notAnObject(kind: value.kind) }
    self.verb = verb
    self.path = path
    folder = path == "-" || !path.contains("/") ? "" : path.folder + "/"
    for member in object.members {
      switch (member.key, member.value) {
      case ("segments", .array(let items)):
        guard object["labels"] == nil, object["label"] == nil else {
          throw .invalidValue(
            path: "segments", value: "beside labels", allowed: "either segments or labels")
        }
        try readSegments(items)
      case ("theme", .object):
        if let option = verb.option(named: "theme") {
          try append(option, member.value.text(), path: member.key)
        }
      case ("$schema", .string): continue
      case ("theme", .string): try read(member, manual: manual)
      case ("theme", let value):
        throw .invalidValue(
          path: "theme", value: value.text(), allowed: "an object of tokens or a file's path")
      default: try read(member, manual: manual)
      }
    }
  }

  private mutating func read(_ member: JSONObject.Member, manual: Manual) throws(SpecError) {
    guard let option = verb.options.first(where: { $0.documentKey == member.key }) else {
      let keys = manual.verbs.flatMap(\.options).compactMap(\.documentKey)
      if keys.contains(member.key) { return }
      throw .unknownKey(member.key, suggestion: nearestWord(to: member.key, in: keys))
    }
    switch (option.name, member.value) {
    case ("labels", .array(let items)): try add("label", items, path: member.key)
    case ("icons", .array(let items)): try add("icon", items, path: member.key)
    case ("icons", .string(let list)):
      try add("icon", escapedItems(list).map { .string($0) }, path: member.key)
    case (_, .array(let items)) where option.isRepeatable:
      try add(option.name, items, path: member.key)
    case (_, .array(let items)):
      let texts = try items.map { (item) throws(SpecError) in
        try text(item, of: option, path: member.key)
      }
      try add(option, texts.joined(separator: ","), path: member.key)
    case (_, .bool(let isOn)) where option.argument.kind == .flag:
      if isOn { try append(option, "", path: member.key) }
    default: try add(option, text(member.value, of: option, path: member.key), path: member.key)
    }
  }

  /// Where one segment names its icon, those that name none have none.
  private mutating func readSegments(_ items: [JSONValue]) throws(SpecError) {
    let segments = try items.enumerated().map { (index, item) throws(SpecError) in
      try SpecDocument.segment(item, path: "segments[\(index)]")
    }
    let hasIcons = segments.contains { $0["icon"] != nil }
    var disabled: [String] = []
    for (index, segment) in segments.enumerated() {
      let path = "segments[\(index)]"
      try add("label", [segment["label"] ?? ""], path: path + ".label")
      if hasIcons { try add("icon", [segment["icon"] ?? .null], path: path + ".icon") }
      if segment["enabled"] == false || segment["disabled"] == true { disabled.append("\(index)") }
    }
    try addList("badges", of: segments, key: "badge")
    try addList("tints", of: segments, key: "tint")
    if !disabled.isEmpty, let option = verb.option(named: "disabled") {
      try append(option, disabled.joined(separator: ","), path: "segments")
    }
  }

  /// What segments say under a key as one list option; each is read alone first, so that a wrong one
  /// is named by its place.
  private mutating func addList(
    _ name: String, of segments: [JSONObject], key: String
  ) throws(SpecError) {
    guard segments.contains(where: { $0[key] != nil }), let option = verb.option(named: name)
    else { return }
    var texts: [String] = []
    for (index, segment) in segments.enumerated() {
      let path = "segments[\(index)].\(key)"
      let text = try text(segment[key] ?? .null, of: option, path: path)
      do { _ = try Given(option, text, from: origin(path)) } catch {
        throw .value(error, path: path)
      }
      texts.append(text.reduce(into: "") { $0 += [",", "\\"].contains($1) ? "\\\($1)" : "\($1)" })
    }
    try append(option, texts.joined(separator: ","), path: "segments")
  }

  /// A segment's object, its keys and the types of `enabled` and `disabled` checked.
  private static func segment(_ item: JSONValue, path: String) throws(SpecError) -> JSONObject {
    guard case .object(let object) = item else {
      throw .invalidValue(path: path, value: item.text(), allowed: "an object")
    }
    let keys = Schema.segment.members.map(\.key)
    for member in object.members where !keys.contains(member.key) {
      let suggestion = nearestWord(to: member.key, in: keys)
      throw .unknownKey("\(path).\(member.key)", suggestion: suggestion)
    }
    for key in ["enabled", "disabled"] {
      if let value = object[key], value != true, value != false {
        throw .invalidValue(path: "\(path).\(key)", value: value.text(), allowed: "true or false")
      }
    }
    return object
  }

  private mutating func add(_ name: String, _ items: [JSONValue], path: String) throws(SpecError) {
    guard let option = verb.option(named: name) else { return }
    for item in items { try add(option, text(item, of: option, path: path), path: path) }
  }

  private mutating func add(_ option: Option, _ value: String, path: String) throws(SpecError) {
    guard option.argument.kind != .flag else {
      throw .invalidValue(path: path, value: value, allowed: "true or false")
    }
    try append(option, located(value, option), path: path)
  }

  private mutating func append(
    _ option: Option, _ text: String, path: String
  ) throws(SpecError) {
    do {
      given.append(try Given(option, text, from: origin(path)))
    } catch {
      throw .value(error, path: path)
    }
  }

  private func origin(_ key: String) -> Origin { .document(path: path, key: key) }

  /// A path made relative to the document's folder.
  private func located(_ value: String, _ option: Option) -> String {
    switch option.argument.kind {
    case _ where option.name == "icon": IconFile.located(value, in: folder)
    case .file where option.argument.words.contains(value): value
    case .file where option.name == "background" && BackgroundSource.isColor(value): value
    case .file where option.name == "background" && BackgroundSource.looksLikeColor(value):
      exists(path: folder + value) ? folder + value : value
    case .file, .folder: value.hasPrefix("/") ? value : folder + value
    default: value
    }
  }

  /// A value as the command line has it; null is the word `none` where the option knows it.
  private func text(
    _ value: JSONValue, of option: Option, path: String
  ) throws(SpecError) -> String {
    switch value {
    case .string(let text): text
    case .number: value.text()
    case .null where option.argument.words.contains("none"): "none"
    case .null, .bool, .array, .object:
      throw .invalidValue(path: path, value: value.text(), allowed: "a text or a number")
    }
  }
}

/// Why a document cannot be used.
enum SpecError: Error {
  case notAnObject(kind: String)
  case unknownKey(String, suggestion: String?)
  case invalidValue(path: String, value: String, allowed: String)
  case value(ValueError, path: String)

  var description: String {
    switch self {
    case .notAnObject(let kind): "it is \(kind); give an object of options"
    case .unknownKey(let key, let suggestion):
      "there is no key \"\(key.printable)\"" + (suggestion.map { "; did you mean \($0)?" } ?? "")
    case .invalidValue(let path, let value, let allowed):
      "\(path) cannot be \(value.printable); give \(allowed)"
    case .value(let error, let path): error.description(at: path)
    }
  }
}

extension String {
  /// The part of a path before its last slash.
  fileprivate var folder: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[..<$0]) } ?? ""
  }
}
