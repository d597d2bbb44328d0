/// A stop from which steps lead on.
struct Departure {
  /// The place in the bytes.
  let place: Int
  /// The eight bytes from there on.
  let word: UInt64
  private let index: Int
  private let stopPlace: Int
  private let cost: Int32
  /// The cost of the cheapest way to the byte before, which ends with bytes as they are; the greatest
  /// number if it is not cheaper.
  private let lead: Int32
  private let pixelLength: Int
  /// The first stop that no copy reaches.
  private(set) var reached: Int
  /// The bytes of the longest copy; 2 where there is none, as shorter ones are no copies.
  private(set) var longest = DeflateCopy.shortest - 1

  /// Makes a departure.
  /// - Parameters:
  ///   - stop: The stop, to which the cheapest way is known.
  ///   - index: Its number.
  ///   - place: Its place in the bytes.
  ///   - word: The eight bytes from there on.
  ///   - lead: The cost of a way to the byte before; the greatest number for none.
  ///   - pixelLength: The bytes from a pixel to the next.
  @inline(__always)
  init(_ stop: Stop, index: Int, place: Int, word: UInt64, lead: Int32, pixelLength: Int) {
    self.index = index
    self.place = place
    self.word = word
    stopPlace = Int(stop.place)
    cost = stop.cost
    self.lead = lead < stop.cost ? lead : .max
    self.pixelLength = pixelLength
    reached = index &+ 1
  }

  /// Offers a pixel as it is to the next stop, if it is so near.
  /// - Returns: The cost of the way to the pixel's last byte; the greatest number for none.
  @inline(__always)
  func offerPixel(to stops: inout MutableSpan<Stop>, _ costs: Span<Int32>) -> Int32 {
    // SAFETY: here and below, a stop that is no departure lies behind the last departure, and places
    // of stops are places in the bytes.
    let count = unsafe Int(stops[unchecked: index &+ 1].place) &- stopPlace
    guard count <= 4 else { return .max }
    var (cost, rest) = (self.cost, word)
    for _ in 1..<count {
      cost &+= costs.literal(UInt8(truncatingIfNeeded: rest))
      rest &>>= 8
    }
    let full = cost &+ costs.literal(UInt8(truncatingIfNeeded: rest))
    offer(full, stride: 1, .literals, to: index &+ 1, of: &stops)
    return count > 1 ? cost : .max
  }

  /// How many bytes back an earlier place lies.
  @inline(__always)
  func distance(to earlier: UInt32) -> Int {
    Int(UInt32(truncatingIfNeeded: place) &- earlier)
  }

  /// Offers a copy of at most so many bytes, if it is longer than those before, to the stops where it
  /// may end and that those before do not reach.
  @inline(__always)
  mutating func offer(
    _ length: Int, from distance: Int, _ distanceCost: Int32, to stops: inout MutableSpan<Stop>,
    _ bytes: Span<UInt8>, _ costs: Span<Int32>
  ) {
    guard length > longest else { return }
    longest = length
    offerLonger(length, distance, distanceCost, to: &stops, bytes, costs)
  }

  @inline(never)
  private mutating func offerLonger(
    _ length: Int, _ distance: Int, _ distanceCost: Int32, to stops: inout MutableSpan<Stop>,
    _ bytes: Span<UInt8>, _ costs: Span<Int32>
  ) {
    if lead != .max && length < DeflateCopy.longest && distance < place,
      unsafe bytes[unchecked: place &- 1] == bytes[unchecked: place &- 1 &- distance]
    {
      // The copy takes the last byte before it too.
      _ = offerCopy(
        length, distance, lead &+ distanceCost, head: 1, to: reached, of: &stops, costs)
    }
    let cost = self.cost &+ distanceCost
    reached = offerCopy(length, distance, cost, head: 0, to: reached, of: &stops, costs)
    offerTail(length, distance, cost, to: reached, of: &stops, bytes, costs)
  }

  @inline(__always)
  private func offerCopy(
    _ length: Int, _ distance: Int, _ cost: Int32, head: Int, to first: Int,
    of stops: inout MutableSpan<Stop>, _ costs: Span<Int32>
  ) -> Int {
    var target = first
    while true {
      let part = unsafe Int(stops[unchecked: target].place) &- stopPlace
      if part > length { return target }
      let count = part &+ head
      offer(
        cost &+ costs.length(count), stride: target &- index &+ head,
        Step(length: count, distance: distance, tail: 0), to: target, of: &stops)
      target &+= 1
    }
  }

  /// Offers a copy that ends within a pixel.
  @inline(__always)
  private func offerTail(
    _ length: Int, _ distance: Int, _ cost: Int32, to target: Int,
    of stops: inout MutableSpan<Stop>, _ bytes: Span<UInt8>, _ costs: Span<Int32>
  ) {
    let tail = unsafe Int(stops[unchecked: target].place) &- stopPlace &- length
    guard tail < pixelLength else { return }
    var cost = cost &+ costs.length(length)
    for offset in 0..<tail {
      cost &+= costs.literal(unsafe bytes[unchecked: place &+ length &+ offset])
    }
    offer(
      cost, stride: target &- index, Step(length: length, distance: distance, tail: tail),
      to: target, of: &stops)
  }

  @inline(__always)
  private func offer(
    _ cost: Int32, stride: Int, _ step: @autoclosure () -> Step, to target: Int,
    of stops: inout MutableSpan<Stop>
  ) {
    guard unsafe cost < stops[unchecked: target].cost else { return }
    unsafe stops[unchecked: target].cost = cost
    unsafe stops[unchecked: target].stride = UInt16(truncatingIfNeeded: stride)
    unsafe stops[unchecked: target].step = step()
  }
}
