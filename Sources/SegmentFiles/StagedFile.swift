internal import SegmentSystem
internal import Glibc

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
