import Glibc
import Synchronization

/// A program to be run: all that it can see of its surroundings.
struct Spawn {
  /// The path of the program.
  var program: String
  /// The bytes of each argument behind the program's name, without zeros.
  var arguments: [[UInt8]]
  var environment: [String: String]
  /// The working folder.
  var folder: String
  /// What standard input holds; at most as much as a pipe takes, 64 KiB.
  var input: [UInt8] = []
  /// The time after which the program is killed, in seconds; far beyond what any test needs.
  var limit = 60

  /// Why a program could not be started.
  struct Failure: Error {
    var call: String
    var code: Int32
  }

  /// One at a time, so that no program inherits another's pipes before they are marked.
  private static let turn = Mutex(())

  /// Runs the program to its end.
  func run() throws -> ProgramRun {
    let (process, output, errors) = try Spawn.turn.withLock { _ in
      let (input, output, errors) = (try Pipe(), try Pipe(), try Pipe())
      try input.fill(self.input)
      let process = try start([input.reader, output.writer, errors.writer])
      [input, output, errors].forEach { $0.closeGivenEnd() }
      return (process, output, errors)
    }
    var contents: [[UInt8]] = [[], []]
    let isInTime = collect(from: [output.reader, errors.reader], into: &contents)
    if !isInTime { kill(process, SIGKILL) }
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) == -1, errno == EINTR {}
    return ProgramRun(
      ending: isInTime ? Spawn.ending(status) : .timedOut, output: contents[0],
      errors: String(decoding: contents[1], as: UTF8.self))
  }

  private static func ending(_ status: Int32) -> ProgramRun.Ending {
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .killed(signal: signal)
  }

  private func start(_ streams: [Int32]) throws -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      unsafe posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
    }
    var attributes = Spawn.ordinarySignals()
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // `env` turns into the program once it has changed the folder.
    let words = CStrings(["env", "--chdir=" + folder, program].map { Array($0.utf8) } + arguments)
    let variables = CStrings(environment.sorted { $0 < $1 }.map { Array("\($0)=\($1)".utf8) })
    var process: pid_t = 0
    let code = unsafe posix_spawn(
      &process, "/usr/bin/env", &actions, &attributes, words.pointers, variables.pointers)
    guard code == 0 else { throw Failure(call: "posix_spawn \(program)", code: code) }
    return process
  }

  /// Attributes of a process that no signal is kept from, as it is on the threads that run tests.
  private static func ordinarySignals() -> posix_spawnattr_t {
    var attributes = posix_spawnattr_t()
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe posix_spawnattr_init(&attributes)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    return attributes
  }

  /// Reads until all have ended; whether they did in time.
  private func collect(from readers: [Int32], into contents: inout [[UInt8]]) -> Bool {
    let deadline = time(nil) + limit
    var open = readers.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while open.contains(where: { $0.fd >= 0 }) {
      let remaining = deadline - time(nil)
      guard remaining > 0 else { return false }
      guard unsafe poll(&open, nfds_t(open.count), Int32(remaining) * 1000) > 0 else { continue }
      for index in open.indices where open[index].revents != 0 {
        let count = unsafe read(open[index].fd, &buffer, buffer.count)
        if count > 0 { contents[index] += buffer[..<count] } else { open[index].fd = -1 }
      }
    }
    return true
  }
}
