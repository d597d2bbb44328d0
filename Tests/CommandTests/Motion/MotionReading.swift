import SegmentJSON
import Testing
import TestSupport

/// What other programs see in moving pictures (packages `python3-pil`, `ffmpeg`).
enum MotionReading {
  /// What shows in a moving picture from one moment to the next.
  struct Shown: Equatable {
    var milliseconds: Double
    /// The numbered PNG frame that it is nearest to.
    var frame: Int
    /// The largest difference from it of a channel, over black, over white and in alpha.
    var difference: Int
  }

  /// Compares each frame of a moving picture with all PNG frames of a folder.
  fileprivate static let comparison = """
    import glob, sys
    from PIL import Image, ImageChops, GifImagePlugin
    GifImagePlugin.LOADING_STRATEGY = GifImagePlugin.LoadingStrategy.RGB_ALWAYS
    def views(picture, grounds):
        picture = picture.convert("RGBA")
        def flat(ground):
            below = Image.new("RGBA", picture.size, ground)
            return Image.alpha_composite(below, picture).convert("RGB")
        flats = [flat(ground) for ground in grounds]
        return flats + ([picture.getchannel("A")] if len(grounds) > 1 else [])
    def difference(a, b):
        pairs = [ImageChops.difference(x, y).getextrema() for x, y in zip(a, b)]
        return max(e[1] if isinstance(e[0], tuple) is False else max(c[1] for c in e)
                   for e in pairs)
    name, folder = sys.argv[1:3]
    # What lies below pictures without soft edges.
    grounds = sys.argv[3:] or ["black", "white"]
    if name.endswith(".raw"):
        size = Image.open(sorted(glob.glob(folder + "/*.png"))[0]).size
        data, step = open(name, "rb").read(), size[0] * size[1] * 4
        parts = [data[i:i + step] for i in range(0, len(data), step)]
        moving = [(0, Image.frombytes("RGBA", size, part)) for part in parts]
    else:
        picture, moving = Image.open(name), []
        for index in range(picture.n_frames):
            picture.seek(index)
            picture.load()
            moving.append((picture.info.get("duration", 0), picture.convert("RGBA")))
    stills = [views(Image.open(n), grounds) for n in sorted(glob.glob(folder + "/*.png"))]
    last = -1
    for milliseconds, shown in moving:
        shown = views(shown, grounds)
        found = [difference(shown, still) for still in stills]
        least = min(found)
        # Where a motion turns two frames may be equally near: then they come in their order.
        near = [index for index, other in enumerate(found) if other == least]
        last = next((index for index in near if index > last), near[0])
        print(milliseconds, last, least)
    """
}

extension Workspace {
  /// The arguments of a small animation, two labels in the seed's widths.
  static let strip = ["animate", "--labels", "Miniatures,Recipes,Paints", "--scale", "1"]

  /// Runs `animate`, and requires that it is done and says nothing.
  @discardableResult
  func animate(_ arguments: [String], to output: String) throws -> ProgramRun {
    let run = try segrender(Workspace.strip + arguments + ["-o", output])
    try run.requireDone()
    return run
  }

  /// What Pillow sees in a moving picture, beside the PNG frames of a folder; `ground` is what the
  /// picture was laid on, where it has no soft edges.
  func shown(_ name: String, besides folder: String, over ground: String? = nil) throws
    -> [MotionReading.Shown]
  {
    try write(MotionReading.comparison, to: "compare.py")
    let words = [name, folder] + (ground.map { [$0] } ?? [])
    let run = try run(Pillow.python, ["compare.py"] + words)
    try run.requireDone()
    return try run.text.split(separator: "\n").map { line in
      let cells = line.split(separator: " ")
      return try MotionReading.Shown(
        milliseconds: #require(Double(cells[0])), frame: #require(Int(cells[1])),
        difference: #require(Int(cells[2])))
    }
  }

  /// The timeline that `animate --json` prints.
  func timeline(_ arguments: [String]) throws -> JSONValue {
    let run = try segrender(Workspace.strip + arguments + ["--json"])
    try run.requireDone()
    return try JSONValue(parsing: run.output)
  }
}

extension JSONValue {
  /// The members of a list.
  var items: [JSONValue] { if case .array(let items) = self { items } else { [] } }
}
