/// What is left of a program that ran: how it ended and what it said.
package struct ProgramRun: Equatable, Sendable {
  /// How a program ends.
  package enum Ending: Equatable, Sendable {
    /// By itself, with a status.
    case exited(Int32)
    /// By a signal, its own fault or another's will.
    case killed(signal: Int32)
    /// Not by itself within the time given.
    case timedOut
  }

  package var ending: Ending
  /// The bytes on standard output.
  package var output: [UInt8]
  /// The text on standard error, byte sequences that are not UTF-8 replaced.
  package var errors: String

  /// Standard output as text.
  package var text: String { String(decoding: output, as: UTF8.self) }

  /// The lines on standard error.
  package var errorLines: [Substring] {
    errors.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Whether the program did what it was asked for.
  package var isDone: Bool { ending == .exited(0) }
}
