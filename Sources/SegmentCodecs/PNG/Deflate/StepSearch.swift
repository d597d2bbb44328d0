/// Searches the cheapest way over the stops of a stretch.
///
/// Each stop in turn passes its cost on to those that a pixel as it is, or a copy from one of a few
/// places, leads to.
struct StepSearch<Effort: SearchEffort> {
  private let shape: RowShape
  private var earlier = EarlierPlaces<Effort>.none

  /// Makes a search of rows of a shape.
  init(_ shape: RowShape) {
    self.shape = shape
  }

  /// The cheapest way over the stops of a stretch; stretches are searched in their order.
  /// - Parameters:
  ///   - stops: The stretch's stops, without ways to them.
  ///   - start: The place where the stretch starts.
  ///   - bytes: The rows and their padding.
  ///   - costs: What the stretch's symbols are expected to cost.
  mutating func way(
    over stops: consuming [Stop], from start: Int, in bytes: Span<UInt8>, _ costs: SymbolCosts
  ) -> CheapestWay {
    run(&stops, from: start, in: bytes, costs)
    return CheapestWay(consume stops, from: start)
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
      let next = unsafe stops[unchecked: index &+ 1]
      if index < settled && !stop.isRun || stop.cost >= SymbolCosts.impossible
        || next.cost <= stop.cost &+ Effort.headStart
      {
        EarlierPlaces<Effort>(word: word).insert(place, in: &places)
        lead = .max
        continue
      }
      var departure = Departure(
        stop, index: index, place: place, word: word, lead: lead, pixelLength: shape.pixelLength)
      lead = departure.offerPixel(to: &stops, costs)
      let gap = Int(next.place &- stop.place)
      finder.offerNeighbours(of: stop, gap: gap, from: &departure, to: &stops, bytes, costs)
      if departure.longest >= Effort.long { continue }
      let slots = EarlierPlaces<Effort>(word: word)
      finder.offerEarlier(slots, in: places.span, from: &departure, to: &stops, bytes, costs)
      slots.insert(place, in: &places)
      // Its end stays open, as another copy may lead on from before it.
      let last = unsafe stops[unchecked: departure.reached &- 1].place &- stop.place
      if last >= Effort.settling && index >= settled { settled = departure.reached &- 2 }
    }
  }
}
