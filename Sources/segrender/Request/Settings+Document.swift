import SegmentArguments

extension Settings {
  /// Options that say the same thing in two ways: one on the command line hides both in a document.
  private static let groups = [["labels", "label"], ["icons", "icon"], ["width", "device"]]

  /// The settings of an invocation, those of its document before its own.
  init(_ invocation: Invocation) throws(CommandError) {
    self = invocation.settings
    guard let path = self[.spec] else { return }
    let json = try jsonDocument(at: path)
    let document = try attempt(
      { (error: SpecError) in .document(error.description, path: path) },
      try SpecDocument(json, path: path, verb: invocation.verb, manual: .segrender))
    let written = Set(given.map(\.option.name))
    let hidden = written.union(
      Settings.groups.filter { !written.isDisjoint(with: $0) }.joined())
    given = document.given.filter { !hidden.contains($0.option.name) } + given
  }

  /// A wrong value or combination of options: the document's fault where it gave the last of them.
  func fault<each Value>(
    _ text: String, in settings: repeat Setting<each Value>
  ) -> CommandError {
    fault(text, in: options(repeat each settings).map(\.name))
  }

  /// The same for options by their names.
  func fault(_ text: String, in names: [String]) -> CommandError {
    let origin = given.last { names.contains($0.option.name) }?.origin
    switch origin ?? self.origin {
    case .document(let path, _): return .document(text, path: path)
    case .commandLine: return .usage(text)
    }
  }

  /// Where a setting was given, as a message names it: the document's path, or the option.
  func place<Value>(of setting: Setting<Value>) -> String {
    let given = given.last { $0.option.name == setting.option.name }
    if case .document(let path, _) = given?.origin { return path }
    return setting.option.longForm
  }

  /// Where a setting that nobody gave would have to be: the document, if there is one.
  private var origin: Origin {
    self[.spec].map { .document(path: $0, key: "") } ?? .commandLine
  }
}
