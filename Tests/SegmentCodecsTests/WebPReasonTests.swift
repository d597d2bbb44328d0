import Testing

@testable import SegmentCodecs

@Suite("A still WebP that fails says so once")
struct WebPReasonTests {
  @Test("The format and the advice stand once in the message")
  func once() {
    let message = PictureError(AnimationError.encoderFailed(.webP, reason: "no luck")).description
    #expect(message.occurrences("cannot write") == 1)
    #expect(message.occurrences("free memory") == 1)
    #expect(message.contains("no luck"))
    let other = PictureError(AnimationError.noFrames(.webP)).description
    #expect(other.occurrences("cannot write") == 1 && other.contains("no frames"))
  }
}

extension String {
  /// How often a text stands in this one.
  fileprivate func occurrences(_ text: String) -> Int { ranges(of: text).count }
}
