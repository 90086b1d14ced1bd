// swift-tools-version: 6.2
import PackageDescription

/// What is tested is optimised, the tests themselves are not: that would take longer than running them.
let plain: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// What draws nothing is packed small for the tool as shipped; only `make release` sets it, as packages that depend on
/// this one may have no such flags.
let small: [SwiftSetting] = Context.environment["STEPCHART_RELEASE"] == nil ? [] : [.unsafeFlags(["-Osize"])]

// What only `make docs` needs, so that nobody else has to fetch it.
let documentation: [Package.Dependency] =
    Context.environment["STEPCHART_DOCS"] == nil
    ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0")]

let package = Package(
    name: "stepchart",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "StepChart", targets: ["StepChart"]),
        .library(name: "StepChartFonts", targets: ["StepChartFonts"]),
        .library(name: "StepChartTesting", targets: ["StepChartTesting"]),
        .executable(name: "stepchart", targets: ["StepChartCLI"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0")
    ] + documentation,
    targets: [
        // Reading and drawing
        .target(name: "StepText"),
        .target(name: "StepData", dependencies: ["StepText"]),
        .target(name: "StepRaster"),
        .systemLibrary(
            name: "CStepLibPNG", pkgConfig: "libpng",
            providers: [.apt(["libpng-dev", "zlib1g-dev"]), .brew(["libpng"])]),
        .systemLibrary(
            name: "CStepLibDeflate", pkgConfig: "libdeflate",
            providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
        .target(
            name: "CStepPNG", dependencies: ["CStepLibPNG", "CStepLibDeflate"],
            linkerSettings: [
                .linkedLibrary("png"), .linkedLibrary("z"), .linkedLibrary("m"), .linkedLibrary("deflate"),
            ]),
        .target(name: "StepPNG", dependencies: ["StepRaster", "CStepPNG"]),
        .target(
            name: "StepChart", dependencies: ["StepData", "StepText", "StepRaster", "StepPNG"], swiftSettings: small),

        // Files, and pictures in them
        .target(name: "StepFiles"),
        .target(name: "CStepDigest"),
        .target(name: "StepDigest", dependencies: ["CStepDigest"]),
        .target(name: "StepPictures", dependencies: ["StepFiles", "StepDigest", "StepRaster", "StepPNG"]),
        .target(name: "StepImageDiff", dependencies: ["StepRaster"]),

        // Letters of font files
        .systemLibrary(
            name: "CStepLibFreeType", pkgConfig: "freetype2",
            providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
        .target(
            name: "CStepFreeType", dependencies: ["CStepLibFreeType"],
            linkerSettings: [
                .linkedLibrary("freetype"),
                // What FreeType needs where it is linked statically.
                .linkedLibrary("png"), .linkedLibrary("z"), .linkedLibrary("m"),
                .linkedLibrary("brotlidec", .when(platforms: [.linux])),
                .linkedLibrary("brotlicommon", .when(platforms: [.linux])),
            ]),
        .target(
            name: "StepChartFonts",
            dependencies: ["CStepFreeType", "StepChart", "StepRaster", "StepFiles", "StepDigest"]),

        // What people have
        .systemLibrary(
            name: "CStepLibMinizip", pkgConfig: "minizip",
            providers: [.apt(["libminizip-dev", "zlib1g-dev"]), .brew(["minizip"])]),
        .target(
            name: "CStepZip", dependencies: ["CStepLibMinizip"],
            linkerSettings: [.linkedLibrary("minizip"), .linkedLibrary("z")]),
        .target(name: "StepImport", dependencies: ["StepData", "StepText", "StepFiles", "CStepZip"]),

        // Golden pictures
        .target(
            name: "CStepReport",
            exclude: ["report.html", "report.css", "png.js", "difference.js", "stage.js", "report.js"]),
        .target(
            name: "StepGoldens",
            dependencies: [
                "StepFiles", "StepDigest", "StepPictures", "StepText", "StepRaster", "StepPNG", "StepImageDiff",
                "CStepReport",
            ], swiftSettings: small),
        .target(
            name: "StepChartTesting",
            dependencies: ["StepChart", "StepRaster", "StepPNG", "StepImageDiff", "StepFiles", "StepGoldens"]),

        // The command
        .target(
            name: "StepJobs",
            dependencies: [
                "StepChart", "StepChartFonts", "StepData", "StepImport", "StepText", "StepRaster", "StepPNG",
                "StepFiles",
                "StepDigest", "StepPictures", "StepImageDiff", "StepGoldens",
            ], swiftSettings: small),
        .target(
            name: "StepBatch",
            dependencies: ["StepJobs", "StepText", "StepFiles", "StepDigest", "StepPictures", "StepGoldens"],
            swiftSettings: small),
        .executableTarget(
            name: "StepChartCLI",
            dependencies: [
                "StepBatch", "StepJobs", "StepChart", "StepData", "StepImport", "StepText", "StepRaster", "StepPNG",
                "StepImageDiff",
                "StepFiles",
                "StepPictures", "StepGoldens", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: small),

        // Tests
        .target(
            name: "StepTestSupport", dependencies: ["StepRaster"], path: "Tests/StepTestSupport",
            exclude: ["animation.py", "browser.py", "fonts.py"]),
        .testTarget(name: "StepTextTests", dependencies: ["StepText"], swiftSettings: plain),
        .testTarget(
            name: "StepDataTests", dependencies: ["StepData", "StepText", "StepTestSupport"], swiftSettings: plain),
        .testTarget(name: "StepRasterTests", dependencies: ["StepRaster"], swiftSettings: plain),
        .testTarget(
            name: "StepPNGTests", dependencies: ["StepPNG", "StepRaster", "StepTestSupport"], swiftSettings: plain),
        .testTarget(
            name: "StepChartTests",
            dependencies: ["StepChart", "StepData", "StepText", "StepRaster", "StepPNG", "StepTestSupport"],
            swiftSettings: plain),
        .testTarget(
            name: "StepChartFontsTests",
            dependencies: ["StepChartFonts", "StepChart", "StepRaster", "StepTestSupport"], swiftSettings: plain),
        .testTarget(name: "StepFilesTests", dependencies: ["StepFiles", "StepTestSupport"], swiftSettings: plain),
        .testTarget(name: "StepDigestTests", dependencies: ["StepDigest", "CStepDigest"], swiftSettings: plain),
        .testTarget(
            name: "StepPicturesTests", dependencies: ["StepPictures", "StepRaster", "StepPNG", "StepTestSupport"],
            swiftSettings: plain),
        .testTarget(name: "StepImageDiffTests", dependencies: ["StepImageDiff", "StepRaster"], swiftSettings: plain),
        .systemLibrary(
            name: "CStepLibExpat", path: "Tests/CStepLibExpat", pkgConfig: "expat",
            providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
        .testTarget(
            name: "StepImportTests",
            dependencies: ["StepImport", "CStepLibExpat", "StepData", "StepText", "StepFiles", "StepTestSupport"],
            swiftSettings: plain),
        .testTarget(
            name: "StepGoldensTests",
            dependencies: [
                "StepGoldens", "StepFiles", "StepPictures", "StepText", "StepRaster", "StepPNG", "StepImageDiff",
                "StepTestSupport",
            ],
            exclude: ["HTMLReport/checks.py"], swiftSettings: plain),
        .testTarget(
            name: "StepChartTestingTests",
            dependencies: [
                "StepChartTesting", "StepChart", "StepGoldens", "StepImageDiff", "StepRaster", "StepPNG",
                "StepTestSupport",
            ],
            exclude: ["__Goldens__"], swiftSettings: plain),
        .executableTarget(
            name: "StepCacheWriter", dependencies: ["StepJobs", "StepFiles"], path: "Tests/StepCacheWriter"),
        .testTarget(
            name: "StepJobsTests",
            dependencies: [
                "StepJobs", "StepCacheWriter", "StepChart", "StepChartFonts", "StepDigest", "StepImport", "StepText",
                "StepPNG",
                "StepPictures",
                "StepRaster",
                "StepFiles", "StepData", "StepImageDiff", "StepGoldens", "StepTestSupport",
            ], swiftSettings: plain),
        .testTarget(
            name: "StepBatchTests",
            dependencies: [
                "StepBatch", "StepJobs", "StepChart", "StepDigest", "StepFiles", "StepPNG", "StepPictures",
                "StepTestSupport",
            ], swiftSettings: plain),
        .testTarget(
            name: "StepChartCLITests",
            dependencies: [
                "StepChartCLI", "StepJobs", "StepChart", "StepText", "StepPNG", "StepRaster", "StepImageDiff",
                "StepPictures", "StepGoldens", "StepTestSupport",
            ],
            exclude: ["Animate/animated_picture.py", "Message/message_page.py"], swiftSettings: plain),
        .testTarget(
            name: "GoldenTests",
            dependencies: [
                "StepChartTesting", "StepChart", "StepChartFonts", "StepRaster", "StepPNG", "StepPictures",
                "StepGoldens",
                "StepDigest", "StepFiles", "StepTestSupport",
            ],
            swiftSettings: plain),
    ],
    swiftLanguageModes: [.v6]
)

// `make fuzz` sets it; the target cannot be linked without its sanitizers.
if Context.environment["STEPCHART_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "StepFuzz",
            dependencies: [
                "StepBatch", "StepJobs", "StepGoldens", "StepChart", "StepData", "StepText", "StepRaster", "StepPNG",
                "StepFiles", "StepDigest", "StepImageDiff", "StepImport", "StepChartFonts",
            ],
            path: "Tests/StepFuzz", exclude: ["seeds.py"]))
}
