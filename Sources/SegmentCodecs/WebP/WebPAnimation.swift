internal import CWebP

/// libwebpmux's encoder of animations.
///
/// Wraps `WebPAnimEncoder`; made by `WebPAnimEncoderNew`, released by `WebPAnimEncoderDelete`.
@safe struct WebPAnimation: ~Copyable {
  private let handle: OpaquePointer
  private let configuration: WebPConfig

  /// Starts an animation on a transparent canvas.
  /// - Throws: `AnimationError.encoderFailed` if there is no memory.
  init(
    width: Int, height: Int, playCount: Int, _ compression: WebPCompression
  ) throws(AnimationError) {
    let configuration = try WebPConfig.make(compression)
    var options = WebPAnimEncoderOptions()
    guard unsafe WebPAnimEncoderOptionsInit(&options) != 0 else { throw .versionDiffers }
    options.anim_params.loop_count = Int32(playCount)
    options.anim_params.bgcolor = 0
    options.minimize_size = compression == .lossless(.small) ? 1 : 0
    guard let handle = unsafe WebPAnimEncoderNew(Int32(width), Int32(height), &options) else {
      throw .encoderFailed(.webP, reason: "no memory for the encoder")
    }
    unsafe self.handle = handle
    self.configuration = configuration
  }

  deinit {
    unsafe WebPAnimEncoderDelete(handle)
  }

  /// Compresses a frame that shows from a time on (`WebPAnimEncoderAdd`).
  /// - Throws: `AnimationError.encoderFailed`.
  func add(_ frame: borrowing WebPFrame, startMilliseconds: Int) throws(AnimationError) {
    var configuration = configuration
    let status = unsafe WebPAnimEncoderAdd(
      handle, frame.handle, Int32(startMilliseconds), &configuration)
    try check(status)
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
  /// For flat art, method 1 tries as many transforms as count; the methods above it make larger
  /// files in two to ten times the time, and method 0 larger ones too, as measured.
  fileprivate static func make(_ compression: WebPCompression) throws(AnimationError) -> WebPConfig
  {
    var configuration = WebPConfig()
    guard unsafe WebPConfigInit(&configuration) != 0 else { throw .versionDiffers }
    switch compression {
    case .lossless(let effort):
      configuration.lossless = 1
      configuration.method = 1
      // For lossless frames this is how hard to search; the cache of colours starts above 25.
      configuration.quality = effort == .fast ? 0 : 75
    case .lossy(let quality):
      configuration.quality = Float(quality)
      configuration.alpha_quality = 100
    }
    return configuration
  }
}

extension AnimationError {
  /// The library that is there is not the one that its header belongs to.
  static let versionDiffers = AnimationError.encoderFailed(
    .webP, reason: "libwebp has another version than it was built for")
}
