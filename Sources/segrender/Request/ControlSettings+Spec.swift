import SegmentArguments
import SegmentJSON

extension ControlSettings {
  /// Options that say the same thing in two ways: one on the command line hides both in a document.
  private static let groups = [["labels", "label"], ["icons", "icon"], ["width", "device"]]

  /// The settings of an invocation, those of its document before its own.
  init(_ invocation: Invocation) throws(CommandError) {
    guard let path = invocation.value(of: "spec") else {
      self.init(settings: invocation.settings)
      return
    }
    let json = try ControlSettings.json(at: path)
    let document: SpecDocument
    do {
      document = try SpecDocument(json, path: path, verb: invocation.verb, manual: .segrender)
    } catch {
      throw .document(error.description, path: path)
    }
    let given = Set(invocation.settings.map(\.option.name))
    let hidden = given.union(ControlSettings.groups.filter { !given.isDisjoint(with: $0) }.joined())
    self.init(
      settings: document.settings.filter { !hidden.contains($0.option.name) }
        + invocation.settings,
      inlineTheme: document.theme, documentPath: path)
  }
}
