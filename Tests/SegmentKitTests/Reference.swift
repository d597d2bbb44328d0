import SegmentKit
import SegmentPrimitives
import TestSupport

/// The reference numbers, published by the platform's maker or measured by others.
enum Reference {
  /// A colour as people measured it: bytes and an opacity of two decimals.
  struct MeasuredColor: Decodable {
    let rgb: [Int]
    let alpha: Double

    var color: Color { Color(bytes: rgb[0], rgb[1], rgb[2], alpha: alpha) }
  }

  private struct Colors: Decodable { let colors: [String: [String: MeasuredColor]] }
  private struct Widths: Decodable { let widths: [String: Double] }
  private struct TypeSizes: Decodable {
    struct Step: Decodable {
      let size: Double
    }
    let styles: [String: [Step]]
  }

  /// Advances of Inter Medium at 13 pt in points, by HarfBuzz on the font file.
  static var textWidths: [String: Double] {
    get throws { try Repository.reference(Widths.self, "text_widths.json").widths }
  }

  /// A system colour's value by the name of its variant, such as `dark_high_contrast`.
  static func color(_ name: String, _ variant: String) throws -> Color? {
    try Repository.reference(Colors.self, "colors.json").colors[name]?[variant]?.color
  }

  /// The sizes of a text style from xS to AX5.
  static func typeSizes(_ style: String) throws -> [Double]? {
    try Repository.reference(TypeSizes.self, "dynamic_type.json").styles[style]?.map(\.size)
  }

  /// The measured control of iOS 13 to 18.
  static var pill: PillReference {
    get throws { try Repository.reference(Controls.self, "segmented_control.json").ios13_18 }
  }

  private struct Controls: Decodable { let ios13_18: PillReference }
}

/// What people measured of the control of iOS 13 to 18, in points.
struct PillReference: Decodable {
  struct Length: Decodable { let value: Double }
  struct Shadow: Decodable {
    let rgba: [Double]
    let y: Double
    let blur: Double
  }
  struct Hairline: Decodable {
    let outset: Double
    let rgba: [Double]
  }
  struct Track: Decodable { let corner_radius_pt: Length }
  struct Pill: Decodable {
    let inset_from_track_edge_pt: Double
    let corner_radius_pt: Length
    let light: String
    let dark: String
    let shadows: [Shadow]
    let hairline: Hairline
  }
  struct Divider: Decodable {
    let width_pt: Double
    let vertical_inset_pt: [String: Double]
  }
  struct Text: Decodable {
    let size: Double
    let weight: String
    let selected_weight: String
    let min_side_padding_pt: [String: Double]
  }

  let height_pt: Length
  let track: Track
  let pill: Pill
  let divider: Divider
  let text: Text
}
