internal import Glibc

/// The number of processors that are running, at least 1. Wraps `sysconf`.
public var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
