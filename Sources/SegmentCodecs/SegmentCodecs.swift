// SegmentCodecs
