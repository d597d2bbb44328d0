// SegmentKit
