internal import SegmentSystem
internal import Glibc

/// Several outputs that appear together or not at all, such as the frames of an animation.
///
/// Each is written under a temporary name beside its target, as by `OutputFile`, and all are renamed
/// by `commit`. If that is not reached, old files stay as they were, and neither files nor the
/// folders made for them are left over. A signal that comes while files are renamed takes effect
/// when all are. What is no regular file is written at once.
public struct OutputFiles: ~Copyable {
  private var pending: [PendingFile] = []
  private var folders: [MadeFolder] = []

  /// Makes a group without files.
  public init() {}

  /// Makes the folder of an output and those above it where they are missing.
  /// - Throws: `FileError.invalidPath`, `.cannotWrite`.
  public mutating func makeFolder(for path: String) throws(FileError) {
    // The innermost first, so that it goes first.
    folders = try SegmentFiles.makeFolder(for: path).reversed().map(MadeFolder.init) + folders
  }

  /// Adds an output with its whole content.
  /// - Throws: what `OutputFile` throws; the outputs added before stay in the group.
  public mutating func add(
    _ bytes: [UInt8], to output: Output, as content: Output.Content
  ) throws(FileError) {
    var file = try OutputFile(output, content: content)
    try file.append(bytes.span)
    if let file = file.closed() { pending.append(file) }
  }

  /// Puts all files in their places.
  /// - Throws: `FileError.cannotWrite` for the first file that cannot be; those before it stay.
  public consuming func commit() throws(FileError) {
    let pending = pending
    let failure = Signals.postponed { () -> FileError? in
      do throws(FileError) {
        for file in pending { try file.commit() }
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
    folders.forEach { $0.keep() }
  }
}

/// A complete file that still has its temporary name, without the descriptor it was written by.
final class PendingFile {
  private let path: String
  private var staging: StagedFile

  init(path: String, staging: consuming StagedFile) {
    self.path = path
    self.staging = staging
  }

  func commit() throws(FileError) {
    do throws(SystemError) {
      try staging.moveToTarget()
    } catch {
      throw .cannotWrite(path: path, error)
    }
  }
}

/// A folder that is removed at the end of its life if nothing is in it.
private final class MadeFolder {
  private let path: String
  private let slot: TemporaryFiles.Slot
  private var isKept = false

  init(_ path: String) {
    self.path = path
    slot = TemporaryFiles.register(folder: path)
  }

  func keep() { isKept = true }

  deinit {
    if !isKept { _ = unsafe rmdir(path) }
    TemporaryFiles.release(slot)
  }
}
