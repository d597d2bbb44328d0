public import SegmentJSON
internal import SegmentPrimitives

extension Theme {
  /// The JSON Schema of themes (draft 2020-12).
  /// - Parameter root: where it stands in its document, `#` for a document of its own.
  public static func schema(at root: String = "#") -> JSONValue {
    let tokens = Token.all.reduce(into: JSONObject()) {
      $0.insert($1.schema, at: $1.path.split(at: "."))
    }
    var properties = JSONObject()
    properties["$schema"] = ["type": "string", "description": "the address of this schema"]
    for member in tokens.members {
      properties[member.key] = ["$ref": .string("\(root)/$defs/tokens/properties/\(member.key)")]
    }
    for condition in Condition.allCases where condition != .always {
      properties[condition.rawValue] = [
        "$ref": .string("\(root)/$defs/tokens"), "description": .string(condition.meaning),
      ]
    }
    return [
      "description": "Tokens of a look; defaults are those of the look pill in light appearance.",
      "type": "object", "properties": .object(properties), "additionalProperties": false,
      "$defs": ["tokens": JSONObject.schema(of: tokens)],
    ]
  }
}

extension Theme.Condition {
  fileprivate var meaning: String {
    switch self {
    case .always: "tokens for all traits"
    case .light: "tokens for light appearance alone"
    case .dark: "tokens for dark appearance alone"
    case .highContrast: "tokens for increased contrast alone"
    }
  }
}

extension Token {
  /// The JSON Schema of the token's values.
  fileprivate var schema: JSONValue {
    var schema = JSONObject()
    schema["description"] = .string(unit == "pt" ? "\(meaning), in points" : meaning)
    switch access {
    case .number(let range, _), .optionalNumber(let range, _):
      if case .number = access {
        schema["type"] = "number"
      } else {
        schema["type"] = ["number", "null"]
      }
      schema["minimum"] = .number(range.lowerBound)
      schema["maximum"] = .number(range.upperBound)
    case .color: schema["type"] = "string"
    case .weight: schema["enum"] = .array(Weight.allCases.map { .string($0.rawValue) })
    case .cornerCurve: schema["enum"] = .array(CornerCurve.allCases.map { .string($0.rawValue) })
    case .fontFeatures: (schema["type"], schema["items"]) = ("array", ["type": "string"])
    }
    schema["default"] = value(in: .pill, .light)
    return .object(schema)
  }
}

extension JSONObject {
  /// The schema of an object of these members, each a schema or an object of such.
  fileprivate static func schema(of members: JSONObject) -> JSONValue {
    let properties = members.members.map { member in
      guard case .object(let inner) = member.value, inner["description"] == nil else {
        return member
      }
      return Member(key: member.key, value: schema(of: inner))
    }
    return [
      "type": "object", "properties": .object(JSONObject(properties)),
      "additionalProperties": false,
    ]
  }

  /// Puts a value in at the end of a path of keys, with the objects on its way.
  fileprivate mutating func insert(_ value: JSONValue, at path: [Substring]) {
    guard let first = path.first.map(String.init) else { return }
    guard path.count > 1 else { return self[first] = value }
    var inner = JSONObject()
    if case .object(let object) = self[first] { inner = object }
    inner.insert(value, at: Array(path.dropFirst()))
    self[first] = .object(inner)
  }
}
