internal import Glibc

/// The value of a variable of the process's environment; `nil` where it is not set (`getenv`).
public func environmentVariable(_ name: String) -> String? {
  unsafe getenv(name).map { unsafe String(cString: $0) }
}
