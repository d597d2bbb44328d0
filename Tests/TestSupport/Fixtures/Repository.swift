package import Foundation

/// The project's folder and what lies in it.
package enum Repository {
  /// The folder with `Package.swift`.
  package static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized
  /// A folder a golden, and the reference numbers.
  package static let fixtures = root.appending(path: "fixtures")

  /// A file of `fixtures/reference`, whose numbers were computed or measured apart from this
  /// project.
  package static func reference(_ file: String) throws -> Data {
    try Data(contentsOf: fixtures.appending(path: "reference").appending(path: file))
  }

  /// The part of a file of `fixtures/reference` that a type describes.
  package static func reference<T: Decodable>(
    _ type: T.Type, _ file: String, decoder: JSONDecoder = JSONDecoder()
  ) throws -> T {
    try decoder.decode(type, from: reference(file))
  }

  /// The folder of other people's files that `SEGRENDER_MATERIAL` names, for acceptance.
  package static let material = ProcessInfo.processInfo.environment["SEGRENDER_MATERIAL"]
    .flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
}
