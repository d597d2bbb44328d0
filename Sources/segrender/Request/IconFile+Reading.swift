import SegmentCodecs
import SegmentFiles
import SegmentKit
import SegmentPixels
import SegmentSVG

/// The largest file of an icon, in bytes.
private let largestIcon = 16 << 20

extension IconFile {
  /// The icon in the file.
  /// - Parameter pixelHeight: how many pixels high what is no plain SVG is drawn.
  /// - Throws: `CommandError.file`, `.icon`.
  func icon(pixelHeight: Int) throws(CommandError) -> CustomIcon {
    let bytes = try attempt(CommandError.file, try Input.file(path).bytes(limit: largestIcon))
    if suffix == "svg" || suffix == "svgz" || isMarkup(bytes) {
      return try drawing(bytes, pixelHeight: pixelHeight)
    }
    return try picture(bytes)
  }

  /// The file as shapes, or else, where a full renderer may draw it, as that draws it.
  private func drawing(_ bytes: [UInt8], pixelHeight: Int) throws(CommandError) -> CustomIcon {
    let feature: String
    do {
      return try CustomIcon(title: title, svg: bytes, rendering: rendering)
    } catch .unsupported(let text) {
      feature = text
    } catch {
      throw .icon(error.description, path: path)
    }
    let raster = try attempt(
      { (error: SVGRenderingError) in .icon(error.description(feature: feature), path: path) },
      try SVGRenderer.shared.raster(of: bytes, height: pixelHeight))
    return CustomIcon(title: title, artwork: .rendered(raster), rendering: rendering)
  }

  /// The picture with those of other scales beside it, as long as they have as many more pixels.
  private func picture(_ bytes: [UInt8]) throws(CommandError) -> CustomIcon {
    let own = CustomIcon.ScaledPicture(raster: try decoded(bytes), scale: scale)
    var pictures = [own]
    for sibling in siblings {
      guard let bytes = try? Input.file(sibling.path).bytes(limit: largestIcon),
        let raster = try? sibling.decoded(bytes)
      else { continue }
      let other = CustomIcon.ScaledPicture(raster: raster, scale: sibling.scale)
      if other.isSameSize(as: own) { pictures.append(other) }
    }
    return CustomIcon(title: title, artwork: .pictures(pictures), rendering: rendering)
  }

  /// The pixels of a file.
  /// - Throws: `CommandError.file`, `.icon`.
  func raster() throws(CommandError) -> Raster {
    try decoded(try attempt(CommandError.file, try Input.file(path).bytes(limit: largestIcon)))
  }

  private func decoded(_ bytes: [UInt8]) throws(CommandError) -> Raster {
    try attempt(
      { (error: PictureError) in .icon(error.description, path: path) },
      try PictureDecoder().decode(bytes))
  }

  /// Whether a file begins as XML does.
  private func isMarkup(_ bytes: [UInt8]) -> Bool {
    bytes.first { !" \t\r\n\u{FEFF}".utf8.contains($0) } == UInt8(ascii: "<")
  }
}

extension CustomIcon.ScaledPicture {
  /// Whether both are as large in points, but for a pixel that was rounded away.
  fileprivate func isSameSize(as other: CustomIcon.ScaledPicture) -> Bool {
    let slack = 1 / min(scale, other.scale)
    func isNear(_ own: Int, _ theirs: Int) -> Bool {
      abs(Double(own) / scale - Double(theirs) / other.scale) < slack
    }
    return isNear(raster.width, other.raster.width) && isNear(raster.height, other.raster.height)
  }
}
