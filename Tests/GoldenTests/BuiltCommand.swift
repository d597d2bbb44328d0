import Foundation

/// The command as it was built beside these tests.
enum BuiltCommand {
  /// What a finished run leaves.
  struct Outcome {
    let status: Int32
    let messages: String
  }

  /// The product beside the test bundle, which is the main executable on Linux.
  static let url = Bundle.main.bundleURL.appending(path: "segrender")

  /// Runs the command and waits for it; `LANG` and the like are passed on as they are.
  static func run(_ arguments: [String]) throws -> Outcome {
    let process = Process()
    let errors = Pipe()
    process.executableURL = url
    process.arguments = arguments
    process.standardError = errors
    try process.run()
    let messages = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, messages: String(decoding: messages, as: UTF8.self))
  }
}
