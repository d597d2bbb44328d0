import Testing
import TestSupport

/// The C library picks its `exp`, `sin` and `memcpy`, and pixman its loops, by what the processor
/// can do, when a program starts. The last bits of the former differ; no pixel may.
@Suite("What the processor can do changes no pixel")
struct ProcessorTests {
  /// Changes whose springs, curves, blurs and lenses are worked out in different ways.
  private static let changes = [
    ["--look", "glass", "--background", "linear(#F80,#08F)", "--fps", "40"],
    ["--look", "glass", "--glass", "clear", "--appearance", "dark", "--spring", "0.5,1.5"],
    ["--look", "pill", "--fps", "120"], ["--look", "pill", "--spring", "physics(1,300,14)"],
    ["--look", "outline"], ["--look", "bordered", "--curve", "0.25,0.1,0.25,1"],
    ["--look", "bare", "--spring", "0.5,1"],
  ]
  private static let labels = ["animate", "--labels", "Miniatures,Recipes,Paints", "--scale", "2"]

  /// A processor as glibc and pixman would find it, were it an older one.
  private static let withoutAVX2 = ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA,-AVX512F"]
  private static let older = [
    withoutAVX2, withoutAVX2.merging(["PIXMAN_DISABLE": "sse2 ssse3"]) { $1 },
  ]

  /// The checksums of the changes' frames, drawn by all that this processor can do in one thread.
  private static let checksums = Result {
    try changes.map { try Workspace().written(labels + $0 + ["--format", "rgba", "--jobs", "1"]) }
  }

  /// Whether the C library's loader uses AVX2 (bit 5 of EBX in CPUID's leaf 7) in an environment.
  private static func usesAVX2(_ environment: [String: String]) throws -> Bool {
    let run = try Workspace().shell(
      """
      loader=/lib64/ld-linux-x86-64.so.2
      [ -x $loader ] || exit 0
      $loader --list-diagnostics | sed -n 's/^x86.cpu_features.features.0x1..active.0x1.=//p'
      """, environment: environment)
    let digits = run.text.trimmingPrefix("0x").prefix { $0.isHexDigit }
    return (UInt32(digits, radix: 16) ?? 0) & 1 << 5 != 0
  }

  private static let hasAVX2 = (try? usesAVX2([:])) ?? false
  private static let advice: Comment =
    "this processor has no AVX2, or its loader cannot say so: there is nothing to compare"

  @Test("The C library can be made to do without AVX2", .enabled(if: hasAVX2, advice))
  func hiding() throws {
    #expect(try !ProcessorTests.usesAVX2(ProcessorTests.withoutAVX2))
  }

  @Test(
    "Frames are the same without AVX2, in one thread and in two",
    .enabled(if: hasAVX2, advice), arguments: older, changes.indices)
  func frames(environment: [String: String], index: Int) throws {
    let here = try ProcessorTests.checksums.get()[index]
    let change = ProcessorTests.changes[index]
    for jobs in ["1", "2"] {
      let words = ProcessorTests.labels + change + ["--format", "rgba", "--jobs", jobs]
      let there = try Workspace().written(words, environment: environment)
      #expect(there == here, "\(change), \(jobs) threads")
    }
  }
}
