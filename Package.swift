// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "segrender",
  products: [
    .executable(name: "segrender", targets: ["segrender"]),
    .executable(name: "segrender-svg", targets: ["segrender-svg"]),
    .library(
      name: "SegmentKit",
      targets: [
        "SegmentKit", "SegmentPrimitives", "SegmentPixels", "SegmentMotion", "SegmentGraphics",
        "SegmentCodecs",
      ]),
  ],
  targets: [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CSpng", pkgConfig: "spng", providers: [.apt(["libspng-dev"])]),
    .systemLibrary(name: "CSystem"),
    .systemLibrary(name: "CRsvg"),
    .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(name: "CGif", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(name: "CLcms", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebpmux", providers: [.apt(["libwebp-dev"])]),

    // The rounding and square root of `Double` are libm's, which nothing else here would link.
    .target(name: "SegmentPrimitives", linkerSettings: [.linkedLibrary("m")]),
    .target(name: "SegmentPixels", dependencies: ["SegmentPrimitives"]),
    .target(name: "SegmentMotion", dependencies: ["SegmentPrimitives"]),
    .target(name: "SegmentGlass", dependencies: ["SegmentPrimitives", "SegmentPixels"]),
    .target(name: "SegmentCompare", dependencies: ["SegmentPrimitives", "SegmentPixels"]),
    .target(name: "SegmentScenery", dependencies: ["SegmentPrimitives", "SegmentPixels"]),
    .target(
      name: "SegmentGraphics",
      dependencies: ["CCairo", "CPango", "SegmentPrimitives", "SegmentPixels"]),
    .target(name: "SegmentSVG", dependencies: ["CExpat", "SegmentPrimitives"]),
    .target(name: "SegmentDeflate"),
    .target(
      name: "SegmentCodecs",
      dependencies: [
        "CDeflate", "CSpng", "CGif", "CLcms", "CTurboJPEG", "CWebP", "SegmentPrimitives",
        "SegmentPixels", "SegmentDeflate",
      ]),
    .target(
      name: "SegmentKit",
      dependencies: [
        "SegmentPrimitives", "SegmentJSON", "SegmentMotion", "SegmentGraphics", "SegmentGlass",
        "SegmentScenery", "SegmentSystem", "SegmentCodecs", "SegmentPixels", "SegmentSVG",
      ]),
    .target(name: "SegmentJSON", dependencies: ["SegmentPrimitives"]),
    .target(name: "SegmentArguments", dependencies: ["SegmentPrimitives"]),
    .target(name: "SegmentSystem", dependencies: ["CSystem"]),
    .target(name: "SegmentFiles", dependencies: ["SegmentPrimitives", "SegmentSystem"]),
    .executableTarget(
      name: "segrender",
      dependencies: [
        "SegmentPrimitives", "SegmentMotion", "SegmentGlass", "SegmentGraphics", "SegmentCodecs",
        "SegmentPixels", "SegmentCompare", "SegmentKit", "SegmentJSON", "SegmentArguments",
        "SegmentFiles", "SegmentSystem", "SegmentSVG",
      ]),

    .executableTarget(name: "segrender-svg", dependencies: ["CRsvg", "SegmentSVG"]),

    .target(
      name: "TestSupport", dependencies: ["SegmentCodecs", "SegmentPixels"],
      path: "Tests/TestSupport"),
    .testTarget(name: "SegmentDeflateTests", dependencies: ["SegmentDeflate", "CDeflate"]),
    .testTarget(
      name: "SegmentCodecsTests",
      dependencies: ["SegmentCodecs", "SegmentPrimitives", "SegmentPixels", "TestSupport"]),
    .testTarget(
      name: "SegmentCompareTests",
      dependencies: [
        "SegmentCompare", "SegmentCodecs", "SegmentPrimitives", "SegmentPixels", "TestSupport",
      ]),
    .testTarget(
      name: "SegmentPixelsTests", dependencies: ["SegmentPixels", "SegmentPrimitives"]),
    .testTarget(name: "SegmentPrimitivesTests", dependencies: ["SegmentPrimitives"]),
    .testTarget(
      name: "SegmentGlassTests",
      dependencies: [
        "SegmentGlass", "SegmentScenery", "SegmentPrimitives", "SegmentPixels", "TestSupport",
      ]),
    .testTarget(
      name: "SegmentSVGTests",
      dependencies: [
        "SegmentSVG", "SegmentCodecs", "SegmentGraphics", "SegmentPixels", "SegmentPrimitives",
        "TestSupport",
      ]),
    .testTarget(name: "SegmentJSONTests", dependencies: ["SegmentJSON"]),
    .testTarget(
      name: "SegmentMotionTests",
      dependencies: ["SegmentMotion", "SegmentPrimitives", "TestSupport"]),
    .testTarget(
      name: "SegmentGraphicsTests",
      dependencies: ["SegmentGraphics", "SegmentPrimitives", "SegmentPixels", "TestSupport"]),
    .testTarget(
      name: "SegmentKitTests",
      dependencies: [
        "SegmentKit", "SegmentGlass", "SegmentPrimitives", "SegmentGraphics", "SegmentJSON",
        "SegmentMotion", "SegmentPixels", "TestSupport",
      ]),
    .testTarget(
      name: "GoldenTests",
      dependencies: [
        "segrender", "SegmentArguments", "SegmentCodecs", "SegmentKit", "SegmentMotion",
        "SegmentPrimitives", "SegmentPixels", "TestSupport",
      ]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "SegmentKit", "SegmentCodecs", "SegmentGraphics", "SegmentMotion", "SegmentPixels",
        "SegmentPrimitives",
      ]),
    .testTarget(
      name: "SegmentArgumentsTests", dependencies: ["SegmentArguments", "TestSupport"]),
    .testTarget(name: "SegmentFilesTests", dependencies: ["SegmentFiles", "TestSupport"]),
    .testTarget(
      name: "AcceptanceTests",
      dependencies: [
        "segrender", "segrender-svg",
        "SegmentCompare", "SegmentCodecs", "SegmentKit", "SegmentGraphics", "SegmentPrimitives",
        "SegmentPixels", "SegmentSVG", "TestSupport",
      ]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "segrender", "segrender-svg", "SegmentKit", "SegmentGraphics", "SegmentCodecs",
        "SegmentJSON",
        "SegmentPrimitives", "SegmentPixels", "TestSupport",
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
