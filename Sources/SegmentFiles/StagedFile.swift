internal import Glibc
internal import Synchronization

/// The temporary name of a file that is not complete; unless moved to its target, it is removed at
/// the end of its life.
struct StagedFile: ~Copyable {
  let path: String
  private let target: String
  private let slot: TemporaryFiles.Slot
  private var isMoved = false

  /// Chooses a hidden name in the target's folder, so that renaming stays on one file system, and
  /// short, so that it fits where the target's does. Its 64 random bits keep processes apart.
  init(target: String) {
    self.target = target
    let name = "." + String(UInt64.random(in: .min ... .max), radix: 36) + ".tmp"
    path = folder(of: target) + "/" + name
    slot = TemporaryFiles.register(path)
  }

  /// Replaces the target in one step.
  mutating func moveToTarget() throws(SystemError) {
    guard unsafe rename(path, target) == 0 else { throw .last }
    isMoved = true
  }

  deinit {
    if !isMoved { _ = unsafe unlink(path) }
    TemporaryFiles.release(slot)
  }
}

/// The temporary files there are, in a table that a signal handler can read.
enum TemporaryFiles {
  /// A place in the table: its index and the address of the path; without index where it is full.
  struct Slot {
    fileprivate let index: Int?
    fileprivate let address: UInt
  }

  /// Far more files than a process writes at the same time; what finds no place is only not
  /// removed by a signal.
  private static let table = InlineArray<64, Atomic<UInt>> { _ in Atomic(0) }

  /// Notes a path. Who takes an address out of the table owns the text it points to.
  static func register(_ path: String) -> Slot {
    let address = unsafe UInt(bitPattern: strdup(path))
    let index = table.indices.first { index in
      table[index].compareExchange(
        expected: 0, desired: address, ordering: .acquiringAndReleasing
      ).exchanged
    }
    return Slot(index: index, address: address)
  }

  /// Forgets a path.
  static func release(_ slot: Slot) {
    if let index = slot.index {
      let taken = table[index].exchange(0, ordering: .acquiringAndReleasing)
      guard taken == slot.address else { return }
    }
    unsafe free(UnsafeMutableRawPointer(bitPattern: slot.address))
  }

  /// Removes all; safe in a signal handler: no lock, no memory taken or given back.
  static func removeAll() {
    for index in table.indices {
      let address = table[index].exchange(0, ordering: .acquiringAndReleasing)
      if let path = unsafe UnsafePointer<CChar>(bitPattern: address) { _ = unsafe unlink(path) }
    }
  }
}
