// SegmentFiles
