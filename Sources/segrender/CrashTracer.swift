/// Answers the Swift runtime, which looks for a program that would trace a crash each time a process
/// starts, that there is none: the search reads the whole map of the process's memory, takes a tenth
/// of the time that a picture takes, and finds nothing where no Swift toolchain is installed.
///
/// The release build links this in place of the runtime's function (`--wrap` in the Makefile); a
/// debug build keeps its tracer.
@c(__wrap_swift_copyAuxiliaryExecutablePath)
func pathOfCrashTracer(
  _ folder: UnsafePointer<CChar>?, _ name: UnsafePointer<CChar>?
) -> UnsafeMutablePointer<CChar>? { nil }
