// SegmentMotion
