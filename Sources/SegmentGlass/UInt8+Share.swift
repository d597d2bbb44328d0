extension UInt8 {
  /// The byte nearest to a share in 0…1.
  init(share: Double) {
    // Cutting off is one instruction; rounding would be a call for each pixel.
    self = UInt8(Swift.min(Swift.max(share, 0), 1) * 255 + 0.5)
  }
}
