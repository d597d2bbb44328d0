import Foundation
import Testing
import TestSupport

/// The reference numbers, computed elsewhere with 50 digits and stored with 12.
enum Reference {
  struct SpringCase: Decodable, Sendable, CustomTestStringConvertible {
    struct Moment: Decodable, Sendable {
      let t: String
      let x: String
    }

    let name: String
    let kind: String
    let inputs: [String: Input]
    let omega0: String
    let dampingRatio: String
    let initialVelocity: String
    let tEnd: String
    let samplesTX: [[String]]
    let firstStationaryPoint: Moment?
    let caSettlingDurationInferred: String?
    let omega0AsUikitNewtonStops: String?

    var testDescription: String { name }
    func input(_ key: String) throws -> Double { try number(#require(inputs[key]).text) }
  }

  struct SettlingCheck: Decodable, Sendable {
    let mass: String
    let stiffness: String
    let damping: String
    let velocity: String
    let formula: String
  }

  /// A number written as a text, or a Boolean.
  struct Input: Decodable, Sendable {
    let text: String
    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      text = try (try? value.decode(String.self)) ?? String(value.decode(Bool.self))
    }
  }

  struct Curve: Decodable, Sendable {
    let controlPoints: [String]
    let samplesXY: [[String]]
  }

  private struct Springs: Decodable {
    let cases: [SpringCase]
    let caSettlingChecks: [SettlingCheck]
  }
  private struct Curves: Decodable { let curves: [String: Curve] }

  static var springs: [SpringCase] {
    get throws { try decode(Springs.self, "spring_reference.json").cases }
  }
  static var settlingChecks: [SettlingCheck] {
    get throws { try decode(Springs.self, "spring_reference.json").caSettlingChecks }
  }
  static var curves: [String: Curve] {
    get throws { try decode(Curves.self, "bezier_reference.json").curves }
  }

  private static func decode<T: Decodable>(_ type: T.Type, _ file: String) throws -> T {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .custom { path in
      let words = path.last?.stringValue.split(separator: "_") ?? []
      // Names of curves and inputs are camel case already and stay as they are.
      let rest = words.dropFirst().map { word in
        ["t", "x", "y"].contains(word) ? word.uppercased() : word.capitalized
      }
      return Key(stringValue: (words.first.map { String($0) } ?? "") + rest.joined())
    }
    return try Repository.reference(type, file, decoder: decoder)
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
