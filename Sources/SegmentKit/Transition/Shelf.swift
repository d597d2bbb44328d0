internal import Dispatch
internal import Synchronization

/// Values that are made on any thread in any order and taken in order.
final class Shelf<Value: Sendable>: Sendable {
  /// How many values to let be made before the first of them is taken: one for each worker and one
  /// that is waiting, none where there is but one worker, who makes each at once.
  let room: Int
  private let values = Mutex<[Int: Value]>([:])
  private let arrivals = DispatchSemaphore(value: 0)
  private let running = DispatchGroup()

  /// - Parameter workers: how many values are made at once, 1 or more.
  init(workers: Int) { room = workers > 1 ? workers + 1 : 0 }

  /// Makes the value of an index, on another thread where there is more than one.
  func fill(_ index: Int, _ make: @escaping @Sendable () -> Value) {
    guard room > 0 else {
      let value = make()
      return values.withLock { $0[index] = value }
    }
    DispatchQueue.global().async(group: running) { [self] in
      let value = make()
      values.withLock { $0[index] = value }
      arrivals.signal()
    }
  }

  /// Waits for the value of an index and removes it.
  func take(_ index: Int) -> Value {
    while true {
      if let value = values.withLock({ $0.removeValue(forKey: index) }) { return value }
      arrivals.wait()
    }
  }

  /// Waits until nothing is being made.
  func waitForAll() { running.wait() }
}
