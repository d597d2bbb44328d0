import SegmentArguments
import SegmentGlass
import SegmentKit

extension ControlSettings {
  /// The control in every look that a gallery shows, or in those of the one look that was asked
  /// for.
  func galleryControls(_ variant: Variant) throws(CommandError) -> [Control] {
    let asked: Look.Name? = choice("look")
    var controls: [Control] = []
    for (look, glass) in Control.galleryLooks where asked ?? look == look {
      let settings = setting("look", look.rawValue).setting("glass", glass.rawValue)
      controls.append(try settings.control(variant))
    }
    return controls
  }

  /// The settings with one more behind all others.
  func setting(_ name: String, _ value: String) -> ControlSettings {
    guard let option = ControlOptions.all.first(where: { $0.name == name }) else { return self }
    return ControlSettings(
      settings: settings + [Invocation.Setting(option: option, value: value)],
      inlineTheme: inlineTheme, documentPath: documentPath)
  }
}
