/// The cheapest way over the stops of a stretch of a picture's bytes.
struct CheapestWay {
  /// The stops, each with the number of stops that the way's step from there passes.
  private let stops: [Stop]
  /// The place where the stretch starts.
  let start: Int
  /// How many symbols tell of the way: one for each byte as it is and two for each copy.
  let symbolCount: Int

  /// Turns the ways that lead back from each stop into the one that leads on from the first.
  /// - Parameters:
  ///   - stops: Stops to which the cheapest ways are known.
  ///   - start: The place where the stretch starts.
  init(_ stops: consuming [Stop], from start: Int) {
    var stride: UInt16 = 0
    var index = stops.count - 2
    var symbolCount = stops.stretchLength
    while index > 0 {
      let length = stops[index].step.length
      if length > 0 { symbolCount += 2 - length }
      swap(&stops[index].stride, &stride)
      index -= Int(stride)
    }
    stops[0].stride = stride
    self.stops = stops
    self.start = start
    self.symbolCount = symbolCount
  }

  /// The place where the stretch ends.
  var end: Int { start + stops.stretchLength }

  /// Follows the way and tells of each byte as it is and each copy.
  @inline(__always)
  func follow(
    in bytes: Span<UInt8>, literal: (UInt8) -> Void, copy: (_ length: Int, _ distance: Int) -> Void
  ) {
    let stops = self.stops.span
    precondition(end <= bytes.count)
    var (index, place) = (0, start)
    while true {
      let stride = Int(stops[index].stride)
      if stride == 0 { return }
      index &+= stride
      let stop = stops[index]
      let next = start &+ Int(stop.place)
      let step = stop.step
      if step.length > 0 {
        let copyStart = next &- step.tail &- step.length
        while place < copyStart {
          literal(unsafe bytes[unchecked: place])
          place &+= 1
        }
        copy(step.length, step.distance)
        place &+= step.length
      }
      while place < next {
        literal(unsafe bytes[unchecked: place])
        place &+= 1
      }
    }
  }
}
