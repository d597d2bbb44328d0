import SegmentArguments
import SegmentKit

extension Settings {
  /// The icons of a control that are files or in a pack, by the words that name them.
  /// - Throws: `CommandError.file`, `.icon`.
  func customIcons(of control: Control) throws(CommandError) -> [String: CustomIcon] {
    let words = control.segments.compactMap(\.icon)
    let folders = self[.iconFolders]
    guard !folders.isEmpty || words.contains(where: { IconFile($0) != nil }) else { return [:] }
    let height = try attempt(
      CommandError.render, try Renderer().iconPixelHeight(of: control))
    var packs: [IconPack] = []
    for folder in folders { packs.append(try IconPack(folder: folder)) }
    var icons: [String: CustomIcon] = [:]
    for word in words where icons[word] == nil {
      if let file = IconFile(word) {
        icons[word] = try file.icon(pixelHeight: height)
        continue
      }
      let name = IconName(word)
      for pack in packs where icons[word] == nil {
        icons[word] = try pack.icon(
          named: name.text, rendering: name.rendering,
          isDark: control.traits.appearance == .dark, pixelHeight: height)
      }
    }
    return icons
  }
}
