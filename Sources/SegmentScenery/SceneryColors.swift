internal import SegmentPrimitives

/// The colours of a made-up photograph.
struct SceneryColors: Sendable {
  var top: Color
  var low: Color
  var cloud: Color
  var sun: Color
  var far: Color
  var near: Color
  var grass: Color
  var blade: Color
  var eye: Color
  var spots: [Color]
  var isNight = false

  private init(_ hex: String, spots: String, isNight: Bool = false) {
    let c = hex.split(separator: " ").map { Color(hex: $0) ?? .black }
    (top, low, cloud, sun, far) = (c[0], c[1], c[2], c[3], c[4])
    (near, grass, blade, eye) = (c[5], c[6], c[7], c[8])
    self.spots = spots.split(separator: " ").map { Color(hex: $0) ?? .white }
    self.isNight = isNight
  }

  /// Noon, dusk, winter, night, desert, jungle.
  static let all = [
    SceneryColors(
      "#3F78D8 #BBA9C8 #F4EEF4 #FFF3D0 #8E84B4 #33435C #2E6B1E #7CC13A #F2B92F",
      spots: "#F04A4A #FFFFFF #F9C13A #B95BEA #FF8FB8"),
    SceneryColors(
      "#2A2352 #F08A5D #F7B58C #FFE08A #6A4770 #241B38 #1F2A2A #5E6B3A #FFD36B",
      spots: "#F9A03F #D7263D #F2E9DC #8E5BD0"),
    SceneryColors(
      "#C9D9E8 #F5F7FA #FFFFFF #FFFDF0 #B8C6D6 #7C93AB #DDE6EE #FFFFFF #D9A441",
      spots: "#FFFFFF #C3D4E6 #A33B3B"),
    SceneryColors(
      "#05060F #141B33 #1C2340 #3A4A80 #0C1020 #070911 #06080E #10162A #FFFFFF",
      spots: "#FF5A4E #FFC24E #4EC6FF #F0F4FF #7DFF9A", isNight: true),
    SceneryColors(
      "#4FA3C7 #F3D9A4 #FBEFD2 #FFFFFF #D09B62 #8C4F2B #C98A4B #F0C27E #5A2E12",
      spots: "#3E6B2F #E8B04B #B5482E"),
    SceneryColors(
      "#0E3B2C #2F7D4F #8FD19E #F6FFB8 #1F5B3F #0B2A1E #0F3D1F #4FB04A #FFE74C",
      spots: "#FF3B6B #FFD23F #FFFFFF #3ABEFF"),
  ]
}
