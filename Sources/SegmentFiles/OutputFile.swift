internal import SegmentSystem
internal import Glibc

/// An output that appears whole or not at all.
///
/// A regular file is written beside its target under a hidden temporary name and renamed by
/// `commit`; if that is not reached, the old file stays as it was and nothing is left over. Symbolic
/// links are followed, so that the file they point to is replaced and the link stays. An existing
/// file keeps its permissions, and is refused if it is write-protected. One that may be written but
/// not replaced, as its folder takes no new file, is overwritten by `commit` (`isInPlace`). What is
/// no regular file (standard output, a device, a pipe) cannot be replaced and is written directly.
/// Nothing waits for the device itself (`fsync`): that would take longer than drawing a picture.
public struct OutputFile: ~Copyable {
  let path: String
  private var destination: OpenDestination
  /// What an existing file is to hold, until it is overwritten.
  private var held: [UInt8] = []

  /// Opens an output.
  /// - Throws: `FileError.cannotWrite`, `.missingFolder`, `.invalidPath`; `.binaryOnTerminal`
  ///   where binary content would go to a terminal.
  public init(_ output: Output, content: Output.Content) throws(FileError) {
    path = output.path
    destination = try OutputFile.open(output, content: content)
  }

  /// Appends bytes.
  /// - Throws: `FileError.cannotWrite`; the output is lost then.
  public mutating func append(_ bytes: Span<UInt8>) throws(FileError) {
    guard !destination.isInPlace else {
      held.reserveCapacity(held.count + bytes.count)
      for index in bytes.indices { held.append(bytes[index]) }
      return
    }
    do throws(SystemError) {
      try destination.descriptor.write(bytes)
    } catch {
      throw .cannotWrite(path: path, error)
    }
  }

  /// Renames the complete file to its path, or overwrites the file there.
  /// - Throws: `FileError.cannotWrite`; the old file stays then, unless it was being overwritten.
  public consuming func commit() throws(FileError) {
    let path = path
    do throws(SystemError) {
      if destination.isInPlace {
        try destination.descriptor.empty()
        try destination.descriptor.write(held.span)
      }
      var staging = destination.staging.take()
      try destination.descriptor.close()
      try staging?.moveToTarget()
    } catch {
      throw .cannotWrite(path: path, error)
    }
  }

  /// Whether the existing file is overwritten, which a signal or a full device can leave incomplete.
  public var isInPlace: Bool { destination.isInPlace }

  /// Whether bytes go directly to their destination, which is no regular file.
  var isDirect: Bool { destination.staging == nil && !destination.isInPlace }

  /// Ends the writing of a file that is not yet to appear; `nil` where bytes went directly to their
  /// destination.
  /// - Throws: `FileError.cannotWrite`.
  consuming func closed() throws(FileError) -> StagedFile? {
    let path = path
    do throws(SystemError) {
      let staging = destination.staging.take()
      try destination.descriptor.close()
      return staging
    } catch {
      throw .cannotWrite(path: path, error)
    }
  }

  private static func open(
    _ output: Output, content: Output.Content
  ) throws(FileError) -> OpenDestination {
    let path = output.path
    guard isValid(path: path) else { throw .invalidPath(path) }
    let destination: OpenDestination
    do throws(SystemError) {
      destination = try OutputTarget(output).open()
    } catch {
      throw explanation(of: error, at: path)
    }
    // A staged file is no terminal; not asking saves a system call a file.
    if content == .binary, destination.staging == nil, isatty(destination.descriptor.raw) == 1 {
      throw .binaryOnTerminal
    }
    return destination
  }

  /// The error with the folder's name where that is what is missing.
  private static func explanation(of error: SystemError, at path: String) -> FileError {
    guard error.code == ENOENT, case let folder = folder(of: path),
      unsafe access(folder, F_OK) != 0
    else {
      return .cannotWrite(path: path, error)
    }
    return .missingFolder(path: path, folder: folder)
  }
}

/// The part of a path before its last slash; `.` where there is none.
func folder(of path: String) -> String {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}
