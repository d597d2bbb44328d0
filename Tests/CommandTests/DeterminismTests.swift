import Testing
import TestSupport

/// The same input gives the same bytes, wherever and whenever it is drawn (A55).
@Suite("The same input gives the same bytes")
struct DeterminismTests {
  private static let readme = ["--labels", "Miniatures,Recipes,Paints", "--selected", "1"]

  /// Pictures with all that may differ: fallback fonts, shadows, alpha, all looks, both formats.
  private static let pictures = [
    readme,
    ["--labels", "Größe,日本,عربي,👩‍🚒", "--show-labels", "all", "--look", "bordered"],
    ["--labels", "A,B", "--appearance", "dark", "--text-size", "AX3", "--scale", "2.625"],
    ["--labels", "A,B", "--format", "svg"],
    ["--labels", "A,B", "--format", "pdf"],
    ["--labels", "A,B", "--fingerprint"],
    ["measure", "--labels", "Größe,日本", "--show-labels", "all"],
  ]

  /// Variables of the environment that change other programs.
  private static let environments: [[String: String]] = [
    ["LANG": "C", "LC_ALL": "C"],
    ["LANG": "de_DE.UTF-8", "LANGUAGE": "de", "LC_NUMERIC": "de_DE.UTF-8"],
    ["LANG": "ja_JP.UTF-8", "LC_ALL": "ja_JP.UTF-8", "LANGUAGE": "ja:zh"],
    ["LC_ALL": "tr_TR.UTF-8"],
    ["TZ": "Pacific/Kiritimati"], ["TZ": "America/Los_Angeles"],
    ["HOME": "/nonexistent", "XDG_CACHE_HOME": "/nonexistent"],
    ["PIXMAN_DISABLE": "sse2"], ["PIXMAN_DISABLE": "ssse3"], ["PIXMAN_DISABLE": "fast"],
    ["SOURCE_DATE_EPOCH": "1"], ["GDK_SCALE": "2"], ["MALLOC_PERTURB_": "165"],
  ]

  /// The checksums of the pictures, drawn in this process's own surroundings.
  private static let checksums = Result {
    try pictures.map { try Workspace().written($0) }
  }

  @Test(
    "No variable of the environment changes a byte", arguments: environments, pictures.indices)
  func environment(variables: [String: String], index: Int) throws {
    let picture = DeterminismTests.pictures[index]
    let here = try DeterminismTests.checksums.get()[index]
    #expect(try Workspace().written(picture, environment: variables) == here, "\(picture)")
  }

  @Test(
    "Neither folder nor mask nor limits change a byte",
    arguments: ["cd /", "umask 077", "ulimit -n 32"], pictures.indices)
  func shell(command: String, index: Int) throws {
    let picture = DeterminismTests.pictures[index]
    let here = try DeterminismTests.checksums.get()[index]
    #expect(try Workspace().written(picture, after: command) == here, "\(picture)")
  }

  @Test("Two seconds change no byte, and nothing depends on the run")
  func time() throws {
    let first = try Workspace().written(DeterminismTests.readme)
    #expect(try Workspace().written(DeterminismTests.readme, after: "sleep 2") == first)
  }

  @Test(
    "The debug build and the optimised one draw the same bytes", .needs(.release),
    arguments: pictures.indices)
  func builds(index: Int) throws {
    let picture = DeterminismTests.pictures[index]
    let here = try DeterminismTests.checksums.get()[index]
    for product in Product.builds {
      let written = try Workspace().written(picture, environment: ["SEGRENDER": product])
      #expect(written == here, "\(picture) by \(product)")
    }
  }

  @Test("No path, host or time is in what is written")
  func anonymous() throws {
    let workspace = try Workspace()
    let year = try workspace.shell("date +%Y").text.dropLast()
    let host = try workspace.shell("hostname").text.dropLast()
    for format in ["png", "svg", "pdf"] {
      let run = try workspace.segrender(
        ["--labels", "A", "--fingerprint", "--format", format, "-o", "-"]
          + (format == "png" ? ["--compression", "fast"] : []))
      try run.requireDone()
      for word in [workspace.path, "/usr/share", "/tmp", "\(year)-", "D:\(year)", "@\(host)"] {
        #expect(!run.text.contains(word), "\(format) holds \(word)")
      }
    }
  }
}

extension Workspace {
  /// The checksum of the file that a run writes, for bytes would fill pages where they differ.
  func written(
    _ arguments: [String], after command: String = "true", environment: [String: String] = [:]
  ) throws -> String {
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let run = try shell(
      """
      here=$PWD; \(command)
      $SEGRENDER \(words) -o "$here/out" --quiet &> "$here/said" && sha256sum < "$here/out"
      """, environment: environment)
    try run.requireDone()
    return run.text
  }
}
