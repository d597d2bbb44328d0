/// How often each symbol of deflate's two alphabets occurs.
struct SymbolCounts: Equatable, Sendable {
  /// By literal byte, the end of a block (256) or class of length (257…285).
  var literals = [UInt32](repeating: 0, count: 286)
  /// By class of distance.
  var distances = [UInt32](repeating: 0, count: 30)
}
