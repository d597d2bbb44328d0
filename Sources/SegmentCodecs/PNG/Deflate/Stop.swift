/// A place in a picture's bytes where a copy may start or end, and the cheapest way found to it.
struct Stop {
  /// The number of bytes from the start of the stretch that is searched.
  let place: Int32
  /// The cost of the cheapest way from the start of the stretch, in the unit of `SymbolCosts`.
  var cost = Int32.max
  /// That way's last step.
  var step = Step.literals
  /// The number of stops that the step passes by one by one; once the ways are known, that of the
  /// step from here on.
  var stride: UInt16 = 0
  private let repetition: UInt16

  /// Makes a place to which no way is known.
  /// - Parameters:
  ///   - place: The number of bytes from the start of the stretch.
  ///   - above: How many bytes from here on equal those one row before.
  ///   - isRun: Whether the bytes up to the next stop equal the pixel before.
  @inline(__always)
  init(place: Int, above: Int, isRun: Bool) {
    self.place = Int32(truncatingIfNeeded: place)
    let above = UInt16(truncatingIfNeeded: max(0, min(above, DeflateCopy.longest)))
    repetition = isRun ? above | 1 << 15 : above
  }

  /// How many bytes from here on equal those one row before, at most 258.
  var above: Int { Int(repetition & 0x1FF) }
  /// Whether the bytes up to the next stop equal the pixel before.
  var isRun: Bool { repetition >> 15 != 0 }
}

extension [Stop] {
  /// The bytes of the stretch whose stops they are.
  var stretchLength: Int { Int(self[count - 2].place) }
}

/// A way from a stop to a later one: bytes as they are, then at most one copy, then the first bytes
/// of a pixel as they are.
struct Step: Equatable {
  /// Bytes as they are and no copy.
  static let literals = Step(code: 0)

  private let code: UInt32

  private init(code: UInt32) {
    self.code = code
  }

  /// Makes a step with a copy.
  /// - Parameters:
  ///   - length: The copy's bytes, 3…258.
  ///   - distance: How many bytes back it starts, 1…32,768.
  ///   - tail: The bytes as they are behind it, 0…3; what else the step passes goes before it.
  @inline(__always)
  init(length: Int, distance: Int, tail: Int) {
    code = UInt32(truncatingIfNeeded: length &<< 17 | (distance &- 1) &<< 2 | tail)
  }

  /// The copy's number of bytes, 0 where there is none.
  var length: Int { Int(code >> 17) }
  /// How many bytes back the copy starts.
  var distance: Int { Int(code >> 2 & 0x7FFF) + 1 }
  /// How many bytes follow the copy as they are.
  var tail: Int { Int(code & 3) }
}
