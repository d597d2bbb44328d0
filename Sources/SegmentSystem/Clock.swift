internal import Glibc

/// The time since some moment in the past that never runs backward, in nanoseconds.
/// Wraps `clock_gettime` with `CLOCK_MONOTONIC`.
public func monotonicNanoseconds() -> UInt64 {
  var time = timespec()
  _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
