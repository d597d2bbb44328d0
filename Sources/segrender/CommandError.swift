import SegmentArguments
import SegmentCodecs
import SegmentFiles
import SegmentGraphics
import SegmentJSON
import SegmentKit
import SegmentMotion
import SegmentPrimitives

/// Everything that can end a run, and the one place that gives it words and an exit status.
enum CommandError: Error {
  /// The options on the command line contradict each other, or one is missing.
  case usage(String)
  /// A library's parser refused the command line.
  case arguments(ArgumentError)
  /// A file could not be read or written.
  case file(FileError)
  /// A document is not JSON.
  case json(JSONError, path: String)
  /// A document or theme says something impossible.
  case document(String, path: String)
  /// A control could not be rendered.
  case render(RenderError)
  /// A motion cannot be what it was asked to be.
  case motion(MotionError)
  /// Frames could not be encoded.
  case animation(AnimationError)
  /// An output name cannot be used.
  case outputName(TemplateError)
  /// A picture could not be read.
  case picture(PictureError, path: String)
  /// A file of an icon cannot be drawn.
  case icon(String, path: String)
  /// A check found something; the lines say what.
  case found([String])
  /// A part of the work could not be done; the lines say which.
  case incomplete([String])

  /// The exit status: 1 a check found something, 2 the work could not be done, 64 usage.
  var status: Int32 {
    switch self {
    case .found, .render(.control(.labelsOverflow)): 1
    case .usage, .arguments, .outputName, .motion: 64
    case .render(.control(.tooLarge)), .render(.control(.tooManyPixels)): 2
    case .render(.picture(.qualityOutOfRange)): 64
    case .render(.control): 64
    case .file, .json, .document, .render, .picture, .animation, .icon, .incomplete: 2
    }
  }

  /// The lines for standard error, without the program's name.
  var lines: [String] {
    switch self {
    case .usage(let text): [text]
    case .arguments(let error): [error.description]
    case .file(let error): error.isClosedPipe ? [] : [error.description]
    case .json(let error, let path): ["cannot read \(path.printable): \(error)"]
    case .document(let text, let path): ["cannot use \(path.printable): \(text)"]
    case .render(let error): [error.description]
    case .motion(let error): [error.description]
    case .animation(let error): [error.description]
    case .outputName(let error): [error.description]
    case .picture(let error, let path): ["cannot read \(path.printable): \(error)"]
    case .icon(let text, let path): ["cannot draw the icon \(path.printable): \(text)"]
    case .found(let lines), .incomplete(let lines): lines
    }
  }
}

/// Runs what throws one stage's error and wraps that error as the command's.
func attempt<Value: ~Copyable, Failure: Error>(
  _ wrap: (Failure) -> CommandError, _ body: @autoclosure () throws(Failure) -> Value
) throws(CommandError) -> Value {
  do {
    return try body()
  } catch {
    throw wrap(error)
  }
}

extension OutputFiles {
  /// Puts all files in their places, and says which were overwritten there; see `commit`.
  consuming func publish(_ settings: Settings) throws(CommandError) {
    try Console(isQuiet: settings[.quiet], isStrict: settings[.strict])
      .warn(LibraryMessages.take())
    for path in inPlace {
      Console(isQuiet: settings[.quiet], isStrict: false).note(
        "\(path.printable) is written in place: its folder lets no file be replaced, so that an "
          + "interruption would leave it incomplete")
    }
    do {
      try commit()
    } catch {
      throw .file(error)
    }
  }
}

/// Writes a text to where settings say, or to standard output.
func write(_ text: String, as settings: Settings) throws(CommandError) {
  var files = OutputFiles()
  let output = Output(settings[.output] ?? "-")
  try attempt(CommandError.file, try files.add(Array(text.utf8), to: output, as: .text))
  try files.publish(settings)
}

extension CommandError {
  /// The error with its origin: a control that cannot be drawn is the document's fault where the
  /// document gave the option at fault.
  func located(in settings: Settings) -> CommandError {
    guard case .render(.control(let error)) = self, status == 64 else { return self }
    return settings.fault(error.description, in: error.optionNames)
  }
}

extension ControlError {
  /// The options that say what the error is about.
  fileprivate var optionNames: [String] {
    switch self {
    case .valueOutOfRange("segments", _, _): ["labels", "label"]
    case .valueOutOfRange(let setting, _, _): [setting]
    case .unknownIcon: ["icons", "icon"]
    case .pathTooShort: ["path"]
    case .noSegments, .controlCharacter, .labelTooLong, .tooLarge, .tooManyPixels, .labelsOverflow:
      ["labels", "label"]
    }
  }
}
