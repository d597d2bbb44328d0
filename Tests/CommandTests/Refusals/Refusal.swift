import Testing
import TestSupport

/// Input that the command must refuse: what it is, and how the refusal looks.
struct Refusal: Sendable, CustomTestStringConvertible {
  /// Files that are there before, by name.
  typealias Files = [String: [UInt8]]

  /// What is wrong, as the test's name says it.
  var name: String
  /// The bytes of each argument.
  var arguments: [[UInt8]]
  /// 64 for a wrong command line, 2 for what cannot be done, 1 for what a check found.
  var status: Int32
  /// What the message must hold: the option, the value, what is allowed, a suggestion.
  var mentions: [String]
  var files: Files = [:]
  var input: [UInt8] = []

  init(
    _ name: String, _ arguments: [String], status: Int32, mentions: [String], files: Files = [:],
    input: [UInt8] = []
  ) {
    self.init(
      name, bytes: arguments.map { Array($0.utf8) }, status: status, mentions: mentions,
      files: files, input: input)
  }

  init(
    _ name: String, bytes arguments: [[UInt8]], status: Int32, mentions: [String],
    files: Files = [:], input: [UInt8] = []
  ) {
    self.name = name
    self.arguments = arguments
    self.status = status
    self.mentions = mentions
    self.files = files
    self.input = input
  }

  var testDescription: String { name }

  /// Runs the command and compares: one line, the status, no file, no output.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let workspace = try Workspace()
    try workspace.makeFolder("folder")
    for (name, bytes) in files { try workspace.write(bytes, to: name) }
    let before = try workspace.names
    let run = try workspace.segrender(bytes: arguments, input: input)
    #expect(run.ending == .exited(status), "\(run.errors)", sourceLocation: sourceLocation)
    #expect(run.errors.hasPrefix("segrender: "), sourceLocation: sourceLocation)
    // One line and what stands behind its end, nothing.
    #expect(run.errorLines.count == 2, "\(run.errors)", sourceLocation: sourceLocation)
    for mention in mentions {
      #expect(
        run.errors.contains(mention), "\(run.errors) lacks \(mention)",
        sourceLocation: sourceLocation)
    }
    #expect(run.errors.unicodeScalars.dropLast().allSatisfy { $0.value >= 32 && $0.value != 127 })
    #expect(run.output.isEmpty, sourceLocation: sourceLocation)
    #expect(try workspace.names == before, sourceLocation: sourceLocation)
  }
}

/// Arguments that draw two segments, and others behind them.
func drawing(_ others: String...) -> [String] {
  ["--labels", "A,B", "-o", "out.png"] + others
}
