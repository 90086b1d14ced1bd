// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "stepchart",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "StepChart", targets: ["StepChart"]),
        .library(name: "StepChartTesting", targets: ["StepChartTesting"]),
        .executable(name: "stepchart", targets: ["StepChartCLI"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0")
    ],
    targets: [
        .target(name: "StepData"),
        .target(name: "Raster"),
        .target(
            name: "CPNG",
            linkerSettings: [.linkedLibrary("png"), .linkedLibrary("z"), .linkedLibrary("m")]),
        .target(name: "PNGCodec", dependencies: ["Raster", "CPNG"]),
        .target(name: "StepChart", dependencies: ["StepData", "Raster", "PNGCodec"]),
        .target(name: "ImageDiff", dependencies: ["Raster"]),
        .target(name: "Files"),
        .target(name: "Digest"),
        .target(name: "WeekCache", dependencies: ["Files", "Digest", "StepData"]),
        .target(
            name: "CReportPage",
            exclude: ["report.html", "report.css", "png.js", "difference.js", "stage.js", "report.js"]),
        .target(
            name: "Goldens",
            dependencies: ["Files", "Digest", "StepData", "Raster", "PNGCodec", "ImageDiff", "CReportPage"]),
        .target(
            name: "StepChartTesting",
            dependencies: ["StepChart", "Raster", "PNGCodec", "ImageDiff", "Files", "Goldens"]),
        .executableTarget(
            name: "StepChartCLI",
            dependencies: [
                "StepChart", "StepData", "Raster", "PNGCodec", "ImageDiff", "Files", "Goldens", "WeekCache",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .target(
            name: "TestSupport", dependencies: ["Raster"], path: "Tests/TestSupport", exclude: ["browser.py"]),
        .testTarget(name: "StepDataTests", dependencies: ["StepData", "TestSupport"]),
        .testTarget(name: "RasterTests", dependencies: ["Raster"]),
        .testTarget(name: "PNGCodecTests", dependencies: ["PNGCodec", "Raster", "TestSupport"]),
        .testTarget(
            name: "StepChartTests", dependencies: ["StepChart", "StepData", "Raster", "PNGCodec", "TestSupport"]),
        .testTarget(name: "ImageDiffTests", dependencies: ["ImageDiff", "Raster"]),
        .testTarget(
            name: "StepChartCLITests",
            dependencies: [
                "StepChartCLI", "StepChart", "PNGCodec", "Raster", "ImageDiff", "Goldens", "WeekCache", "TestSupport",
            ],
            exclude: ["message_page.py"]),
        .testTarget(name: "FilesTests", dependencies: ["Files", "TestSupport"]),
        .executableTarget(
            name: "WeekCacheWriter", dependencies: ["WeekCache", "Files"], path: "Tests/WeekCacheWriter"),
        .testTarget(
            name: "WeekCacheTests", dependencies: ["WeekCache", "WeekCacheWriter", "Files", "StepData", "TestSupport"]),
        .testTarget(name: "DigestTests", dependencies: ["Digest"]),
        .testTarget(
            name: "GoldensTests",
            dependencies: ["Goldens", "Files", "StepData", "Raster", "PNGCodec", "ImageDiff", "TestSupport"]),
        .testTarget(
            name: "HTMLReportTests", dependencies: ["Goldens", "Raster", "PNGCodec", "ImageDiff", "TestSupport"],
            exclude: ["checks.py"]),
        .testTarget(
            name: "StepChartTestingTests",
            dependencies: [
                "StepChartTesting", "StepChart", "Goldens", "ImageDiff", "Raster", "PNGCodec", "TestSupport",
            ],
            exclude: ["__Goldens__"]),
        .testTarget(
            name: "GoldenTests", dependencies: ["StepChartTesting", "StepChart", "Raster", "PNGCodec", "Goldens"]),
    ],
    swiftLanguageModes: [.v6]
)
