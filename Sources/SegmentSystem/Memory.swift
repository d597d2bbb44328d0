internal import CMalloc

/// Keeps memory that is given back for the next picture of the same size, for the whole process.
///
/// Otherwise each large block is mapped and unmapped by the system, which fills its pages with zeros
/// anew: a tenth of the time that the frames of an animation take. Sets `mallopt`'s `M_TRIM_THRESHOLD`
/// and `M_MMAP_THRESHOLD`.
public func keepFreedMemory() {
  _ = mallopt(M_TRIM_THRESHOLD, 1 << 27)
  _ = mallopt(M_MMAP_THRESHOLD, 1 << 25)
}
