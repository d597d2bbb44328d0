import Foundation
package import Testing

/// Something of the machine without which a test cannot run.
package struct Requirement: Sendable {
  /// What is missing where it is not met, and how to get it.
  package let advice: String
  /// Whether it is there.
  package let isMet: Bool

  /// A requirement with what to say where it is not met.
  package init(_ advice: String, isMet: Bool) {
    self.advice = advice
    self.isMet = isMet
  }

  /// A program on the path, from a package of the distribution.
  package static func program(_ name: String, package: String) -> Requirement {
    let folders = (Product.environment["PATH"] ?? "").split(separator: ":")
    let isMet = folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    return Requirement("\(name) is absent; it is in the package \(package)", isMet: isMet)
  }

  /// A font file, from a package of the distribution.
  package static func font(_ file: String, package: String) -> Requirement {
    Requirement(
      "\(file) is absent; it is in the package \(package)",
      isMet: FileManager.default.fileExists(atPath: file))
  }
}

extension Requirement {
  package static let ffmpeg = program("ffmpeg", package: "ffmpeg")
  package static let ffprobe = program("ffprobe", package: "ffmpeg")
  package static let pdftotext = program("pdftotext", package: "poppler-utils")
  package static let rsvg = program("rsvg-convert", package: "librsvg2-bin")
  package static let strace = program("strace", package: "strace")
  package static let fish = program("fish", package: "fish")
  package static let zsh = program("zsh", package: "zsh")
  package static let groff = program("groff", package: "groff")
  package static let giftext = program("giftext", package: "giflib-tools")
  package static let webpmux = program("webpmux", package: "webp")
  package static let compiler = program("cc", package: "gcc")
  package static let setpriv = program("setpriv", package: "util-linux")
  package static let script = program("script", package: "bsdutils")
  package static let getopt = program("getopt", package: "util-linux")

  /// Debian's own Python with Pillow, as one that comes before it on the path has other packages.
  package static let pillow = Requirement(
    "Pillow is absent; it is in the package python3-pil",
    isMet: (try? Workspace().run(Pillow.python, ["-c", "import PIL"]).isDone) ?? false)

  /// A Python that has jsonschema: Debian's own, or the first on the path.
  package static let jsonschemaPython =
    ["/usr/bin/python3", "python3"].first {
      (try? Workspace().run($0, ["-c", "import jsonschema"]).isDone) ?? false
    } ?? "python3"
  package static let jsonschema = Requirement(
    "jsonschema is absent; it is in the package python3-jsonschema",
    isMet: (try? Workspace().run(jsonschemaPython, ["-c", "import jsonschema"]).isDone) ?? false)

  package static let dejaVu = font(TestFont.mono, package: "fonts-dejavu-core")
  package static let noto = font(TestFont.thai, package: "fonts-noto-core")
  package static let emoji = font(TestFont.emoji, package: "fonts-noto-color-emoji")
  package static let cjk = font(TestFont.cjk, package: "fonts-noto-cjk")

  package static let release = Requirement(
    "there is no optimised build; `make build` makes it", isMet: Product.release != nil)
}

extension Trait where Self == ConditionTrait {
  /// Skips the test, with the reason, where something is absent.
  ///
  /// With `SEGRENDER_REQUIRE_ALL`, which `make test` sets since it has installed all of it, the test
  /// runs and fails instead.
  package static func needs(_ requirement: Requirement) -> Self {
    .enabled(if: requirement.isMet || areAllRequired, "\(requirement.advice)")
  }
}

private let areAllRequired =
  ProcessInfo.processInfo.environment["SEGRENDER_REQUIRE_ALL"]?.isEmpty == false
