internal import SegmentSystem
internal import Glibc

/// The temporary name of a file that is not complete; unless moved to its target, it is removed at
/// the end of its life.
struct StagedFile: ~Copyable {
  let path: SystemPath
  private let target: SystemPath
  private let slot: TemporaryFiles.Slot
  private var isMoved = false

  /// Chooses a hidden name in the target's folder, so that renaming stays on one file system, and
  /// short, so that it fits where the target's does. Its 64 random bits keep processes apart.
  init(target: SystemPath) {
    self.target = target
    let name = "." + String(UInt64.random(in: .min ... .max), radix: 36) + ".tmp"
    path = target.folder.appending(Array(name.utf8))
    slot = TemporaryFiles.register(path)
  }

  /// Replaces the target in one step.
  mutating func moveToTarget() throws(SystemError) {
    let code = unsafe path.withCString { path in
      unsafe target.withCString { unsafe rename(path, $0) }
    }
    guard code == 0 else { throw .last }
    isMoved = true
  }

  deinit {
    if !isMoved { _ = unsafe path.withCString { unsafe unlink($0) } }
    TemporaryFiles.release(slot)
  }
}
