import SegmentArguments

/// `segrender completion SHELL` and `segrender man`: texts made from the table of options.
enum ManualVerbs {
  static func completion(shell: String) throws(CommandError) {
    switch shell {
    case "bash": try Console.write(Manual.segrender.bashCompletion())
    case "zsh": try Console.write(Manual.segrender.zshCompletion())
    default: try Console.write(Manual.segrender.fishCompletion())
    }
  }

  static func man() throws(CommandError) {
    try Console.write(Manual.segrender.manPage())
  }
}
