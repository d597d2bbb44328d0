internal import SegmentPrimitives

/// One thing found on a command line.
enum ScannedArgument {
  /// An option, the form in which it is written (`--labels`, `-o`), and its value; empty for a
  /// switch.
  case option(Option, written: String, value: [UInt8])
  /// An operand.
  case operand([UInt8])
}

/// Parts a command line into options and operands by the rules of GNU's getopt.
///
/// Values are bytes that nothing looks into, so they arrive whole under any locale. GLib's GOption
/// would do most of this, but takes no value attached to a short option (`-ofile`) and lets
/// `--quiet=yes` pass as `--quiet`.
struct ArgumentScanner {
  private let manual: Manual
  private let verb: Verb
  private let options: [Option]
  private var rest: ArraySlice<[UInt8]>
  private var found: [ScannedArgument] = []

  private static let hyphen = UInt8(ascii: "-")

  init(_ arguments: ArraySlice<[UInt8]>, of verb: Verb, in manual: Manual) {
    self.manual = manual
    self.verb = verb
    options = verb.options
    self.rest = arguments
  }

  consuming func scan() throws(ArgumentError) -> [ScannedArgument] {
    while let argument = rest.popFirst() {
      switch (argument.first, argument.dropFirst().first) {
      case (ArgumentScanner.hyphen, ArgumentScanner.hyphen) where argument.count == 2:
        return found + rest.map { .operand($0) }
      case (ArgumentScanner.hyphen, ArgumentScanner.hyphen): try scanLong(argument)
      case (ArgumentScanner.hyphen, _?): try scanShort(argument)
      default: found.append(.operand(argument))
      }
    }
    return found
  }

  private mutating func scanLong(_ argument: [UInt8]) throws(ArgumentError) {
    let end = argument.firstIndex(of: UInt8(ascii: "=")) ?? argument.count
    let written = text(argument[..<end])
    guard let option = options.option(written: written) else {
      throw manual.unknownOption(written, in: verb)
    }
    let attached = end < argument.count ? argument[(end + 1)...] : nil
    if option.argument.kind == .flag {
      if let attached {
        throw .unexpectedValue(option: written, value: String(printable: attached))
      }
      found.append(.option(option, written: written, value: []))
    } else {
      try addValue(attached, of: option, written: written)
    }
  }

  /// Reads a group of switches, of which the last may have a value instead.
  private mutating func scanShort(_ argument: [UInt8]) throws(ArgumentError) {
    for index in argument.indices.dropFirst() {
      let isASCII = argument[index] < 0x80
      let written = "-" + text(isASCII ? argument[index...index] : argument[index...])
      guard let option = options.option(written: written) else {
        throw manual.unknownOption(written, in: verb)
      }
      if option.argument.kind != .flag {
        let attached = argument[(index + 1)...]
        if attached.first == UInt8(ascii: "=") {
          let value = String(printable: attached.dropFirst())
          throw .misplacedEqualsSign(option: written, value: value)
        }
        return try addValue(attached.isEmpty ? nil : attached, of: option, written: written)
      }
      found.append(.option(option, written: written, value: []))
    }
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(validating: bytes, as: UTF8.self) ?? String(printable: bytes)
  }

  private mutating func addValue(
    _ attached: ArraySlice<UInt8>?, of option: Option, written: String
  ) throws(ArgumentError) {
    guard let value = attached.map(Array.init) ?? rest.popFirst() else {
      throw .missingValue(option: written, placeholder: option.argument.placeholder ?? "")
    }
    found.append(.option(option, written: written, value: value))
  }
}
