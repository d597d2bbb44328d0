import SegmentArguments
import SegmentSystem
import SegmentFiles
import SegmentGraphics

/// The whole run, from the bytes of the command line to the exit status.
enum Command {
  static func run(_ arguments: [[UInt8]]) -> Int32 {
    keepFreedMemory()
    Signals.prepare()
    ProcessFonts.leaveSystemFontsUnread()
    do throws(CommandError) {
      let invocation = try attempt(CommandError.arguments) { () throws(ArgumentError) in
        try Manual.segrender.parse(arguments)
      }
      try run(invocation)
      return 0
    } catch {
      Console.print(error.lines)
      return error.status
    }
  }

  private static func run(_ invocation: Invocation) throws(CommandError) {
    if invocation.has("help") {
      let verb = invocation.isVerbWritten ? invocation.verb : nil
      return try Console.write(Manual.segrender.helpText(for: verb))
    }
    if invocation.has("version") {
      return try VersionVerb(isVerbose: invocation.has("verbose")).run()
    }
    switch invocation.verb.name {
    case "list":
      try ListVerb(what: invocation.operands[0], settings: ControlSettings(invocation)).run()
    case "doctor":
      try DoctorVerb(golden: invocation.operands.first, isJSON: invocation.has("json")).run()
    case "completion": try ManualVerbs.completion(shell: invocation.operands[0])
    case "man": try ManualVerbs.man()
    default: try draw(invocation)
    }
  }

  /// Runs a verb that draws. An impossible control is the document's fault where the command line
  /// says nothing about it: what cannot be done then is reading the document.
  private static func draw(_ invocation: Invocation) throws(CommandError) {
    do throws(CommandError) {
      try drawAsGiven(invocation)
    } catch {
      let described = Set(ControlOptions.all.map(\.name)).subtracting(["spec", "output"])
      guard error.status == 64, let path = invocation.value(of: "spec"),
        invocation.settings.allSatisfy({ !described.contains($0.option.name) })
      else { throw error }
      throw .document(error.lines.joined(separator: "; "), path: path)
    }
  }

  private static func drawAsGiven(_ invocation: Invocation) throws(CommandError) {
    let settings = try ControlSettings(invocation)
    let console = Console(isQuiet: settings.has("quiet"), isStrict: settings.has("strict"))
    switch invocation.verb.name {
    case "measure": try MeasureVerb(settings: settings, console: console).run()
    case "scene": try SceneVerb(settings: settings, console: console).run()
    case "curve": try CurveVerb(settings: settings).run()
    case "animate":
      var verb = AnimateVerb(settings: settings, console: console)
      try verb.run()
    default:
      var verb = RenderVerb(settings: settings, console: console)
      try verb.run()
    }
  }
}
