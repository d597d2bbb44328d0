// SegmentArguments
