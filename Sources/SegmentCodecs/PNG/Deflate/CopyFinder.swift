/// Finds the copies that may start at a departure.
struct CopyFinder {
  private let shape: RowShape

  /// Makes a finder for rows of a shape.
  init(_ shape: RowShape) {
    self.shape = shape
  }

  /// Offers the pixel before and the row above.
  /// - Parameter gap: The number of bytes to the next stop.
  @inline(__always)
  func offerNeighbours(
    of stop: Stop, gap: Int, from departure: inout Departure, to stops: inout MutableSpan<Stop>,
    _ bytes: Span<UInt8>, _ costs: Span<Int32>
  ) {
    if stop.isRun {
      departure.offer(gap, from: shape.pixelLength, costs.pixelBefore, to: &stops, bytes, costs)
    } else if departure.place >= shape.pixelLength {
      let length = equalBytes(at: departure, shape.pixelLength, bytes)
      departure.offer(length, from: shape.pixelLength, costs.pixelBefore, to: &stops, bytes, costs)
    }
    departure.offer(stop.above, from: shape.rowLength, costs.rowAbove, to: &stops, bytes, costs)
  }

  /// Offers what was seen at earlier places.
  @inline(__always)
  func offerEarlier<Effort>(
    _ slots: EarlierPlaces<Effort>, in places: Span<UInt32>, from departure: inout Departure,
    to stops: inout MutableSpan<Stop>, _ bytes: Span<UInt8>, _ costs: Span<Int32>
  ) {
    // No copy starts at the first byte, so that a place of 0 lies beyond the farthest.
    let farthest = min(DeflateCopy.farthest, departure.place &- 1)
    // SAFETY: slots lie within the table.
    unsafe offerPixel(
      places[unchecked: slots.triple], farthest, from: &departure, to: &stops, bytes, costs)
    unsafe offerPixel(
      places[unchecked: slots.pixel], farthest, from: &departure, to: &stops, bytes, costs)
    for slot in slots.pairs..<slots.pairs &+ Effort.pairCount {
      let distance = unsafe departure.distance(to: places[unchecked: slot])
      guard distance <= farthest else { return }
      let length = longerBytes(at: departure, distance, bytes)
      departure.offer(length, from: distance, costs.distance(distance), to: &stops, bytes, costs)
    }
  }

  @inline(__always)
  private func offerPixel(
    _ earlier: UInt32, _ farthest: Int, from departure: inout Departure,
    to stops: inout MutableSpan<Stop>, _ bytes: Span<UInt8>, _ costs: Span<Int32>
  ) {
    let distance = departure.distance(to: earlier)
    guard distance <= farthest else { return }
    let length = equalBytes(at: departure, distance, bytes)
    departure.offer(length, from: distance, costs.distance(distance), to: &stops, bytes, costs)
  }

  /// How many of eight bytes equal those so far back.
  @inline(__always)
  private func equalBytes(at departure: Departure, _ distance: Int, _ bytes: Span<UInt8>) -> Int {
    // SAFETY: here and below, the distance is at most the place.
    let difference = unsafe departure.word ^ bytes.word(at: departure.place &- distance)
    return min(difference.trailingZeroBitCount &>> 3, shape.byteCount &- departure.place)
  }

  /// How many bytes equal those so far back, 0 unless they are eight and more than in the longest
  /// copy.
  @inline(__always)
  private func longerBytes(at departure: Departure, _ distance: Int, _ bytes: Span<UInt8>) -> Int {
    let place = departure.place
    // What is not equal where a copy must become longer need not be compared from the start.
    let ahead = place &+ max(0, departure.longest &- 7)
    guard unsafe bytes.word(at: place &- distance) == departure.word,
      unsafe bytes.word(at: ahead &- distance) == bytes.word(at: ahead)
    else { return 0 }
    let limit = min(shape.byteCount &- place, DeflateCopy.longest)
    if limit < 8 { return 0 }
    return bytes.commonLength(place &- distance &+ 8, place &+ 8, limit: limit &- 8) &+ 8
  }
}
