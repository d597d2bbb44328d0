internal import SegmentSystem
internal import Glibc

/// Several outputs that appear together or not at all, such as the frames of an animation.
///
/// Each is written under a temporary name beside its target, as by `OutputFile`, and all are renamed
/// by `commit`. If that is not reached, old files stay as they were, and neither files nor the
/// folders made for them are left over. A signal that comes while files are renamed takes effect
/// when all are. What is no regular file has no temporary name: bytes given whole wait for `commit`,
/// as do those for a file that can only be overwritten.
public struct OutputFiles: ~Copyable {
  /// The paths of existing files that `commit` overwrites, as they cannot be replaced.
  public private(set) var inPlace: [String] = []

  private var pending: [PendingFile] = []
  private var folders: [MadeFolder] = []
  private var names = UsedNames()

  /// Makes a group without files.
  public init() {}

  /// Makes a group that asks for each folder whether `A` and `a` are one name in it.
  package init(foldsCase: @escaping (_ folder: String) -> Bool) {
    names = UsedNames(foldsCase: foldsCase)
  }

  /// Opens an output of the group, its folder and those above it made where they are missing.
  /// - Throws: what `OutputFile` throws.
  public mutating func open(
    _ output: Output, as content: Output.Content
  ) throws(FileError) -> OutputFile {
    guard case .file(let path) = output else { return try OutputFile(output, content: content) }
    let file = try openInFolder(path, as: content)
    if !file.isDirect { try names.insert(path) }
    if file.isInPlace { inPlace.append(path) }
    return file
  }

  /// Opens a file, its folder made. Another run that made the folder and then failed may remove it
  /// again between the two, so that it is made once more.
  private mutating func openInFolder(
    _ path: String, as content: Output.Content
  ) throws(FileError) -> OutputFile {
    for _ in 0..<OutputFiles.mostAttempts {
      // A signal between making a folder and noting it would leave the folder behind.
      let made = Signals.postponed {
        Result { () throws(FileError) in try makeFolder(for: path).map(MadeFolder.init) }
      }
      // The innermost first, so that it goes first.
      folders = try made.get().reversed() + folders
      do {
        return try OutputFile(.file(path), content: content)
      } catch .missingFolder {
        continue
      }
    }
    return try OutputFile(.file(path), content: content)
  }

  /// Each attempt meets another run's removal within microseconds; so many do not happen.
  private static let mostAttempts = 100

  /// Adds an output that `open` opened and that is complete.
  /// - Throws: `FileError.cannotWrite`.
  public mutating func add(_ file: consuming OutputFile) throws(FileError) {
    pending.append(try PendingFile(file, bytes: []))
  }

  /// Adds an output with its whole content.
  /// - Throws: what `OutputFile` throws; the outputs added before stay in the group.
  public mutating func add(
    _ bytes: [UInt8], to output: Output, as content: Output.Content
  ) throws(FileError) {
    var file = try open(output, as: content)
    if !file.isDirect { try file.append(bytes.span) }
    pending.append(try PendingFile(file, bytes: bytes))
  }

  /// Renames all files to their paths.
  /// - Throws: `FileError.cannotWrite` for the first file that cannot be; those before it stay.
  public consuming func commit() throws(FileError) {
    // One file appears in one step, which no signal can cut in two.
    let failure =
      pending.count == 1
      ? OutputFiles.commit(pending) : Signals.postponed { [pending] in OutputFiles.commit(pending) }
    if let failure { throw failure }
    folders.forEach { $0.keep() }
  }
}

extension OutputFiles {
  private static func commit(_ pending: [PendingFile]) -> FileError? {
    do throws(FileError) {
      for file in pending { try file.commit() }
      return nil
    } catch {
      return error
    }
  }
}

/// A complete file that has not yet appeared.
private final class PendingFile {
  /// A file under its temporary name, without the descriptor it was written by; or what is written
  /// directly or over an existing file, and its content.
  private enum State: ~Copyable {
    case staged(StagedFile, path: String)
    case direct(OutputFile, [UInt8])
    case committed
  }

  private var state: State

  init(_ file: consuming OutputFile, bytes: [UInt8]) throws(FileError) {
    let path = file.path
    if file.isInPlace {
      state = .direct(file, [])
    } else if file.isDirect {
      state = .direct(file, bytes)
    } else if let staging = try file.closed() {
      state = .staged(staging, path: path)
    } else {
      state = .committed
    }
  }

  func commit() throws(FileError) {
    switch exchange(&state, with: .committed) {
    case .staged(var staging, let path):
      do throws(SystemError) {
        try staging.moveToTarget()
      } catch {
        throw .cannotWrite(path: path, error)
      }
    case .direct(var file, let bytes):
      try file.append(bytes.span)
      try file.commit()
    case .committed: break
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
