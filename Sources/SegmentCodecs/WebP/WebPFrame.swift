internal import CWebP
internal import SegmentPixels
internal import SegmentPrimitives

/// A picture of straight colours as libwebp has it.
///
/// Wraps `WebPPicture`; its pixels are made by `WebPPictureAlloc`, released by `WebPPictureFree`.
@safe struct WebPFrame: ~Copyable {
  /// The picture, at an address that does not change.
  let handle: UnsafeMutablePointer<WebPPicture>

  /// Makes a picture whose pixels are not set.
  /// - Throws: `AnimationError.encoderFailed` if there is no memory, or if the library's version is
  ///   not the one that this was built for.
  init(width: Int, height: Int) throws(AnimationError) {
    unsafe handle = .allocate(capacity: 1)
    unsafe handle.initialize(to: WebPPicture())
    guard unsafe WebPPictureInit(handle) != 0 else {
      throw .versionDiffers
    }
    unsafe handle.pointee.use_argb = 1
    unsafe handle.pointee.width = Int32(width)
    unsafe handle.pointee.height = Int32(height)
    guard unsafe WebPPictureAlloc(handle) != 0 else {
      throw .encoderFailed(.webP, reason: "no memory for a picture")
    }
  }

  deinit {
    unsafe WebPPictureFree(handle)
    unsafe handle.deallocate()
  }

  /// Sets the pixels to those of a raster of the same size.
  func set(_ raster: Raster) {
    let pixels = raster.pixels.span
    let stride = unsafe Int(handle.pointee.argb_stride)
    guard let rows = unsafe handle.pointee.argb else { return }
    var (last, straight) = (UInt32(0), UInt32(0))
    for y in 0..<raster.height {
      for x in 0..<raster.width {
        let pixel = pixels[y * raster.width + x]
        if pixel != last {
          (last, straight) = (pixel, StraightColor(premultiplied: pixel).pixel)
        }
        unsafe rows[y * stride + x] = straight
      }
    }
  }
}
