import Testing

/// Python's imaging library, the decoder that knows nothing of ours (package `python3-pil`).
package enum Pillow {
  /// What shows for a time.
  package struct Frame: Equatable {
    package var milliseconds: Int
    /// Red, green, blue and straight alpha of each pixel.
    package var rgba: [UInt8]
  }

  /// Debian's own Python, as one that comes before it on the path does not see its packages.
  package static let python = "/usr/bin/python3"

  /// The frames of a picture as shown, and how often it plays, 0 for ever.
  package static func read(_ file: [UInt8]) throws -> (shown: [Frame], loop: Int) {
    let workspace = try Workspace()
    try workspace.write(file, to: "picture")
    let run = try workspace.run(python, ["-c", decoding, "picture"])
    try run.requireDone()
    var rest = run.output[...]
    func number() -> Int {
      defer { rest = rest.dropFirst(4) }
      return rest.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    let (count, loop, size) = (number(), number(), 4 * number() * number())
    let shown = (0..<count).map { _ in
      let milliseconds = number()
      defer { rest = rest.dropFirst(size) }
      return Frame(milliseconds: milliseconds, rgba: Array(rest.prefix(size)))
    }
    return (shown, loop)
  }

  /// Prints the count, the loop and the size, then each frame's duration and pixels, all numbers in
  /// 32 bits from the lowest.
  private static let decoding = """
    import struct, sys
    from PIL import Image, GifImagePlugin
    GifImagePlugin.LOADING_STRATEGY = GifImagePlugin.LoadingStrategy.RGB_ALWAYS
    picture, out = Image.open(sys.argv[1]), sys.stdout.buffer
    count = getattr(picture, "n_frames", 1)
    out.write(struct.pack("<4I", count, picture.info.get("loop", 1), *picture.size))
    for index in range(count):
        picture.seek(index)
        picture.load()
        pixels = picture.convert("RGBA").tobytes()
        out.write(struct.pack("<I", round(picture.info.get("duration", 0))) + pixels)
    """
}
