public import SegmentPrimitives

/// The built-in icons: the project's own drawings, under the names users know.
///
/// To add one, write a function that draws with a `Pen` in one of the `Drawing+….swift` files and
/// name it in the table at the top of that file.
public enum IconLibrary {
  /// The names of all icons in alphabetical order, aliases left out.
  public static let names: [String] = drawings.map(\.name)

  /// Other names users try, and the icons they get.
  public static let aliases: [String: String] = [
    "gear": "gearshape", "gear.fill": "gearshape.fill", "search": "magnifyingglass",
    "list": "list.bullet", "grid": "square.grid.2x2", "grid.fill": "square.grid.2x2.fill",
    "palette": "paintpalette", "palette.fill": "paintpalette.fill", "home": "house",
    "home.fill": "house.fill", "miniature": "pawn", "miniature.fill": "pawn.fill",
    "dice": "die.face.5", "dice.fill": "die.face.5.fill", "menu": "line.3.horizontal",
    "cup": "cup.and.saucer", "cup.fill": "cup.and.saucer.fill",
  ]

  /// Draws an icon.
  /// - Parameters:
  ///   - name: One of `names` or `aliases`.
  ///   - pointSize: The size of the text it goes with, in points; positive.
  ///   - weight: The weight of its strokes.
  ///   - scale: Device pixels per point, for edges on whole pixels; positive.
  /// - Returns: `nil` if there is no such icon or a number is not positive and finite.
  public static func icon(
    named name: String, pointSize: Double, weight: Weight, scale: Double
  ) -> Icon? {
    guard pointSize > 0, pointSize.isFinite, scale > 0, scale.isFinite else { return nil }
    let name = aliases[name] ?? name
    return drawings.first { $0.name == name }?
      .icon(pointSize: pointSize, weight: weight, scale: scale)
  }

  /// The name, or alias, that a mistyped one most resembles: of those that begin with the same part,
  /// as `heart` for `heart.circle`, before all others.
  /// - Returns: `nil` if none is near; see `nearestWord(to:in:)`.
  public static func nearestName(to name: String) -> String? {
    let all = names + aliases.keys.sorted()
    let subject = name.split(at: ".").first
    let kin = all.filter { $0.split(at: ".").first == subject }
    let variant = { (name: String) in name.split(at: ".").dropFirst().joined(separator: ".") }
    let near = nearestWord(to: variant(name), in: kin.map(variant))
    return kin.first { variant($0) == near } ?? kin.min { $0.count < $1.count }
      ?? nearestWord(to: name, in: all)
  }

  /// In alphabetical order. A control has few icons, which are found sooner than a table is made.
  private static let drawings: [Drawing] =
    [
      Drawing.nature, Drawing.signs, Drawing.shapes, Drawing.places, Drawing.games, Drawing.people,
      Drawing.papers, Drawing.rows, Drawing.media, Drawing.tools, Drawing.shopping,
      Drawing.arrows, Drawing.text, Drawing.layouts, Drawing.sharing, Drawing.talk, Drawing.states,
      Drawing.reading, Drawing.playback, Drawing.travel,
    ].flatMap(\.self).sorted { $0.name < $1.name }
}
