internal import Glibc

/// An error number of the system with a text that no locale changes.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value of `errno`.
  public let code: Int32

  /// Makes an error of a value of `errno`.
  public init(code: Int32) {
    self.code = code
  }

  /// The error of the system call that just failed.
  package static var last: SystemError { SystemError(code: errno) }

  /// What went wrong, in lower case and without a full stop; codes not known here by number.
  public var description: String {
    switch code {
    case ENOENT: "no such file"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of the path is not a folder"
    case ELOOP: "its symbolic links go round in circles"
    case ENAMETOOLONG: "the name is too long"
    case ENOSPC: "no space is left on the device"
    case EDQUOT: "the disk quota is used up"
    case EFBIG: "the file would be larger than allowed"
    case EROFS: "the file system is read-only"
    case EIO: "the device reports an error"
    case EPIPE: "the reader has gone"
    case EBADF: "it is closed"
    case EMFILE, ENFILE: "too many files are open"
    case ETXTBSY: "the file is a program that runs"
    case ENXIO: "no reader or device is there"
    case EINVAL: "the system does not allow it"
    default: "error \(code) of the system"
    }
  }
}
