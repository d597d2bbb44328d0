/// Searches the cheapest way over the stops of a stretch.
///
/// Each stop in turn passes its cost on to those that a pixel as it is, or a copy from one of
/// twelve places, leads to.
struct StepSearch {
  /// The bytes from which on a copy of the row above or the pixel before is not bettered; 32 make
  /// files 0.5 % larger, 64 hardly smaller.
  private static let long = 48
  /// The bytes from which on a copy from elsewhere is taken without a look at the stops within, which
  /// makes files 0.7 % larger in a sixth less time.
  private static let settling: Int32 = 16

  private let shape: RowShape
  private var earlier = EarlierPlaces.none

  /// Makes a search of rows of a shape.
  init(_ shape: RowShape) {
    self.shape = shape
  }

  /// Finds the cheapest way to each stop of a stretch.
  /// - Parameters:
  ///   - stops: The stretch's stops, which get their ways.
  ///   - start: The place where the stretch starts; stretches are searched in their order.
  ///   - bytes: The rows and their padding.
  ///   - costs: What the stretch's symbols are expected to cost.
  mutating func run(
    _ stops: inout [Stop], from start: Int, in bytes: Span<UInt8>, _ costs: SymbolCosts
  ) {
    let (shape, costs) = (shape, costs.table.span)
    let finder = CopyFinder(shape)
    var places = earlier.mutableSpan
    var stops = stops.mutableSpan
    // The stops before this number lie within a copy that is as good as taken.
    var settled = 0
    var lead = Int32.max
    stops[0].cost = 0
    for index in 0..<stops.count - 2 {
      // SAFETY: the last two stops are no departures, and each lies before the bytes' padding.
      let stop = unsafe stops[unchecked: index]
      let place = start &+ Int(stop.place)
      let word = unsafe bytes.word(at: place)
      if index < settled && !stop.isRun || stop.cost >= SymbolCosts.impossible {
        EarlierPlaces(word: word).insert(place, in: &places)
        lead = .max
        continue
      }
      var departure = Departure(
        stop, index: index, place: place, word: word, lead: lead, pixelLength: shape.pixelLength)
      lead = departure.offerPixel(to: &stops, costs)
      let gap = unsafe Int(stops[unchecked: index &+ 1].place &- stop.place)
      finder.offerNeighbours(of: stop, gap: gap, from: &departure, to: &stops, bytes, costs)
      if departure.longest >= StepSearch.long { continue }
      let slots = EarlierPlaces(word: word)
      finder.offerEarlier(slots, in: places.span, from: &departure, to: &stops, bytes, costs)
      slots.insert(place, in: &places)
      // Its end stays open, as another copy may lead on from before it.
      let last = unsafe stops[unchecked: departure.reached &- 1].place &- stop.place
      if last >= StepSearch.settling && index >= settled { settled = departure.reached &- 2 }
    }
  }
}
