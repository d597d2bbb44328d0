/// What `segrender-svg` is asked for on its standard input, again and again: a file and how high its
/// picture is to be. Numbers are of four bytes, the lowest first.
public struct RasterRequest: Equatable, Sendable {
  /// The file's bytes.
  public var svg: [UInt8]
  /// The picture's rows.
  public var height: Int

  /// How many bytes come before the file: its length, and the height.
  public static let headLength = 8
  /// The longest file that is taken.
  public static let byteLimit = 16 << 20

  /// Makes a request.
  public init(svg: [UInt8], height: Int) {
    (self.svg, self.height) = (svg, height)
  }

  /// The request as it is sent.
  public var bytes: [UInt8] { fourBytes(svg.count) + fourBytes(height) + svg }

  /// The length of the file and the height that a head announces; `nil` where it is none.
  public static func announced(by head: [UInt8]) -> (length: Int, height: Int)? {
    guard head.count == headLength else { return nil }
    let (length, height) = (number(head[0..<4]), number(head[4..<8]))
    return length <= byteLimit && (1...RasterReply.sideLimit).contains(height)
      ? (length, height) : nil
  }
}

/// What `segrender-svg` answers on its standard output.
public enum RasterReply: Equatable, Sendable {
  /// A picture: premultiplied pixels, `0xAARRGGBB`, row by row.
  case picture(width: Int, height: Int, pixels: [UInt32])
  /// Why there is none.
  case failure(String)

  /// How many bytes come before the pixels or the text: width, height, and the number of bytes.
  public static let headLength = 12
  /// The longest side of a picture.
  public static let sideLimit = 8192
  /// The most pixels of a picture.
  public static let pixelLimit = 1 << 24

  /// The reply as it is sent; a text has no width and no height.
  public var bytes: [UInt8] {
    switch self {
    case .picture(let width, let height, let pixels):
      fourBytes(width) + fourBytes(height) + fourBytes(pixels.count * 4)
        + pixels.flatMap { fourBytes(Int($0)) }
    case .failure(let text):
      fourBytes(0) + fourBytes(0) + fourBytes(text.utf8.count) + Array(text.utf8)
    }
  }

  /// How many bytes follow a head; `nil` where it is none.
  public static func announced(by head: [UInt8]) -> Int? {
    guard head.count == headLength else { return nil }
    let (width, height, count) = (number(head[0..<4]), number(head[4..<8]), number(head[8..<12]))
    if width == 0 { return count <= 4096 ? count : nil }
    return max(width, height) <= sideLimit && width * height <= pixelLimit
      && count == width * height * 4 ? count : nil
  }

  /// Reads a reply whose head was accepted.
  public init(head: [UInt8], body: [UInt8]) {
    let (width, height) = (number(head[0..<4]), number(head[4..<8]))
    if width == 0 {
      self = .failure(String(decoding: body, as: UTF8.self))
    } else {
      let pixels = stride(from: 0, to: body.count, by: 4).map {
        UInt32(number(body[$0..<$0 + 4]))
      }
      self = .picture(width: width, height: height, pixels: pixels)
    }
  }
}

private func fourBytes(_ number: Int) -> [UInt8] {
  [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
}

private func number(_ bytes: ArraySlice<UInt8>) -> Int {
  bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
}
