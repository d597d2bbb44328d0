import SegmentCodecs
import SegmentPixels
import TestSupport
import Testing

@Suite("JPEGs are turned as Exif says", .needs(.pillow))
struct OrientationTests {
  @Test("As Pillow turns them", arguments: 1...8, ["<", ">"])
  func orientation(_ orientation: Int, byteOrder: String) throws {
    let workspace = try Workspace()
    try workspace.run(
      Pillow.python, ["-c", OrientationTests.making, "\(orientation)", byteOrder]
    ).requireDone()
    let turned = try PictureDecoder().decode(workspace.bytes(of: "a.jpg"))
    let expected = try PictureDecoder().decode(workspace.bytes(of: "a.png"))
    try #require(turned.width == expected.width && turned.height == expected.height)
    for (one, other) in zip(turned.pixels, expected.pixels) {
      for shift in [0, 8, 16] {
        // Two decoders may round the inverse transform differently.
        #expect(abs(Int(one >> shift & 255) - Int(other >> shift & 255)) <= 2)
      }
    }
  }

  @Test("A broken or absurd Exif segment turns nothing", arguments: [0, 9, 300])
  func nonsense(orientation: Int) throws {
    let workspace = try Workspace()
    try workspace.run(
      Pillow.python, ["-c", OrientationTests.making, "\(orientation)", "<"]
    ).requireDone()
    let picture = try PictureDecoder().decode(workspace.bytes(of: "a.jpg"))
    #expect(picture.width == 48 && picture.height == 16)
  }

  /// A picture of six colours with an orientation, and what Pillow makes of it.
  private static let making = """
    import io, struct, sys
    from PIL import Image, ImageOps
    orientation, order = int(sys.argv[1]), sys.argv[2]
    picture = Image.new("RGB", (48, 16))
    for index, color in enumerate(["red", "lime", "blue", "white", "black", "yellow"]):
        picture.paste(color, (index % 3 * 16, index // 3 * 8, index % 3 * 16 + 16, index // 3 * 8 + 8))
    mark = b"II*\\0" if order == "<" else b"MM\\0*"
    exif = b"Exif\\0\\0" + mark + struct.pack(
        order + "IHHHIHHI", 8, 1, 0x0112, 3, 1, orientation, 0, 0)
    picture.save("a.jpg", quality=95, subsampling=0, exif=exif)
    ImageOps.exif_transpose(Image.open("a.jpg")).save("a.png")
    """
}
