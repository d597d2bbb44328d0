import SegmentArguments
import SegmentGraphics
import SegmentSystem

/// The whole run, from the bytes of the command line to the exit status.
enum Command {
  static func run(_ arguments: [[UInt8]]) -> Int32 {
    keepFreedMemory()
    Signals.prepare()
    ProcessFonts.leaveSystemFontsUnread()
    do {
      try run(attempt(CommandError.arguments, try Manual.segrender.parse(arguments)))
      Console.print(LibraryMessages.take().map { "warning: " + $0 })
      return 0
    } catch {
      Console.print(LibraryMessages.take().map { "warning: " + $0 } + error.lines)
      return error.status
    }
  }

  private static func run(_ invocation: Invocation) throws(CommandError) {
    let given = invocation.settings
    if given[.help] {
      let verb = invocation.isVerbWritten ? invocation.verb : nil
      return try Console.write(Manual.segrender.helpText(for: verb))
    }
    if given[.version] {
      try Console.write("segrender \(Version.number)\n")
      return given[.verbose] ? try DoctorVerb(golden: nil, settings: given).run() : ()
    }
    switch invocation.verb.name {
    case "doctor":
      try DoctorVerb(golden: invocation.operands.first, settings: given).run()
    case "compare":
      try CompareVerb(a: invocation.operands[0], b: invocation.operands[1], settings: given).run()
    case "snapshot":
      try SnapshotVerb(
        action: invocation.operands[0], paths: Array(invocation.operands.dropFirst()),
        settings: given
      ).run()
    case "completion": try ManualVerbs.completion(shell: invocation.operands[0])
    case "schema":
      try Console.write([Schema.document(invocation.operands[0])])
    case "man": try ManualVerbs.man()
    case "help":
      let verb = invocation.operands.first.flatMap { Manual.segrender.verb(named: $0) }
      try Console.write(Manual.segrender.helpText(for: verb))
    default: try draw(invocation)
    }
  }

  private static func draw(_ invocation: Invocation) throws(CommandError) {
    let settings = try Settings(invocation)
    do throws(CommandError) {
      try draw(invocation, settings)
    } catch {
      throw error.located(in: settings)
    }
  }

  private static func draw(
    _ invocation: Invocation, _ settings: Settings
  ) throws(CommandError) {
    if settings[.appearance].contains(.auto), invocation.verb.name != "render" {
      throw settings.fault(
        "cannot \(invocation.verb.name) with --appearance auto: it is for one SVG of a control",
        in: .appearance)
    }
    let console = Console(isQuiet: settings[.quiet], isStrict: settings[.strict])
    switch invocation.verb.name {
    case "list": try ListVerb(what: invocation.operands[0], settings: settings).run()
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
