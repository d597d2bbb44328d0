internal import Glibc

extension CommandLine {
  /// The bytes of each argument after the program's name, which `arguments` would repair where
  /// they are not UTF-8. Read it before anything changes the process's arguments.
  public static var bytes: [[UInt8]] {
    guard argc > 1 else { return [] }
    return (1..<Int(argc)).map { index in
      guard let argument = unsafe unsafeArgv[index] else { return [] }
      return unsafe Array(UnsafeRawBufferPointer(start: argument, count: strlen(argument)))
    }
  }
}
