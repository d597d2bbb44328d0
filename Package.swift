// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "segrender",
  products: [
    .executable(name: "segrender", targets: ["segrender"]),
    .library(name: "SegmentKit", targets: ["SegmentKit"]),
  ],
  targets: [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CSpng", pkgConfig: "spng", providers: [.apt(["libspng-dev"])]),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(name: "CGif", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),

    // The rounding and square root of `Double` are libm's, which nothing else here would link.
    .target(name: "SegmentPrimitives", linkerSettings: [.linkedLibrary("m")]),
    .target(name: "SegmentMotion", dependencies: ["SegmentPrimitives"]),
    .target(name: "SegmentGlass", dependencies: ["SegmentPrimitives"]),
    .target(name: "SegmentScenery", dependencies: ["SegmentPrimitives"]),
    .target(name: "SegmentGraphics", dependencies: ["CCairo", "CPango", "SegmentPrimitives"]),
    .target(
      name: "SegmentCodecs",
      dependencies: ["CDeflate", "CSpng", "CGif", "CWebP", "SegmentPrimitives"]),
    .target(
      name: "SegmentKit",
      dependencies: [
        "SegmentPrimitives", "SegmentDocuments", "SegmentMotion", "SegmentGraphics",
        "SegmentGlass", "SegmentScenery", "SegmentCodecs",
      ]),
    .target(name: "SegmentDocuments", dependencies: ["SegmentPrimitives"]),
    .target(name: "SegmentArguments", dependencies: ["SegmentPrimitives"]),
    .target(name: "SegmentFiles", dependencies: ["CMalloc", "SegmentPrimitives"]),
    .executableTarget(
      name: "segrender",
      dependencies: [
        "SegmentPrimitives", "SegmentMotion", "SegmentGlass", "SegmentGraphics",
        "SegmentCodecs", "SegmentKit",
        "SegmentDocuments", "SegmentArguments", "SegmentFiles",
      ]),

    .testTarget(
      name: "SegmentCodecsTests", dependencies: ["SegmentCodecs", "SegmentPrimitives"]),
    .testTarget(name: "SegmentPrimitivesTests", dependencies: ["SegmentPrimitives"]),
    .testTarget(
      name: "SegmentGlassTests",
      dependencies: ["SegmentGlass", "SegmentScenery", "SegmentPrimitives"]),
    .testTarget(name: "SegmentDocumentsTests", dependencies: ["SegmentDocuments"]),
    .testTarget(name: "SegmentMotionTests", dependencies: ["SegmentMotion", "SegmentPrimitives"]),
    .testTarget(
      name: "SegmentGraphicsTests", dependencies: ["SegmentGraphics", "SegmentPrimitives"]),
    .testTarget(
      name: "SegmentKitTests",
      dependencies: [
        "SegmentKit", "SegmentGlass", "SegmentPrimitives", "SegmentGraphics", "SegmentDocuments",
        "SegmentMotion",
      ]),
    .testTarget(
      name: "GoldenTests",
      dependencies: ["segrender", "SegmentCodecs", "SegmentKit", "SegmentPrimitives"]),
    .testTarget(name: "SegmentArgumentsTests", dependencies: ["SegmentArguments"]),
    .testTarget(name: "SegmentFilesTests", dependencies: ["SegmentFiles"]),
    .testTarget(
      name: "AcceptanceTests", dependencies: ["SegmentKit", "SegmentGraphics", "SegmentPrimitives"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "segrender", "SegmentKit", "SegmentGraphics", "SegmentCodecs", "SegmentDocuments",
        "SegmentPrimitives",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
