/// Finds the copies that may start at a place.
struct CopyFinder {
  private let shape: RowShape

  /// Makes a finder for rows of a shape.
  init(_ shape: RowShape) {
    self.shape = shape
  }

  /// Adds the copies of the pixel before and of the row above.
  @inline(__always)
  func addRepetitions(
    at stop: Stop, _ place: Int, _ word: UInt64, gap: Int, in bytes: Span<UInt8>,
    _ costs: SymbolCosts, to copies: inout CopyList
  ) {
    if stop.isRun {
      copies.add(gap, from: shape.pixelLength, costs.pixelDistance)
    } else if place >= shape.pixelLength {
      let difference = unsafe word ^ bytes.word(at: place &- shape.pixelLength)
      let length = min(difference.trailingZeroBitCount &>> 3, shape.byteCount &- place)
      copies.add(length, from: shape.pixelLength, costs.pixelDistance)
    }
    copies.add(stop.above, from: shape.rowLength, costs.rowDistance)
  }

  /// Adds copies of what was seen before.
  @inline(__always)
  func addEarlier(
    _ place: Int, _ word: UInt64, _ slots: EarlierPlaces, _ table: inout MutableSpan<UInt32>,
    in bytes: Span<UInt8>, _ costs: SymbolCosts, to copies: inout CopyList
  ) {
    // No copy starts at the first byte, so that a place of 0 lies beyond the farthest.
    let farthest = min(DeflateCopy.farthest, place &- 1)
    addPixel(
      place, word, unsafe table[unchecked: slots.triple], farthest, bytes, costs, to: &copies)
    addPixel(place, word, unsafe table[unchecked: slots.pixel], farthest, bytes, costs, to: &copies)
    let limit = min(shape.byteCount &- place, DeflateCopy.longest)
    guard limit >= 8 else { return }
    for slot in 0..<EarlierPlaces.pairCount {
      let earlier = unsafe table[unchecked: slots.pairs | slot]
      let distance = distance(from: earlier, to: place)
      guard distance <= farthest else { return }
      // What is not equal where a copy must become longer is not worth comparing from the start.
      let ahead = place &+ max(0, copies.longest &- 7)
      guard unsafe bytes.word(at: place &- distance) == word,
        unsafe bytes.word(at: ahead &- distance) == bytes.word(at: ahead)
      else { continue }
      let length = bytes.commonLength(place &- distance &+ 8, place &+ 8, limit: limit &- 8) &+ 8
      copies.add(length, from: distance, costs.distance(distance))
    }
  }

  @inline(__always)
  private func addPixel(
    _ place: Int, _ word: UInt64, _ earlier: UInt32, _ farthest: Int, _ bytes: Span<UInt8>,
    _ costs: SymbolCosts,
    to copies: inout CopyList
  ) {
    let distance = distance(from: earlier, to: place)
    guard distance <= farthest else { return }
    let difference = unsafe word ^ bytes.word(at: place &- distance)
    // Eight equal bytes are found as a pair.
    guard difference != 0 else { return }
    let length = min(difference.trailingZeroBitCount &>> 3, shape.byteCount &- place)
    copies.add(length, from: distance, costs.distance(distance))
  }

  /// How many bytes back an earlier place lies.
  @inline(__always)
  private func distance(from earlier: UInt32, to place: Int) -> Int {
    Int(UInt32(truncatingIfNeeded: place) &- earlier)
  }
}
