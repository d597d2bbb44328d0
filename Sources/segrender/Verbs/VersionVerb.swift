import SegmentKit

/// `segrender --version [--verbose]`: one line, or every library and font file behind it.
struct VersionVerb {
  let isVerbose: Bool

  func run() throws(CommandError) {
    try Console.write("segrender \(Version.number)\n")
    if isVerbose { try DoctorVerb(golden: nil, isJSON: false).run() }
  }
}
