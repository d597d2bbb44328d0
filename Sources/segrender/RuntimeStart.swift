import Glibc

// What the Swift runtime does before `main` each time a process starts, and a release build does
// without: both functions stand in place of the runtime's (`--wrap` in the Makefile), a debug build
// keeps those. Together they take a fifteenth of the time that a picture takes.

/// No program that would trace a crash: the search for it finds nothing where no Swift toolchain is
/// installed.
@c(__wrap_swift_copyAuxiliaryExecutablePath)
func pathOfCrashTracer(
  _ folder: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?
) -> UnsafeMutablePointer<CChar>? { nil }

/// The arguments as the kernel has them, from `/proc/self/cmdline`: the runtime looks for them on
/// the stack, which it finds in the map of the whole memory.
/// - Parameter count: Set to the number of arguments.
/// - Returns: The arguments, for the life of the process, and a null behind the last.
@c(__wrap__swift_stdlib_getUnsafeArgvArgc)
func argumentsOfProcess(
  _ count: UnsafeMutablePointer<Int32>
) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
  let arguments = bytesOfCommandLine().split(separator: 0, omittingEmptySubsequences: false)
    .dropLast()
  unsafe count.pointee = Int32(arguments.count)
  let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
    capacity: arguments.count + 1)
  for (index, argument) in arguments.enumerated() {
    unsafe list[index] = unsafe strdup(argument.map { CChar(bitPattern: $0) } + [0])
  }
  unsafe list[arguments.count] = nil
  return unsafe list
}

private func bytesOfCommandLine() -> [UInt8] {
  let file = unsafe open("/proc/self/cmdline", O_RDONLY | O_CLOEXEC)
  guard file >= 0 else { return [] }
  defer { close(file) }
  var bytes: [UInt8] = []
  var part = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = unsafe read(file, &part, part.count)
    guard count > 0 else { return bytes }
    bytes += part[..<count]
  }
}
