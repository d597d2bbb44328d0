/// Searches the cheapest way over the stops of a stretch.
///
/// Each stop in turn passes its cost on to those that a pixel as it is, or a copy from one of eight
/// places, leads to.
struct StepSearch {
  /// The bytes from which on a copy of the row above or the pixel before is not bettered.
  private static let long = 48
  /// The bytes from which on a copy from elsewhere is taken without a look at the stops within.
  private static let settling: Int32 = 16

  private let shape: RowShape
  private var earlier = EarlierPlaces.none

  /// Makes a search of rows of a shape.
  init(_ shape: RowShape) {
    self.shape = shape
  }

  /// Finds the cheapest way to each stop of a stretch.
  mutating func run(
    _ stops: inout [Stop], from start: Int, in bytes: Span<UInt8>, _ costs: SymbolCosts
  ) {
    let shape = self.shape
    let finder = CopyFinder(shape)
    var table = earlier.mutableSpan
    var copies = CopyList()
    var settled = 0
    var stops = stops.mutableSpan
    stops[0].cost = 0
    var lead = Int32.max
    for index in 0..<stops.count - 2 {
      let stop = unsafe stops[unchecked: index]
      let place = start &+ Int(stop.place)
      let word = unsafe bytes.word(at: place)
      if index < settled && !stop.isRun || stop.cost >= SymbolCosts.impossible {
        EarlierPlaces(word: word).insert(place, in: &table)
        lead = .max
        continue
      }
      let departure = Departure(stop, index: index, place: place, lead: lead, shape)
      lead = departure.offerPixel(word, to: &stops, costs)
      let gap = unsafe Int(stops[unchecked: index &+ 1].place &- stop.place)
      copies.removeAll()
      finder.addRepetitions(at: stop, place, word, gap: gap, in: bytes, costs, to: &copies)
      if copies.longest < StepSearch.long {
        let slots = EarlierPlaces(word: word)
        finder.addEarlier(place, word, slots, &table, in: bytes, costs, to: &copies)
        slots.insert(place, in: &table)
        let reached = departure.offer(copies, to: &stops, in: bytes, costs)
        // Its end stays open, as another copy may lead on from before it.
        let last = unsafe stops[unchecked: reached &- 1].place &- stop.place
        if last >= StepSearch.settling && index >= settled { settled = reached &- 2 }
      } else {
        _ = departure.offer(copies, to: &stops, in: bytes, costs)
      }
    }
  }
}
