/// The stops of a stretch of a picture's bytes.
///
/// Every pixel is one; but of a run of equal pixels only the first and those at which a longest copy
/// may end, and of what repeats the row above only its first and last pixels and its runs. So
/// comparing passes over most of a control: a strip of 852 × 96 pixels has 7,700 stops.
enum StopList {
  /// The fewest bytes that count as a run: shorter ones are worth a search.
  private static let shortestRun = 12
  /// The most bytes of a run, so that a stretch's places stay small.
  private static let longestRun = 1 << 20
  /// The bytes at the end of what repeats the row above where another copy may start.
  private static let openEnd = 48

  /// Finds the stops from a place on until the bytes end or there are enough; the last two are the
  /// end of the stretch and one that is never reached.
  ///
  /// - Parameters:
  ///   - start: The start of the stretch, a pixel or the byte that names a row's filter.
  ///   - bytes: The rows, and eight bytes behind them.
  ///   - limit: How many stops are enough.
  static func stops(
    from start: Int, in bytes: Span<UInt8>, _ shape: RowShape, limit: Int
  ) -> [Stop] {
    // A run adds a stop for each longest copy in it.
    let capacity = min(limit, shape.byteCount - start) + longestRun / DeflateCopy.longest + 4
    return [Stop](capacity: capacity) { stops in
      var scan = Scan(place: start, nextRow: shape.nextRow(from: start), start: start, shape)
      while scan.place < shape.byteCount && stops.count < limit { scan.advance(in: bytes, &stops) }
      stops.append(Stop(place: scan.place - start, above: 0, isRun: false))
      stops.append(Stop(place: Int(Int32.max), above: 0, isRun: false))
    }
  }

  /// What is known of the place up to which the stops are found.
  private struct Scan {
    var place: Int
    /// The first place from there on at which a row starts.
    var nextRow: Int
    /// Up to where the bytes equal those one row before.
    var aboveEnd: Int
    /// The last place that must be a stop, as a repetition ends before it.
    var required: Int
    /// The last stop.
    var last: Int
    let start: Int
    let shape: RowShape

    init(place: Int, nextRow: Int, start: Int, _ shape: RowShape) {
      self.place = place
      self.nextRow = nextRow
      aboveEnd = place
      required = place
      last = place
      self.start = start
      self.shape = shape
    }

    @inline(__always)
    mutating func advance(in bytes: Span<UInt8>, _ stops: inout OutputSpan<Stop>) {
      let word = unsafe bytes.word(at: place)
      if aboveEnd <= place { findRowAbove(word, in: bytes) }
      let pixelLength = shape.pixelLength
      if place == nextRow {
        appendIfNeeded(&stops)
        nextRow &+= shape.rowLength
        place &+= 1
      } else if place >= pixelLength, unsafe word == bytes.word(at: place &- pixelLength) {
        let length = bytes.commonLength(
          place &- pixelLength, place, limit: min(longestRun, shape.byteCount &- place))
        if length >= shortestRun {
          appendRun(length, &stops)
        } else {
          appendIfNeeded(&stops)
          place &+= pixelLength
        }
      } else {
        appendIfNeeded(&stops)
        place &+= pixelLength
      }
    }

    @inline(__always)
    private mutating func findRowAbove(_ word: UInt64, in bytes: Span<UInt8>) {
      guard place >= shape.rowLength && shape.reachesRowAbove else { return }
      let above = place &- shape.rowLength
      let difference = unsafe word ^ bytes.word(at: above)
      let length =
        difference == 0
        ? bytes.commonLength(above, place, limit: shape.byteCount &- place)
        : difference.trailingZeroBitCount &>> 3
      aboveEnd = min(shape.byteCount, place &+ length)
      required = place
    }

    @inline(__always)
    private mutating func appendIfNeeded(_ stops: inout OutputSpan<Stop>) {
      // A copy leads at most 258 bytes on.
      guard
        place <= required || aboveEnd &- place < openEnd
          || place &- last > DeflateCopy.longest &- shape.pixelLength
      else { return }
      append(isRun: false, &stops)
    }

    @inline(__always)
    private mutating func appendRun(_ length: Int, _ stops: inout OutputSpan<Stop>) {
      let end = place &+ length
      while nextRow < end { nextRow &+= shape.rowLength }
      let next = shape.pixelStart(upTo: end, nextRow: nextRow)
      while place < next {
        append(isRun: true, &stops)
        place &+= DeflateCopy.longest
      }
      place = next
      required = next
    }

    @inline(__always)
    private mutating func append(isRun: Bool, _ stops: inout OutputSpan<Stop>) {
      stops.append(Stop(place: place &- start, above: aboveEnd &- place, isRun: isRun))
      last = place
    }
  }
}
