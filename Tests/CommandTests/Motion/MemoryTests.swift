import Testing
import TestSupport

/// Memory does not grow with the number of frames (A35).
@Suite(
  "Ten seconds take hardly more memory than one", .serialized,
  .needs(.release))
struct MemoryTests {
  /// The most memory that a run of a number of seconds takes, in KiB.
  private func peak(_ output: String, seconds: Int) throws -> Int {
    let workspace = try Workspace()
    try workspace.makeFolder("frames")
    let words =
      Workspace.strip + [
        "--scale", "4", "--jobs", "2", "--quiet", "--curve", "linear", "--duration", "\(seconds)",
        "-o", output,
      ]
    try workspace.write(MemoryTests.watch, to: "watch.py")
    let run = try workspace.run(Pillow.python, ["watch.py", Product.release ?? ""] + words)
    try run.requireDone()
    return try #require(Int(run.text.dropLast()))
  }

  private static let watch = """
    import resource, subprocess, sys
    status = subprocess.run(sys.argv[1:]).returncode
    print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
    sys.exit(status)
    """

  @Test(
    "600 frames take at most 24 MB more than 60",
    .needs(.pillow),
    arguments: ["frames/%04d.png", "out.apng", "out.gif", "out.y4m", "out.rgba"])
  func bounded(output: String) throws {
    let (short, long) = (try peak(output, seconds: 1), try peak(output, seconds: 10))
    #expect(long - short <= 24_000, "\(short) KiB, then \(long) KiB")
  }
}
