internal import CSystem
internal import Glibc

/// Takes variables out of the process's environment, and starts the program anew where one of them
/// was there that a library has read before `main`.
///
/// - Parameters:
///   - late: variables that are read when a library is first used (`unsetenv`).
///   - early: variables that a library reads when it is loaded (`execve`). If the program cannot be
///     started again, the run goes on with what was read.
///   - arguments: the bytes of the arguments after the program's name.
public func leaveOut(_ late: [String], early: [String], arguments: [[UInt8]]) {
  for name in late { _ = unsafe unsetenv(name) }
  guard early.contains(where: { unsafe getenv($0) != nil }) else { return }
  for name in early { _ = unsafe unsetenv(name) }
  let words = unsafe ([Array("segrender".utf8)] + arguments).map { word in
    unsafe strdup(word.map(CChar.init(bitPattern:)) + [0])
  }
  // Where there is no `/proc`, the name by which the program was started.
  let started = unsafe UnsafePointer<CChar>(bitPattern: getauxval(UInt(AT_EXECFN)))
  unsafe execv("/proc/self/exe", words + [nil])
  if let started = unsafe started { unsafe execv(started, words + [nil]) }
  unsafe words.forEach { unsafe free($0) }
}
