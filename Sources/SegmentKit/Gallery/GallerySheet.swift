internal import SegmentPrimitives

/// Where everything of a gallery lies; lengths in points.
///
/// Looks stand side by side in bands; below each, a panel for light and one for dark appearance,
/// with a row for each state. A row has one height across a band, so that its strips line up.
struct GallerySheet {
  /// One row of looks.
  struct Band {
    /// The indices of its looks.
    let looks: Range<Int>
    /// The top of the names.
    let top: Double
    /// The tops of the two panels.
    let panels: [Double]
    /// The panels' height.
    let panelHeight: Double
    /// The middle of each state's row, from a panel's top.
    let centres: [Double]
  }

  static let margin = 52.0
  static let rowHead = 92.0
  private static let columnGap = 16.0
  /// What the longest summary of a look takes.
  private static let leastPanelWidth = 250.0
  /// From the top of the names to the first panel.
  private static let headHeight = 50.0

  let bands: [Band]
  let panelWidth: Double
  let size: Size

  /// A sheet for one strip or more, the size of each look's largest, in as many columns as bring it nearest to a
  /// square: whatever the labels' length, it can be looked at whole.
  init(strips: [Size], states: Int) {
    let sheets = (1...strips.count).map { bands in
      let columns = (strips.count + bands - 1) / bands
      return GallerySheet(strips: strips, states: states, columns: columns)
    }
    self = sheets.min { $0.elongation < $1.elongation } ?? sheets[0]
  }

  /// How many times as long as the short side the long side is.
  private var elongation: Double { max(size.width / size.height, size.height / size.width) }

  private init(strips: [Size], states: Int, columns: Int) {
    let strip = (strips.map(\.width).max() ?? 0).rounded(.up) + 2 * GalleryPanel.padding
    let panelWidth = max(strip, GallerySheet.leastPanelWidth)
    let step = panelWidth + GallerySheet.columnGap
    var top = GallerySheet.margin + 96
    var bands: [Band] = []
    for start in stride(from: 0, to: strips.count, by: columns) {
      let looks = start..<min(start + columns, strips.count)
      let band = GallerySheet.band(looks, strips[looks].map(\.height).max() ?? 0, states, top)
      bands.append(band)
      top = (band.panels.last ?? top) + band.panelHeight + 52
    }
    self.bands = bands
    self.panelWidth = panelWidth
    size = Size(
      width: 2 * GallerySheet.margin + GallerySheet.rowHead + Double(columns) * step
        - GallerySheet.columnGap,
      height: top - 52 + GallerySheet.margin)
  }

  /// The left edge of a column of panels.
  func column(_ index: Int) -> Double {
    GallerySheet.margin + GallerySheet.rowHead
      + Double(index) * (panelWidth + GallerySheet.columnGap)
  }

  private static func band(
    _ looks: Range<Int>, _ stripHeight: Double, _ states: Int, _ top: Double
  ) -> Band {
    let height = stripHeight.rounded(.up)
    let (pitch, first) = (height + 16, GalleryPanel.padding + height / 2)
    let centres = (0..<states).map { first + Double($0) * pitch }
    let panelHeight = 2 * GalleryPanel.padding + Double(states) * pitch - 16
    let panel = top + headHeight
    return Band(
      looks: looks, top: top, panels: [panel, panel + panelHeight + 16],
      panelHeight: panelHeight, centres: centres)
  }
}
