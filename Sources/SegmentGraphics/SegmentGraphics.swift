// SegmentGraphics
