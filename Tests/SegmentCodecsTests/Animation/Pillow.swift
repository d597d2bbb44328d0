import Foundation

/// Python's imaging library as an independent reader (package `python3-pil`).
enum Pillow {
  /// What shows at a time.
  struct Shown: Equatable {
    var milliseconds: Int
    /// Red, green, blue and straight alpha of each pixel.
    var rgba: [UInt8]
  }

  /// Whether the library is there; tests that need it say so where they are skipped.
  static let isInstalled = (try? run(["-c", "import PIL"], file: [])) != nil

  /// The frames of a moving picture as shown, and how often it plays, 0 for ever.
  static func read(_ file: [UInt8]) throws -> (shown: [Shown], loop: Int) {
    var rest = try run(["-c", script], file: file)[...]
    var numbers: [Int] = []
    func number() -> Int {
      let value = rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(4)
      return value
    }
    numbers = (0..<4).map { _ in number() }
    let shown = (0..<numbers[0]).map { _ in
      let milliseconds = number()
      defer { rest = rest.dropFirst(numbers[2] * numbers[3] * 4) }
      return Shown(
        milliseconds: milliseconds, rgba: Array(rest.prefix(numbers[2] * numbers[3] * 4)))
    }
    return (shown, numbers[1])
  }

  /// Prints the count, the loop and the size, then each frame's duration and pixels, all numbers in
  /// 32 bits from the lowest.
  private static let script = """
    import struct, sys
    from PIL import Image, GifImagePlugin
    GifImagePlugin.LOADING_STRATEGY = GifImagePlugin.LoadingStrategy.RGB_ALWAYS
    picture, out = Image.open(sys.stdin.buffer), sys.stdout.buffer
    count = getattr(picture, "n_frames", 1)
    out.write(struct.pack("<4I", count, picture.info.get("loop", 1), *picture.size))
    for index in range(count):
        picture.seek(index)
        picture.load()
        pixels = picture.convert("RGBA").tobytes()
        out.write(struct.pack("<I", round(picture.info.get("duration", 0))) + pixels)
    """

  private struct Failed: Error { let status: Int32 }

  private static func run(_ arguments: [String], file: [UInt8]) throws -> [UInt8] {
    // Debian's own, as a Python that comes before it on the path does not see its packages.
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = arguments
    let folder = FileManager.default.temporaryDirectory
    let input = folder.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: input) }
    try Data(file).write(to: input)
    let output = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: input)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed(status: process.terminationStatus) }
    return [UInt8](bytes)
  }
}
