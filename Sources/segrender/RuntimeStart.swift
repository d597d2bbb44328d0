import Glibc
import SegmentFiles

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
  // The kernel's limit on arguments is far lower.
  let bytes = (try? Input.file("/proc/self/cmdline").bytes(limit: 1 << 27)) ?? []
  let arguments = bytes.split(separator: 0, omittingEmptySubsequences: false)
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
