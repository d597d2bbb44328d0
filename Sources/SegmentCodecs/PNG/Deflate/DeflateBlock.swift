/// A stretch of a picture's bytes as one block of a deflate stream: the cheapest way over its stops.
struct DeflateBlock {
  /// The stops, each with the number of stops that the step from there passes.
  private let stops: [Stop]
  private let start: Int

  /// Makes a block of stops to which the cheapest ways are known.
  /// - Parameter start: The place where the stretch starts.
  init(_ stops: consuming [Stop], from start: Int) {
    var stride: UInt16 = 0
    var index = stops.count - 2
    // The ways lead back from the end; turned round, they can be followed from the start.
    while index > 0 {
      swap(&stops[index].stride, &stride)
      index -= Int(stride)
    }
    stops[0].stride = stride
    self.stops = stops
    self.start = start
  }

  /// The place where the stretch ends.
  var end: Int { start + Int(stops[stops.count - 2].place) }

  /// Writes the block in the shortest of the format's three ways.
  func write(_ bytes: Span<UInt8>, isLast: Bool, to writer: inout BitWriter) {
    var counts = SymbolCounts()
    follow(bytes) {
      counts.add(literal: $0)
    } copy: {
      counts.add(copyOf: $0, from: $1)
    }
    let codes = DeflateCodes(counts)
    let size = min(codes.size(of: counts), DeflateCodes.fixed.size(of: counts))
    if StoredBlocks.size(of: end - start) < size {
      StoredBlocks.write(bytes.extracting(start..<end), isLast: isLast, to: &writer)
    } else if codes.size(of: counts) == size {
      write(bytes, codes, isLast: isLast, to: &writer)
    } else {
      write(bytes, .fixed, isLast: isLast, to: &writer)
    }
  }

  private func write(
    _ bytes: Span<UInt8>, _ codes: DeflateCodes, isLast: Bool, to writer: inout BitWriter
  ) {
    codes.writeHeader(isLast: isLast, to: &writer)
    let literals = codes.literals.span
    let distances = codes.distances.span
    follow(bytes) { byte in
      writer.append(unsafe literals[unchecked: Int(byte)])
    } copy: { length, distance in
      let sort = DeflateClass(length: length)
      writer.append(unsafe literals[unchecked: sort.symbol])
      writer.append(sort.extra, count: sort.extraCount)
      let way = DeflateClass(distance: distance)
      writer.append(unsafe distances[unchecked: way.symbol])
      writer.append(way.extra, count: way.extraCount)
    }
    writer.append(literals[DeflateCodes.endOfBlock])
  }

  /// Follows the cheapest way from the start and tells what it consists of.
  @inline(__always)
  private func follow(
    _ bytes: Span<UInt8>, literal: (UInt8) -> Void, copy: (_ length: Int, _ distance: Int) -> Void
  ) {
    let stops = self.stops.span
    var index = Int(stops[0].stride)
    var place = start
    while true {
      let stop = stops[index]
      let end = start + Int(stop.place)
      let length = stop.step.length
      if length > 0 {
        let copyStart = end - stop.step.tail - length
        while place < copyStart {
          literal(bytes[place])
          place += 1
        }
        copy(length, stop.step.distance)
        place += length
      }
      while place < end {
        literal(bytes[place])
        place += 1
      }
      if stop.stride == 0 { return }
      index += Int(stop.stride)
    }
  }
}
