/// How thoroughly matches are searched for; a type, so that each search is compiled for itself.
protocol SearchEffort {
  /// The length from which on a match with a neighbour ends the search at a node.
  static var goodLength: Int { get }
  /// The length from which on the nodes within a match are skipped.
  static var skippingLength: Int32 { get }
  /// How much more the path to the next node must cost than the one to a node for matches to be
  /// searched at that node, in the unit of `CostModel`. Where an earlier match reaches the next node
  /// for hardly more, the shortest path seldom leads through this one.
  static var leastGain: Int32 { get }
  /// How many positions with the same eight bytes are tried; newer ones replace the oldest.
  static var candidateCount: Int { get }
}

/// For pictures by themselves. Without the least gain they would be 1 % smaller for a quarter more
/// search; with half as many candidates and lengths a third shorter, 1 % larger for a twentieth less.
enum UsualEffort: SearchEffort {
  static let goodLength = 32
  static let skippingLength: Int32 = 12
  static let leastGain: Int32 = 160
  static let candidateCount = 4
}

/// For the frames of a file. Without any limit they would be 0.3 % smaller for a quarter more search.
enum ThoroughEffort: SearchEffort {
  static let goodLength = 96
  static let skippingLength: Int32 = 192
  static let leastGain: Int32 = 0
  static let candidateCount = 16
}
