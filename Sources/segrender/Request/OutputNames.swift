import SegmentJSON
import SegmentFiles
import SegmentKit
import SegmentPrimitives

/// Where the pictures of one run go, by one template.
enum OutputNames {
  /// The values of a template's placeholders.
  static func values(
    _ variant: Variant, segment: (index: Int, label: String)? = nil, frame: Int? = nil
  ) -> [OutputTemplate.Placeholder: String] {
    var values: [OutputTemplate.Placeholder: String] = [
      .scale: JSONValue.number(variant.scale).text(), .appearance: variant.appearanceName,
    ]
    values[.locale] = variant.locale
    if let segment {
      values[.index] = "\(segment.index)"
      values[.label] = segment.label.isEmpty ? "\(segment.index)" : segment.label
    }
    if let frame { values[.frame] = "\(frame)" }
    return values
  }

  /// The outputs for several pictures, all different; standard output takes one alone.
  static func outputs(
    _ values: [[OutputTemplate.Placeholder: String]], template: String
  ) throws(CommandError) -> [Output] {
    guard template != "-" else {
      guard values.count == 1 else {
        throw .usage("cannot write \(values.count) pictures to standard output; give -o FILE")
      }
      return [.standardOutput]
    }
    return try attempt(
      CommandError.outputName, try OutputTemplate(template).paths(values).map { .file($0) })
  }

  /// The suffix of a file's name, in lower case; `nil` for standard output and names without one.
  static func suffix(of output: String) -> String? {
    guard output != "-", let name = output.split(at: "/").last else { return nil }
    return name.split(at: ".").filter { !$0.isEmpty }.dropFirst().last?.lowercased()
  }
}
