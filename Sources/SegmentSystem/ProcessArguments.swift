internal import CSystem
internal import Glibc

extension CommandLine {
  /// The bytes of each argument after the program's name, which `arguments` would repair where
  /// they are not UTF-8. Read it before anything changes the process's arguments or environment.
  public static var bytes: [[UInt8]] {
    // Swift reads them from `/proc/self/cmdline`; where there is no `/proc`, from where that has them.
    let count = Int(argc)
    let all = count > 0 ? unsafe texts(at: unsafeArgv, count: count) : initialArguments
    return Array(all.dropFirst())
  }

  private static func texts(
    at list: UnsafePointer<UnsafeMutablePointer<CChar>?>, count: Int
  ) -> [[UInt8]] {
    (0..<count).map { index in
      guard let text = unsafe list[index] else { return [] }
      return unsafe Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
    }
  }

  /// The arguments on the stack that the system hands to a process: their number, an address each and
  /// a zero, and right behind them the environment (System V ABI, AMD64 supplement §3.4.1).
  ///
  /// Empty where the environment has been moved from there: it would not lie below the program's name,
  /// which the system puts behind all of it.
  private static var initialArguments: [[UInt8]] {
    var local = 0
    let bottom = unsafe withUnsafePointer(to: &local) { UInt(bitPattern: $0) }
    let top = getauxval(UInt(AT_EXECFN))
    guard let environment = unsafe initial_environment(),
      case let start = UInt(bitPattern: environment), bottom < start, start < top
    else { return [] }
    var count = 0
    while true {
      // Below the zero that ends the list.
      let word = unsafe UnsafeRawPointer(environment) - (count + 2) * MemoryLayout<Int>.stride
      guard UInt(bitPattern: word) > bottom else { return [] }
      if unsafe word.load(as: Int.self) == count { break }
      count += 1
    }
    return unsafe texts(at: UnsafePointer(environment - count - 1), count: count)
  }
}
