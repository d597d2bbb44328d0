/// A stop from which steps lead on.
struct Departure {
  private let index: Int
  /// The place in the bytes, and in the stretch.
  private let place: Int
  private let stopPlace: Int
  private let cost: Int32
  /// The cost of the cheapest way to the byte before, which ends with bytes as they are.
  private let lead: Int32
  private let pixelLength: Int

  /// Makes a departure.
  /// - Parameters:
  ///   - stop: The stop, to which the cheapest way is known.
  ///   - index: Its number.
  ///   - place: Its place in the bytes.
  ///   - lead: The cost of a way to the byte before; the greatest number for none.
  ///   - shape: How the rows lie in the bytes.
  @inline(__always)
  init(_ stop: Stop, index: Int, place: Int, lead: Int32, _ shape: RowShape) {
    self.index = index
    self.place = place
    stopPlace = Int(stop.place)
    cost = stop.cost
    self.lead = lead < stop.cost ? lead : .max
    pixelLength = shape.pixelLength
  }

  /// Offers a pixel as it is to the next stop, if it is so near.
  /// - Returns: The cost of the way to the pixel's last byte; the greatest number for none.
  @inline(__always)
  func offerPixel(_ word: UInt64, to stops: inout MutableSpan<Stop>, _ costs: SymbolCosts) -> Int32
  {
    let count = unsafe Int(stops[unchecked: index &+ 1].place) &- stopPlace
    guard count <= 4 else { return .max }
    let literals = costs.literals.span
    var (cost, rest) = (self.cost, word)
    for _ in 1..<count {
      cost &+= unsafe literals[unchecked: Int(rest & 0xFF)]
      rest &>>= 8
    }
    let full = unsafe cost &+ literals[unchecked: Int(rest & 0xFF)]
    offer(full, stride: 1, .literals, to: index &+ 1, of: &stops)
    return count > 1 ? cost : .max
  }

  /// Offers copies to the stops where they may end, each to those that the ones before it miss.
  /// - Returns: The first stop that no copy reaches.
  @inline(__always)
  func offer(
    _ copies: CopyList, to stops: inout MutableSpan<Stop>, in bytes: Span<UInt8>,
    _ costs: SymbolCosts
  ) -> Int {
    var target = index &+ 1
    for slot in 0..<copies.count {
      let copy = copies[slot]
      let (length, distance) = (Int(copy.length), Int(copy.distance))
      if lead != .max && length < DeflateCopy.longest && distance < place,
        unsafe bytes[unchecked: place &- 1] == bytes[unchecked: place &- 1 &- distance]
      {
        // The copy takes the last byte before it too.
        _ = offerCopy(
          length, distance, lead &+ copy.distanceCost, head: 1, to: target, of: &stops, costs)
      }
      let cost = self.cost &+ copy.distanceCost
      target = offerCopy(length, distance, cost, head: 0, to: target, of: &stops, costs)
      offerTail(length, distance, cost, to: target, of: &stops, bytes, costs)
    }
    return target
  }

  @inline(__always)
  private func offerCopy(
    _ length: Int, _ distance: Int, _ cost: Int32, head: Int, to first: Int,
    of stops: inout MutableSpan<Stop>, _ costs: SymbolCosts
  ) -> Int {
    let lengths = costs.lengths.span
    var target = first
    while true {
      let part = unsafe Int(stops[unchecked: target].place) &- stopPlace
      if part > length { return target }
      let count = part &+ head
      offer(
        unsafe cost &+ lengths[unchecked: count], stride: target &- index &+ head,
        Step(length: count, distance: distance, tail: 0), to: target, of: &stops)
      target &+= 1
    }
  }

  /// Offers a copy that ends within a pixel.
  @inline(__always)
  private func offerTail(
    _ length: Int, _ distance: Int, _ cost: Int32, to target: Int,
    of stops: inout MutableSpan<Stop>, _ bytes: Span<UInt8>, _ costs: SymbolCosts
  ) {
    let tail = unsafe Int(stops[unchecked: target].place) &- stopPlace &- length
    guard tail < pixelLength else { return }
    var cost = unsafe cost &+ costs.lengths.span[unchecked: length]
    for offset in 0..<tail {
      let byte = unsafe bytes[unchecked: place &+ length &+ offset]
      cost &+= unsafe costs.literals.span[unchecked: Int(byte)]
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
