import SegmentArguments
import SegmentJSON
import SegmentKit

/// The JSON Schemas (draft 2020-12) of the documents that the command reads, from the tables by
/// which it reads them.
enum Schema {
  /// A document's kind: `spec` or `theme`.
  static func document(_ kind: String) -> JSONValue {
    let isSpec = kind == "spec"
    var schema: JSONObject = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": .string("segrender's \(isSpec ? "--spec" : "--theme")"),
    ]
    guard case .object(let body) = isSpec ? spec : Theme.schema() else { return .null }
    schema.members += body.members
    return .object(schema)
  }

  private static var spec: JSONValue {
    var properties: JSONObject = [
      "$schema": ["type": "string", "description": "the address of this schema"],
      "segments": segments,
    ]
    let options = Manual.segrender.verbs.flatMap(\.options)
    for option in options {
      guard let key = option.documentKey, properties[key] == nil else { continue }
      // Verbs may know different words under one name, such as formats.
      let words = options.filter { $0.name == option.name }.flatMap(\.argument.words)
      properties[key] = key == "theme" ? theme(option) : option.schema(words: words.unique)
    }
    return [
      "description": "The options of segrender; each verb passes over those of others.",
      "type": "object", "properties": .object(properties), "additionalProperties": false,
      "$defs": ["theme": Theme.schema(at: "#/$defs/theme")],
    ]
  }

  private static let segments: JSONValue = [
    "description": "the segments, in place of labels and icons", "type": "array",
    "items": [
      "type": "object", "additionalProperties": false, "properties": .object(segment),
    ],
  ]

  /// The keys of one of `segments`, each with its schema.
  static let segment: JSONObject = [
    "label": ["type": "string", "description": "the label", "default": ""],
    "icon": [
      "type": ["string", "null"], "description": "the icon's name; null or none for none",
    ],
    "badge": [
      "type": ["string", "number", "null"], "description": "a number, dot or a text; null for none",
    ],
    "tint": [
      "type": ["string", "null"],
      "description": "the colour of its content; null for that of the look",
    ],
    "enabled": [
      "type": "boolean", "description": "whether it can be chosen", "default": true,
    ],
    "disabled": [
      "type": "boolean", "description": "whether it cannot be chosen", "default": false,
    ],
  ]

  private static func theme(_ option: Option) -> JSONValue {
    [
      "description": .string(option.summary),
      "anyOf": [["type": "string"], ["$ref": "#/$defs/theme"]],
    ]
  }
}

extension Option {
  /// The schema of the option's value in a document.
  fileprivate func schema(words: [String]) -> JSONValue {
    var schema: JSONObject = ["description": .string(summary)]
    let names = JSONValue.array(words.map(JSONValue.string))
    let item: JSONValue =
      switch argument.kind {
      case .flag: ["type": "boolean"]
      case .number: ["type": ["number", "string"]]
      case .choice, .choices: ["enum": names]
      case .text, .list: ["type": ["string", "number"]]
      case .file, .folder: ["type": "string"]
      }
    let isNullable = argument.words.contains("none")
    if argument.isList || isRepeatable {
      let whole: JSONValue = ["type": ["string", "number"]]
      schema["anyOf"] = [whole, ["type": "array", "items": item]]
    } else if isNullable {
      schema["type"] = ["string", "number", "null"]
    } else if case .object(let members) = item {
      schema.members += members.members
    }
    schema["default"] = defaultDocumentValue
    return .object(schema)
  }

  /// The default where it is a value, not a sentence about one.
  private var defaultDocumentValue: JSONValue? {
    if argument.kind == .flag { return false }
    guard let defaultValue else { return nil }
    if let number = Double(defaultValue) { return .number(number) }
    return argument.words.contains(defaultValue) ? .string(defaultValue) : nil
  }
}
