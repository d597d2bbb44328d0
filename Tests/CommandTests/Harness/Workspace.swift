import Foundation

/// A new empty folder in which the command runs, removed at the end of its life.
final class Workspace {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/command-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a name in the folder.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// All names in the folder and those below it, hidden ones too.
  var names: [String] {
    get throws { try FileManager.default.subpathsOfDirectory(atPath: path).sorted() }
  }

  func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: self(name))))
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: self(name)))
  }

  func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: self(name), withIntermediateDirectories: true)
  }

  func copy(_ source: String, to name: String) throws {
    try FileManager.default.copyItem(atPath: source, toPath: self(name))
  }
}

extension Workspace {
  /// Runs the command here.
  func segrender(
    _ arguments: [String], environment: [String: String] = [:], input: [UInt8] = []
  ) throws -> CommandRun {
    try segrender(bytes: arguments.map { Array($0.utf8) }, environment: environment, input: input)
  }

  /// Runs the command here with arguments that need not be text.
  func segrender(
    bytes arguments: [[UInt8]], environment: [String: String] = [:], input: [UInt8] = []
  ) throws -> CommandRun {
    try Spawn(
      program: Product.path, arguments: arguments,
      environment: Product.environment.merging(environment) { $1 }, folder: path, input: input
    ).run()
  }

  /// Runs a bash script here, which finds the command in `$SEGRENDER`.
  func shell(
    _ script: String, environment: [String: String] = [:]
  ) throws -> CommandRun {
    let environment = Product.environment.merging(["SEGRENDER": Product.path]) { $1 }
      .merging(environment) { $1 }
    return try Spawn(
      program: "/bin/bash", arguments: ["-c", script].map { Array($0.utf8) },
      environment: environment, folder: path
    ).run()
  }
}

/// The command under test and what surrounds it.
enum Product {
  /// The built command beside the test program, or the one that `SEGRENDER` names.
  static let path: String = {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["SEGRENDER"], !path.isEmpty { return path }
    let test = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return test.deletingLastPathComponent().path + "/segrender"
  }()

  /// This process's environment without what may change how programs speak or draw.
  static let environment = ProcessInfo.processInfo.environment.filter { name, _ in
    !name.hasPrefix("LC_") && !["LANG", "LANGUAGE", "TZ", "NO_COLOR"].contains(name)
  }

  /// The optimised build, where there is one beside the debug build.
  static let release: String? = {
    let folders = URL(fileURLWithPath: path).deletingLastPathComponent().deletingLastPathComponent()
    let release = folders.path + "/release/segrender"
    return FileManager.default.isExecutableFile(atPath: release) ? release : nil
  }()

  /// Whether the tests run as a user whom no permission stops.
  static let isRoot = getuid() == 0

  /// Whether a program can be found.
  static func has(_ program: String) -> Bool {
    (environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }
}
