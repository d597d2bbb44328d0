import TestSupport

extension Refusal {
  /// Pictures that are none, by what is wrong with them.
  private static let brokenPictures: [(name: String, bytes: [UInt8])] = {
    let sound = PNGFile.picture(width: 4, height: 4, filledWith: [1, 2, 3, 255])
    let header = PNGFile.header(4, 4)
    let data = chunk("IDAT", PNGFile.stored([UInt8](repeating: 0, count: 4 * 17)))
    let end = chunk("IEND")
    var wrongSum = sound
    wrongSum[29] ^= 1
    return [
      ("empty", []), ("text", Array("{\"a\": 1}\n".utf8)),
      ("zeros", Array(repeating: 0, count: 99)),
      ("a signature alone", PNGFile.signature),
      ("a JPEG's start", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 0x4A, 0x46, 0x49, 0x46]),
      ("cut in the header", Array(sound.prefix(20))),
      ("cut in the data", Array(sound.prefix(sound.count / 2))),
      ("with a wrong checksum", wrongSum),
    ]
      + [
        ("without data", [header, end]), ("without a header", [data, end]),
        ("with data that is not zlib", [header, chunk("IDAT", [1, 2, 3]), end]),
        ("with too few rows", [PNGFile.header(4, 9), data, end]),
        ("of width 0", [PNGFile.header(0, 4), data, end]),
        ("of 2,000,000,000 columns", [PNGFile.header(2_000_000_000, 4), data, end]),
        ("of 60,000 × 60,000 pixels", [PNGFile.header(60_000, 60_000), data, end]),
      ].map { ($0, PNGFile.bytes($1)) }
  }()

  private static func chunk(_ type: String, _ data: [UInt8] = []) -> PNGFile.Chunk {
    PNGFile.Chunk(type: type, data: data)
  }

  /// Backgrounds and goldens that are no pictures.
  static let pictures: [Refusal] = brokenPictures.flatMap { name, bytes in
    [
      Refusal(
        "A background \(name)", drawing("--background", "file.png"), status: 2,
        mentions: ["file.png"],
        files: ["file.png": bytes]),
      Refusal(
        "A golden \(name)", ["doctor", "file.png"], status: 2, mentions: ["file.png"],
        files: ["file.png": bytes]),
    ]
  }

  /// Every option with a file × places where no file can be.
  static let places: [Refusal] = [
    ("absent", ["no such file"]), ("folder", ["folder"]), ("", ["path"]),
    ("/dev/null", ["/dev/null"]),
    ("/dev/zero", ["/dev/zero", "bytes"]), ("folder/absent/file", ["no such file"]),
    (String(repeating: "n", count: 300), ["too long"]),
    ("absent\nname\u{1B}[31m", ["\\u{A}", "\\u{1B}"]),
  ].flatMap { place, mentions in
    [
      drawing("--theme", place), drawing("--spec", place), drawing("--background", place),
      ["doctor", place],
    ].map { Refusal("\($0[0]) \($0.suffix(2))", $0, status: 2, mentions: mentions) }
  }

  /// Outputs that cannot be written.
  static let outputs: [Refusal] = [
    ("A folder as output", ["folder"], ["folder"]),
    ("A folder with a slash", ["folder/"], ["folder"]),
    ("A file as folder", ["file/a.png"], ["not a folder"]),
    ("A full device", ["/dev/full"], ["no space"]),
    ("A name of 300 bytes", [String(repeating: "n", count: 300) + ".png"], ["too long"]),
    ("No name", [""], ["path"]),
  ].map {
    Refusal(
      $0, ["--labels", "A", "-o"] + $1, status: 2, mentions: $2, files: ["file": Array("old".utf8)])
  }

  /// Templates that give no names, or one name twice.
  static let templates: [Refusal] =
    [
      ("An unknown place", ["{foo}.png"], ["{foo}", "{index}", "{label}"]),
      ("A misspelt place", ["{lable}.png", "--each"], ["did you mean {label}?"]),
      ("A place without a value", ["{locale}.png"], ["locale"]),
      ("A segment's place for the whole control", ["{label}.png"], ["label"]),
      ("A number of no form", ["%5d.png"], ["%5d", "%04d"]),
      ("A number in a still", ["%04d.png"], ["frame"]),
      ("One name for two scales", ["a.png", "--scale", "1,2"], ["a.png", "{scale}"]),
      ("One name for equal scales", ["{scale}.png", "--scale", "2,2"], ["2.png"]),
      ("One name for two appearances", ["a.png", "--appearance", "light,dark"], ["{appearance}"]),
      ("One name for two locales", ["a.png", "--locale", "de,en"], ["{locale}"]),
      ("One name for two segments", ["a.png", "--each"], ["{index}"]),
      ("Two pictures on standard output", ["-", "--scale", "1,2"], ["2 pictures"]),
      (
        "A folder hidden in one of two equal paths",
        ["./a/../{appearance}.png", "--appearance", "dark,dark"], ["dark.png"]
      ),
    ].map { Refusal($0, ["--labels", "A,B", "-o"] + $1, status: 64, mentions: $2) }
    + [
      Refusal(
        "One name for two labels", ["--labels", "a/b,a:b", "--each", "-o", "{label}.png"],
        status: 64, mentions: ["a_b.png", "{index}"])
    ]
}
