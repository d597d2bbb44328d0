internal import CWebP

/// libwebpmux's encoder of animations.
///
/// Wraps `WebPAnimEncoder`; made by `WebPAnimEncoderNew`, released by `WebPAnimEncoderDelete`.
@safe struct WebPAnimation: ~Copyable {
  private let handle: OpaquePointer
  private let settings: WebPConfig

  /// Starts an animation on a transparent canvas.
  /// - Throws: `AnimationError.encoderFailed` if there is no memory.
  init(
    width: Int, height: Int, playCount: Int, _ compression: WebPCompression
  ) throws(AnimationError) {
    let settings = try WebPConfig.make(compression)
    var options = WebPAnimEncoderOptions()
    guard unsafe WebPAnimEncoderOptionsInit(&options) != 0 else { throw .versionDiffers }
    options.anim_params.loop_count = Int32(playCount)
    options.anim_params.bgcolor = 0
    options.minimize_size = compression == .lossless(.small) ? 1 : 0
    guard let handle = unsafe WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
      throw .encoderFailed(.webP, reason: "no memory for the encoder")
    }
    unsafe self.handle = handle
    self.settings = settings
  }

  deinit {
    unsafe WebPAnimEncoderDelete(handle)
  }

  /// Compresses a frame that shows from a time on (`WebPAnimEncoderAdd`).
  /// - Throws: `AnimationError.encoderFailed`.
  func add(
    _ frame: borrowing WebPFrame, startMilliseconds: Int
  ) throws(AnimationError) {
    var settings = settings
    try check(
      unsafe WebPAnimEncoderAdd(handle, frame.handle, Int32(startMilliseconds), &settings))
  }

  /// The file of all frames, the last of which shows up to a time (`WebPAnimEncoderAssemble`).
  /// - Throws: `AnimationError.encoderFailed`.
  func assemble(endMilliseconds: Int) throws(AnimationError) -> [UInt8] {
    try check(unsafe WebPAnimEncoderAdd(handle, nil, Int32(endMilliseconds), nil))
    var data = unsafe WebPData()
    defer { unsafe WebPDataClear(&data) }
    try check(unsafe WebPAnimEncoderAssemble(handle, &data))
    return unsafe Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  private func check(_ status: Int32) throws(AnimationError) {
    guard status == 0 else { return }
    let text = unsafe WebPAnimEncoderGetError(handle).map { unsafe String(cString: $0) }
    throw .encoderFailed(.webP, reason: text ?? "libwebpmux gave no reason")
  }
}

extension WebPConfig {
  /// The library's settings for a compression.
  ///
  /// Those of `img2webp` for lossless frames, so that no file is larger than what it makes of the same
  /// frames. A quality of 50 would spare flat art a sixth of the time for half a hundredth more bytes.
  static func make(
    _ compression: WebPCompression
  ) throws(AnimationError) -> WebPConfig {
    var settings = WebPConfig()
    guard unsafe WebPConfigInit(&settings) != 0 else { throw .versionDiffers }
    switch compression {
    case .lossless(let effort):
      settings.lossless = 1
      settings.method = effort == .fast ? 1 : 4
      // For lossless frames this is how hard to search.
      settings.quality = effort == .fast ? 0 : 75
    case .lossy(let quality):
      settings.quality = Float(quality)
      settings.alpha_quality = 100
    }
    return settings
  }
}

extension AnimationError {
  /// The library that is there is not the one that its header belongs to.
  static let versionDiffers = AnimationError.encoderFailed(
    .webP, reason: "libwebp has another version than it was built for")
}
