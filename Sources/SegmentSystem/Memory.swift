internal import CSystem
internal import Glibc

/// Keeps memory that is given back for the next picture of the same size, for the whole process.
///
/// Otherwise each large block is mapped and unmapped by the system, which fills its pages with zeros
/// anew: a tenth of the time that the frames of an animation take. Sets `mallopt`'s `M_TRIM_THRESHOLD`
/// and `M_MMAP_THRESHOLD`.
public func keepFreedMemory() {
  _ = mallopt(M_TRIM_THRESHOLD, 1 << 27)
  _ = mallopt(M_MMAP_THRESHOLD, 1 << 25)
}

/// Whether the process may have so many bytes more; Swift ends a process that gets no memory. Asks
/// by mapping them without use (`mmap`), which a limit such as `ulimit -v` refuses.
public func isMemoryAvailable(byteCount: Int) -> Bool {
  let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
  let address = unsafe mmap(nil, max(byteCount, 1), PROT_READ | PROT_WRITE, flags, -1, 0)
  guard unsafe address != MAP_FAILED else { return false }
  _ = unsafe munmap(address, max(byteCount, 1))
  return true
}
