internal import Glibc
internal import Synchronization

/// The temporary files and folders there are, in tables that a signal handler can read.
package enum TemporaryFiles {
  /// A noted path: its entry and the address of the text.
  package struct Slot {
    fileprivate let entry: PathTable.Entry
    fileprivate let address: UInt
  }

  private static let files = PathTable()
  /// Folders stay where anything is in them.
  private static let folders = PathTable()

  /// Notes a file's path. Who takes an address out of the table owns the text it points to.
  package static func register(_ path: SystemPath) -> Slot { note(path, in: files) }

  /// Notes a folder's path; those inside it come after it.
  package static func register(folder path: String) -> Slot { note(SystemPath(path), in: folders) }

  private static func note(_ path: SystemPath, in table: PathTable) -> Slot {
    let address = unsafe path.withCString { unsafe UInt(bitPattern: strdup($0)) }
    return Slot(entry: table.insert(address), address: address)
  }

  /// Forgets a path.
  package static func release(_ slot: Slot) {
    guard slot.entry.clear() == slot.address else { return }
    unsafe free(UnsafeMutableRawPointer(bitPattern: slot.address))
  }

  /// Removes all; safe in a signal handler: no lock, no memory taken or given back.
  static func removeAll() {
    unsafe files.takeAll { unsafe _ = unlink($0) }
    unsafe folders.takeAll { unsafe _ = rmdir($0) }
  }
}

/// Addresses of paths in blocks that are never given back, so that a signal handler may read them
/// at any time.
private final class PathTable: Sendable {
  /// An entry of a table.
  struct Entry {
    fileprivate let block: PathTable
    fileprivate let index: Int

    /// Takes the address out; 0 where a signal handler was first.
    func clear() -> UInt {
      block.count.subtract(1, ordering: .relaxed)
      return block.addresses[index].exchange(0, ordering: .acquiringAndReleasing)
    }
  }

  private let addresses = InlineArray<64, Atomic<UInt>> { _ in Atomic(0) }
  /// How many addresses there are at most, so that a full block is passed over at once.
  private let count = Atomic(0)
  private let next = AtomicLazyReference<PathTable>()

  /// Puts an address into the first free entry.
  func insert(_ address: UInt) -> Entry {
    var block = self
    while true {
      if let index = block.claim(address) { return Entry(block: block, index: index) }
      block = block.next.load() ?? block.next.storeIfNil(PathTable())
    }
  }

  private func claim(_ address: UInt) -> Int? {
    guard count.load(ordering: .relaxed) < addresses.count else { return nil }
    let index = addresses.indices.first { index in
      addresses[index].compareExchange(
        expected: 0, desired: address, ordering: .acquiringAndReleasing
      ).exchanged
    }
    if index != nil { count.add(1, ordering: .relaxed) }
    return index
  }

  /// Takes every address out and hands over the paths, the last first: folders come before those
  /// that they are in.
  func takeAll(_ body: (UnsafePointer<CChar>) -> Void) {
    unsafe next.load()?.takeAll(body)
    for index in addresses.indices.reversed() {
      let address = addresses[index].exchange(0, ordering: .acquiringAndReleasing)
      if let path = unsafe UnsafePointer<CChar>(bitPattern: address) { unsafe body(path) }
    }
  }
}
