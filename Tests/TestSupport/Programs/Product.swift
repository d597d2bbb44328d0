import Foundation

/// The command under test and what surrounds it.
package enum Product {
  /// The command that `SEGRENDER` names, such as the optimised build, or else the debug build.
  package static let path: String = {
    let named = ProcessInfo.processInfo.environment["SEGRENDER"] ?? ""
    return named.isEmpty ? debug : named
  }()

  /// The debug build, which lies beside the program that runs the tests.
  package static let debug = folder.appending(path: "segrender").path

  /// The optimised build, where there is one beside the debug build.
  package static let release: String? = {
    let path = folder.deletingLastPathComponent().appending(path: "release/segrender").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }()

  /// Both builds, as far as they are there.
  package static let builds = [debug] + [release].compactMap(\.self)

  private static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// This process's environment without what may change how programs speak or draw.
  package static let environment = ProcessInfo.processInfo.environment.filter { name, _ in
    !name.hasPrefix("LC_") && !["LANG", "LANGUAGE", "TZ", "NO_COLOR"].contains(name)
  }
}
