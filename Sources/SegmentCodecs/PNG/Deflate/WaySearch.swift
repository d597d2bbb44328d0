/// Searches the cheapest way over the stops of one stretch of a picture after the other.
struct WaySearch {
  /// How many times a stretch is searched.
  enum Rounds: Sendable {
    /// Once, with costs as they usually are: for pictures by themselves.
    case one
    /// Again and harder, with the costs that the first way turned out to have: 2.7 % smaller for three
    /// times the search. For the frames of a file, where edges in motion repeat less.
    case two
  }

  private let shape: RowShape
  private var usual: StepSearch<UsualEffort>
  private var thorough: StepSearch<ThoroughEffort>?

  /// Makes a search of rows of a shape.
  init(_ shape: RowShape, _ rounds: Rounds) {
    self.shape = shape
    usual = StepSearch(shape)
    thorough = rounds == .two ? StepSearch(shape) : nil
  }

  /// The cheapest way over the stops of a stretch; stretches are searched in their order.
  /// - Parameters:
  ///   - stops: The stretch's stops, without ways to them.
  ///   - start: The place where the stretch starts.
  ///   - bytes: The rows and their padding.
  mutating func way(
    over stops: consuming [Stop], from start: Int, in bytes: Span<UInt8>
  ) -> CheapestWay {
    let costs = SymbolCosts(stops.span, from: start, in: bytes, shape)
    if thorough == nil { return usual.way(over: stops, from: start, in: bytes, costs) }
    let first = usual.way(over: copy stops, from: start, in: bytes, costs)
    let codes = DeflateCodes(BlockSymbols(first, in: bytes).counts)
    let second = thorough?.way(over: stops, from: start, in: bytes, SymbolCosts(codes, shape))
    return second ?? first
  }
}
