internal import Glibc

/// A count that one thread raises and another waits for. Wraps `sem_t`.
@safe public final class CountingSemaphore: Sendable {
  // An address, for pointers are not `Sendable`; the semaphore must not move while it is in use.
  private let address: UInt

  /// Makes a semaphore with the count 0 (`sem_init`).
  public init() {
    let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)
    unsafe semaphore.initialize(to: sem_t())
    _ = unsafe sem_init(semaphore, 0, 0)
    address = UInt(bitPattern: semaphore)
  }

  deinit {
    unsafe pointer.map { unsafe _ = sem_destroy($0) }
    unsafe pointer?.deallocate()
  }

  /// Raises the count (`sem_post`).
  public func signal() {
    unsafe pointer.map { unsafe _ = sem_post($0) }
  }

  /// Waits until the count is above 0 and lowers it (`sem_wait`).
  public func wait() {
    guard let pointer = unsafe pointer else { return }
    while unsafe sem_wait(pointer) == -1, errno == EINTR {}
  }

  private var pointer: UnsafeMutablePointer<sem_t>? {
    unsafe UnsafeMutablePointer(bitPattern: address)
  }
}
