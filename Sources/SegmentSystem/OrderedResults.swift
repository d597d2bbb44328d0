internal import Synchronization

/// Values that are made on any thread in any order and taken in order.
package final class OrderedResults<Value: Sendable>: Sendable {
  /// How many values to let be made before the first of them is taken: one for each worker and one
  /// that is waiting, none where there is but one worker, which makes each at once.
  package let lookahead: Int
  private let state = Mutex<(values: [Int: Value], unfinished: Int)>(([:], 0))
  private let arrivals = CountingSemaphore()

  /// Makes a place for values that are still to be made.
  /// - Parameter workers: how many values are made at once, 1 or more.
  package init(workers: Int) { lookahead = workers > 1 ? workers + 1 : 0 }

  /// Makes values, several at once, and hands them over in order, each while those behind it are made.
  /// - Parameters:
  ///   - count: how many values there are.
  ///   - workers: how many are made at once, 1 or more.
  ///   - make: makes the value of an index on any thread.
  ///   - consume: takes each value with its index, on the caller's thread.
  /// - Throws: what `consume` throws; then no further value is taken.
  package static func forEach<Failure: Error>(
    of count: Int, workers: Int, make: @escaping @Sendable (Int) -> Value,
    consume: (Int, Value) throws(Failure) -> Void
  ) throws(Failure) {
    let results = OrderedResults(workers: workers)
    defer { results.waitForAll() }
    for index in 0..<count + results.lookahead {
      if index < count { results.fill(index) { make(index) } }
      let done = index - results.lookahead
      if done >= 0 { try consume(done, results.take(done)) }
    }
  }

  /// Makes the value of an index, on another thread where there is more than one.
  package func fill(_ index: Int, _ make: @escaping @Sendable () -> Value) {
    guard lookahead > 0 else {
      let value = make()
      return state.withLock { $0.values[index] = value }
    }
    state.withLock { $0.unfinished += 1 }
    WorkerThreads.shared.run { [self] in
      let value = make()
      state.withLock {
        $0.values[index] = value
        $0.unfinished -= 1
      }
      arrivals.signal()
    }
  }

  /// Waits for the value of an index and removes it.
  package func take(_ index: Int) -> Value {
    while true {
      if let value = state.withLock({ $0.values.removeValue(forKey: index) }) { return value }
      arrivals.wait()
    }
  }

  /// Waits until nothing is being made.
  package func waitForAll() {
    while state.withLock({ $0.unfinished > 0 }) { arrivals.wait() }
  }
}
