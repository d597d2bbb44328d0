import SegmentJSON
import SegmentKit

extension Token {
  /// What the token is, and its value in each look: light, and dark where that differs.
  var details: String {
    let values = Look.Name.allCases.map { look in
      let (light, dark) = (value(in: look, .light).text(), value(in: look, .dark).text())
      return "\(look.rawValue) \(light)" + (light == dark ? "" : " (dark \(dark))")
    }
    return "\(meaning) [\(unit)]: " + values.joined(separator: ", ")
  }

  /// The same as JSON.
  var document: JSONValue {
    let values = Look.Name.allCases.map { look in
      JSONObject.Member(
        key: look.rawValue,
        value: ["light": value(in: look, .light), "dark": value(in: look, .dark)])
    }
    return [
      "name": .string(path), "meaning": .string(meaning), "unit": .string(unit),
      "values": .object(JSONObject(values)),
    ]
  }
}
