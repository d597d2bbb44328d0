import SegmentArguments
import SegmentKit

extension Settings {
  /// What was given and changes nothing in any picture of the control, with the reason.
  var withoutEffect: [String] {
    var notes: [String] = []
    if !self[.gallery] {
      let look = self[.look]
      if look != .outline { notes += idle(.tint, "the look is \(look.rawValue), not outline") }
      if look != .glass { notes += idle(.glass, "the look is \(look.rawValue), not glass") }
    }
    if let sizing = self[.sizing], sizing != .expanding {
      let reason = "the sizing is \(sizing.rawValue), not expanding"
      notes += idle(.collapsed, reason) + idle(.expanded, reason)
    }
    if self[.overflow] != .scroll {
      notes += idle(.scrollTarget, "the overflow is \(self[.overflow].rawValue), not scroll")
    }
    if has(.path) { notes += idle(.from, "--path is given") + idle(.to, "--path is given") }
    if self[.reverse] { notes += idle(.order, "--reverse is given") }
    return notes
  }

  /// What was given and changes nothing in one sheet of all frames, which is a PNG.
  var withoutEffectOnSheet: [String] {
    let reason = "one PNG of all frames is drawn"
    let flags = [Setting<Bool>.even, .browserSafe, .fingerprint].flatMap { idle($0, reason) }
    return flags + idle(.quality, reason) + idle(.matte, reason) + idle(.loop, reason)
      + idle(.compression, reason) + idle(.jobs, reason) + idle(.motionFormat, reason)
      + (self[.onionSkin] ? idle(.contactSheet, "--onion-skin is given") : [])
  }

  private func idle<Value>(_ setting: Setting<Value>, _ reason: String) -> [String] {
    has(setting) ? ["\(setting.option.longForm) has no effect: \(reason)"] : []
  }
}
