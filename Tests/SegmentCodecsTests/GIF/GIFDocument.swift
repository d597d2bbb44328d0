/// A GIF read in the plainest way after the format's specification, apart from the code under test.
struct GIFDocument {
  struct Malformed: Error { let reason: String }

  /// What is shown after each image, straight `0xAARRGGBB`, and for how many hundredths.
  struct Shown {
    var pixels: [UInt32]
    var hundredths: Int
  }

  var width = 0
  var height = 0
  /// The number in Netscape's extension, or `nil` without one.
  var repetitions: Int?
  var shown: [Shown] = []
  /// The number of pixels that the images hold.
  var storedPixels = 0
  /// The number of images with a palette of their own.
  var ownPalettes = 0

  private var bytes: ArraySlice<UInt8>
  private var globalPalette: [UInt32] = []
  private var control: (disposal: UInt8, hundredths: Int, transparent: UInt8?) = (0, 0, nil)

  init(_ file: [UInt8]) throws {
    bytes = file[...]
    guard bytes.starts(with: Array("GIF89a".utf8)) else { throw Malformed(reason: "signature") }
    bytes = bytes.dropFirst(6)
    (width, height) = (try word(), try word())
    let flags = try byte()
    bytes = bytes.dropFirst(2)
    if flags & 0x80 != 0 { globalPalette = try palette(flags) }
    var canvas = [UInt32](repeating: 0, count: width * height)
    while true {
      switch try byte() {
      case 0x21: try readExtension()
      case 0x2C: try readImage(onto: &canvas)
      case 0x3B:
        guard bytes.isEmpty else { throw Malformed(reason: "bytes behind the end") }
        return
      case let code: throw Malformed(reason: "block \(code)")
      }
    }
  }

  private mutating func byte() throws -> UInt8 {
    guard let byte = bytes.popFirst() else { throw Malformed(reason: "too short") }
    return byte
  }

  private mutating func word() throws -> Int { Int(try byte()) | Int(try byte()) << 8 }

  private mutating func palette(_ flags: UInt8) throws -> [UInt32] {
    try (0..<2 << Int(flags & 7)).map { _ in
      0xFF00_0000 | UInt32(try byte()) << 16 | UInt32(try byte()) << 8 | UInt32(try byte())
    }
  }

  private mutating func blocks() throws -> [UInt8] {
    var data: [UInt8] = []
    while case let count = Int(try byte()), count > 0 {
      data += bytes.prefix(count)
      bytes = bytes.dropFirst(count)
    }
    return data
  }

  private mutating func readExtension() throws {
    let code = try byte()
    let data = try blocks()
    switch code {
    case 0xF9:
      control = (
        data[0] >> 2 & 7, Int(data[1]) | Int(data[2]) << 8, data[0] & 1 == 1 ? data[3] : nil
      )
    case 0xFF where data.starts(with: Array("NETSCAPE2.0".utf8)):
      repetitions = Int(data[12]) | Int(data[13]) << 8
    default: throw Malformed(reason: "extension \(code)")
    }
  }

  private mutating func readImage(onto canvas: inout [UInt32]) throws {
    let (left, top, columns, rows) = (try word(), try word(), try word(), try word())
    let flags = try byte()
    guard left + columns <= width, top + rows <= height, columns > 0, rows > 0 else {
      throw Malformed(reason: "an image outside the canvas")
    }
    let colors = flags & 0x80 != 0 ? try palette(flags) : globalPalette
    ownPalettes += flags & 0x80 != 0 ? 1 : 0
    let codeSize = Int(try byte())
    let indices = try GIFDocument.decompressed(try blocks(), codeSize: codeSize)
    guard indices.count == columns * rows else {
      throw Malformed(reason: "\(indices.count) pixels")
    }
    storedPixels += indices.count
    let places = indices.indices.map { (top + $0 / columns) * width + left + $0 % columns }
    for (place, index) in zip(places, indices) where index != control.transparent {
      canvas[place] = colors[Int(index)]
    }
    shown.append(Shown(pixels: canvas, hundredths: control.hundredths))
    if control.disposal == 2 { for place in places { canvas[place] = 0 } }
  }

  private static func decompressed(_ data: [UInt8], codeSize: Int) throws -> [UInt8] {
    let (clear, end) = (1 << codeSize, 1 << codeSize + 1)
    var result: [UInt8] = []
    var table: [[UInt8]] = []
    var previous: [UInt8]?
    var (bits, size) = (0, codeSize + 1)
    while true {
      guard bits + size <= data.count * 8 else { throw Malformed(reason: "no end code") }
      let code = (0..<size).reduce(0) { code, bit in
        let place = bits + bit
        return code | Int(data[place / 8] >> UInt8(place % 8) & 1) << bit
      }
      bits += size
      if code == end { return result }
      if code == clear {
        table = (0..<clear).map { [UInt8($0)] } + [[], []]
        (previous, size) = (nil, codeSize + 1)
        continue
      }
      var entry = code < table.count ? table[code] : previous ?? []
      if code >= table.count, let first = entry.first { entry.append(first) }
      if let previous, table.count < 4096 { table.append(previous + entry.prefix(1)) }
      if table.count == 1 << size && size < 12 { size += 1 }
      result += entry
      previous = entry
    }
  }
}
