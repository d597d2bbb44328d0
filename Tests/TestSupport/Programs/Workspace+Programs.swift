package import Testing

extension Workspace {
  /// Runs a program in the folder to its end.
  ///
  /// - Parameter input: what standard input holds; at most as much as a pipe takes, 64 KiB.
  package func run(
    _ program: String, _ arguments: [String], environment: [String: String] = [:],
    input: [UInt8] = []
  ) throws -> ProgramRun {
    try run(
      program, bytes: arguments.map { Array($0.utf8) }, environment: environment, input: input)
  }

  /// Runs the command under test.
  package func segrender(
    _ arguments: [String], environment: [String: String] = [:], input: [UInt8] = []
  ) throws -> ProgramRun {
    try run(Product.path, arguments, environment: environment, input: input)
  }

  /// Runs the command under test with arguments that need not be text.
  package func segrender(bytes arguments: [[UInt8]], input: [UInt8] = []) throws -> ProgramRun {
    try run(Product.path, bytes: arguments, environment: [:], input: input)
  }

  /// Runs a bash script, which finds the command under test in `$SEGRENDER`.
  package func shell(
    _ script: String, environment: [String: String] = [:]
  ) throws -> ProgramRun {
    let environment = ["SEGRENDER": Product.path].merging(environment) { $1 }
    return try run("/bin/bash", ["-c", script], environment: environment)
  }

  private func run(
    _ program: String, bytes arguments: [[UInt8]], environment: [String: String], input: [UInt8]
  ) throws -> ProgramRun {
    let environment = Product.environment.merging(environment) { $1 }
    return try Spawn(
      program: program, arguments: arguments, environment: environment, folder: path, input: input
    ).run()
  }
}

extension ProgramRun {
  /// Stops the test where the run failed.
  package func requireDone(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try #require(isDone, "\(ending): \(errors)", sourceLocation: sourceLocation)
  }
}
