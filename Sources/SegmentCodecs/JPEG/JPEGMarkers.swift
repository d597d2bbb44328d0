/// The segments before a JPEG's picture, each a marker and its data (ITU-T T.81 §B.1.1).
struct JPEGMarkers {
  private static let profileMarker: UInt8 = 0xE2
  private static let profileName = Array("ICC_PROFILE\0".utf8)
  private var segments: [(marker: UInt8, data: ArraySlice<UInt8>)] = []

  /// Reads the segments up to the picture, or up to the first that is broken.
  init(_ bytes: [UInt8]) {
    var offset = 2
    while offset + 4 <= bytes.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      let end = offset + 2 + Int(bytes[offset + 2]) << 8 + Int(bytes[offset + 3])
      // The picture starts at SOS.
      guard marker != 0xDA, end >= offset + 4, end <= bytes.count else { return }
      segments.append((marker, bytes[offset + 4..<end]))
      offset = end
    }
  }

  /// The comments (COM).
  var comments: [[UInt8]] { segments.filter { $0.marker == 0xFE }.map { Array($0.data) } }

  /// How the pixels are to be turned, 1…8 (Exif 2.32 §4.6.4, tag 0x0112); 1, not at all, where the
  /// file does not say.
  var orientation: Int {
    for segment in segments where segment.marker == 0xE1 {
      let name = Array("Exif\0\0".utf8)
      guard segment.data.starts(with: name) else { continue }
      let value = TIFFDirectory(Array(segment.data.dropFirst(name.count)))?.shortValue(of: 0x0112)
      if let value, (1...8).contains(value) { return value }
    }
    return 1
  }

  /// The colours: those of the profile, whose parts are numbered from 1 (ICC.1 §B.4), else sRGB.
  var colors: SourceColors {
    let parts = segments.compactMap { segment -> (number: UInt8, data: ArraySlice<UInt8>)? in
      guard segment.marker == JPEGMarkers.profileMarker,
        segment.data.starts(with: JPEGMarkers.profileName)
      else { return nil }
      let rest = segment.data.dropFirst(JPEGMarkers.profileName.count)
      return rest.first.map { ($0, rest.dropFirst(2)) }
    }
    let profile = parts.sorted { $0.number < $1.number }.flatMap(\.data)
    return profile.isEmpty ? .sRGB : .profile(profile)
  }
}
