internal import Glibc
internal import Synchronization

/// Threads of the process that run closures in the order given, one for each processor.
///
/// Dispatch would end the process where it gets no file descriptor, and wait for ever where it gets
/// no thread; here the caller's thread does the work then. Signals reach the main thread alone.
public final class WorkerThreads: Sendable {
  /// The threads of the whole process; each is started when there is work for it.
  public static let shared = WorkerThreads(limit: processorCount)

  private struct State {
    var jobs: [@Sendable () -> Void] = []
    var threads = 0
    var idle = 0
  }

  private let limit: Int
  private let state = Mutex(State())
  private let arrivals = CountingSemaphore()

  private init(limit: Int) { self.limit = limit }

  /// Runs a closure on one of the threads, or at once on this one where there is none.
  public func run(_ job: @escaping @Sendable () -> Void) {
    let isThreadMissing = state.withLock { state in
      state.jobs.append(job)
      guard state.idle < state.jobs.count, state.threads < limit else { return false }
      state.threads += 1
      return true
    }
    if isThreadMissing, !start() {
      let isAlone = state.withLock { state in
        state.threads -= 1
        return state.threads == 0
      }
      if isAlone { return nextJob()?() ?? () }
    }
    arrivals.signal()
  }

  private func nextJob() -> (@Sendable () -> Void)? {
    state.withLock { $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }
  }

  private func work() {
    while true {
      state.withLock { $0.idle += 1 }
      arrivals.wait()
      state.withLock { $0.idle -= 1 }
      nextJob()?()
    }
  }

  /// Starts a thread that takes no signals but those of its own faults (`pthread_create`); whether
  /// there is one.
  private func start() -> Bool {
    Signals.withFaultsAlone {
      var thread = pthread_t()
      return unsafe pthread_create(
        &thread, nil,
        { _ in
          WorkerThreads.shared.work()
          return nil
        }, nil) == 0
    }
  }
}
