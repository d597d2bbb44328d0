/// How hard copies are searched for; a type, so that each is compiled for itself.
protocol SearchEffort {
  /// The bytes from which on a copy of the row above or the pixel before is not bettered.
  static var long: Int { get }
  /// The bytes from which on a copy from elsewhere is taken without a look at the stops within.
  static var settling: Int32 { get }
  /// By how much the way to a stop must be cheaper than the one to the next for steps from it to be
  /// looked for, in the unit of `SymbolCosts`. With a smaller lead it seldom lies on the cheapest way.
  static var headStart: Int32 { get }
  /// How many earlier places of equal pairs are tried, a power of two.
  static var pairCount: Int { get }
}

/// For pictures by themselves. Without the lead they would be 0.1 % larger for a quarter more search;
/// twice as many places and half as much again of the lengths make files 1 % smaller in a twentieth
/// more time.
enum UsualEffort: SearchEffort {
  static let long = 32
  static let settling: Int32 = 12
  static let headStart: Int32 = 160
  static let pairCount = 4
}

/// For the frames of a file. Without any limit they would be 0.3 % smaller for a quarter more search.
enum ThoroughEffort: SearchEffort {
  static let long = 96
  static let settling: Int32 = 192
  static let headStart: Int32 = 0
  static let pairCount = 16
}
