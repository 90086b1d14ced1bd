// swift-tools-version: 6.2
import PackageDescription

/// What is tested is optimised, the tests themselves are not: that would take longer than running them.
let plain: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// Modules that draw, encode and compare pixels are optimised in debug builds too, so that golden tests of other packages
/// take a tenth of the time. `swift build -Xswiftc -Onone` builds them for a debugger.
let fast: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// All but the engine and the reader of exports is packed small for the tool as shipped: instructions that come several
/// times become a function. Only `make release` sets it: it makes the tool smaller, and the library slower.
let isShipped = Context.environment["STEPCHART_RELEASE"] != nil
let packing = ["-Osize", "-Xllvm", "-enable-machine-outliner=always", "-Xllvm", "-machine-outliner-reruns=4"]
let small: [SwiftSetting] = isShipped ? [.unsafeFlags(packing)] : []

/// True where the server is built too; only `make server` sets it, so that nobody else has to fetch what it needs.
let isServed = Context.environment["STEPCHART_SERVER"] != nil
let serving: [Package.Dependency] =
    isServed
    ? [
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-crypto", "3.12.3"..<"5.0.0"),
    ] : []

// What only `make docs` needs, so that nobody else has to fetch it.
let documentation: [Package.Dependency] =
    Context.environment["STEPCHART_DOCS"] == nil
    ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0")]

/// A folder of Sources: what is in it uses what is in its own and the layers before it.
enum Layer: String {
    /// Texts, files and days, and no pictures.
    case data = "Data"
    /// Shapes and pixels, and no steps.
    case drawing = "Drawing"
    /// Pictures of days: what people import.
    case charts = "Charts"
    /// Comparing pictures, of whatever.
    case goldens = "Goldens"
    /// The command: all of it.
    case tool = "Tool"
}

func module(
    _ layer: Layer, _ name: String, uses dependencies: [Target.Dependency] = [], exclude: [String] = [],
    settings: [SwiftSetting] = [], linking: [LinkerSetting] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/\(layer.rawValue)/\(name)", exclude: exclude,
        swiftSettings: settings, linkerSettings: linking)
}

func library(_ layer: Layer, _ name: String, _ pkgConfig: String, apt: [String], brew: String) -> Target {
    .systemLibrary(
        name: name, path: "Sources/\(layer.rawValue)/\(name)", pkgConfig: pkgConfig,
        providers: [.apt(apt), .brew([brew])])
}

func tests(_ name: String, uses dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
        name: name, dependencies: dependencies + ["StepTestSupport"], exclude: exclude, swiftSettings: plain)
}

let package = Package(
    name: "stepchart",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "StepChart", targets: ["StepChart"]),
        .library(name: "StepChartImport", targets: ["StepChartImport"]),
        .library(name: "StepChartFonts", targets: ["StepChartFonts"]),
        .library(name: "StepChartFoundation", targets: ["StepChartFoundation"]),
        .library(name: "StepChartTesting", targets: ["StepChartTesting"]),
        .executable(name: "stepchart", targets: ["StepChartCLI"]),
    ],
    dependencies: documentation + serving,
    targets: [
        module(.data, "CStepDigest"),
        module(.data, "StepSupport", uses: ["CStepDigest"], settings: small),
        module(.data, "StepWords", settings: small),
        module(.data, "StepData", uses: ["StepSupport", "StepWords"], settings: small),
        library(.data, "CStepLibMinizip", "minizip", apt: ["libminizip-dev", "zlib1g-dev"], brew: "minizip"),
        library(.data, "CStepLibSQLite", "sqlite3", apt: ["libsqlite3-dev"], brew: "sqlite"),
        module(
            .data, "StepImport", uses: ["StepData", "StepSupport", "CStepLibMinizip", "CStepLibSQLite"],
            linking: [
                .linkedLibrary("minizip"), .linkedLibrary("z"), .linkedLibrary("sqlite3"), .linkedLibrary("m"),
            ]),
        module(.data, "StepChartImport", uses: ["StepImport", "StepData", "StepSupport"]),

        module(.drawing, "StepRaster", settings: fast),
        library(.drawing, "CStepLibPNG", "libpng", apt: ["libpng-dev", "zlib1g-dev"], brew: "libpng"),
        library(.drawing, "CStepLibDeflate", "libdeflate", apt: ["libdeflate-dev"], brew: "libdeflate"),
        library(.drawing, "CStepLibJPEG", "libjpeg", apt: ["libjpeg-dev"], brew: "jpeg-turbo"),
        library(.drawing, "CStepLibWebP", "libwebp", apt: ["libwebp-dev"], brew: "webp"),
        module(.drawing, "CStepJPEG", uses: ["CStepLibJPEG"], linking: [.linkedLibrary("jpeg")]),
        module(
            .drawing, "CStepPNG", uses: ["CStepLibPNG", "CStepLibDeflate"],
            linking: [.linkedLibrary("png"), .linkedLibrary("z"), .linkedLibrary("m"), .linkedLibrary("deflate")]),
        module(
            .drawing, "StepPNG",
            uses: ["StepRaster", "CStepPNG", "CStepLibDeflate", "StepSupport"], settings: fast + small),

        module(
            .drawing, "StepCodecs", uses: ["StepRaster", "StepPNG", "StepSupport", "CStepJPEG", "CStepLibWebP"],
            settings: small, linking: [.linkedLibrary("webpmux"), .linkedLibrary("webp"), .linkedLibrary("m")]),
        module(.drawing, "StepVideo", uses: ["StepRaster"], settings: small),

        module(
            .charts, "StepChart",
            uses: ["StepData", "StepSupport", "StepWords", "StepRaster", "StepPNG", "StepVideo"],
            settings: small),
        library(.charts, "CStepLibFreeType", "freetype2", apt: ["libfreetype-dev"], brew: "freetype"),
        module(
            .charts, "StepChartFonts", uses: ["CStepLibFreeType", "StepChart", "StepRaster", "StepSupport"],
            settings: small,
            linking: [
                .linkedLibrary("freetype"),
                // What FreeType needs where it is linked statically.
                .linkedLibrary("png"), .linkedLibrary("z"), .linkedLibrary("m"),
                .linkedLibrary("brotlidec", .when(platforms: [.linux])),
                .linkedLibrary("brotlicommon", .when(platforms: [.linux])),
            ]),
        // With Foundation, which would make the tool larger by 7 MB: no target of the tool may use it.
        module(
            .charts, "StepChartFoundation",
            uses: ["StepChart", "StepChartImport", "StepData", "StepImport", "StepSupport"]),

        module(
            .goldens, "CStepReport",
            exclude: ["report.html", "report.css", "png.js", "stage.js", "report.js", "Tables"]),
        module(
            .goldens, "StepGoldens", uses: ["StepSupport", "StepRaster", "StepPNG", "StepCodecs", "CStepReport"],
            settings: fast + small),
        // The one place where golden pictures meet charts, in anybody's tests.
        module(
            .goldens, "StepChartTesting", uses: ["StepGoldens", "StepChart", "StepRaster", "StepPNG", "StepSupport"]),

        module(
            .tool, "StepJobs",
            uses: [
                "StepChart", "StepChartFonts", "StepData", "StepImport", "StepSupport", "StepRaster", "StepPNG",
                "StepGoldens", "StepCodecs",
            ], settings: small),
        .executableTarget(
            name: "StepChartCLI",
            dependencies: [
                "StepJobs", "StepChart", "StepChartFonts", "StepData", "StepImport", "StepSupport", "StepRaster",
                "StepPNG", "StepCodecs", "StepGoldens",
            ], path: "Sources/Tool/StepChartCLI", swiftSettings: small),

        .target(
            name: "StepTestSupport", dependencies: ["StepData", "StepRaster", "StepSupport"],
            path: "Tests/StepTestSupport",
            exclude: ["animation.py", "browser.py", "fonts.py"]),
        .systemLibrary(
            name: "CStepLibExpat", path: "Tests/CStepLibExpat", pkgConfig: "expat",
            providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
        tests("StepRasterTests", uses: ["StepRaster"]),
        tests("StepPNGTests", uses: ["StepPNG", "StepRaster", "StepSupport"]),
        tests("StepCodecsTests", uses: ["StepCodecs", "StepPNG", "StepRaster", "StepSupport"]),
        tests("StepVideoTests", uses: ["StepVideo", "StepRaster", "StepSupport"], exclude: ["film.py"]),
        tests("StepSupportTests", uses: ["StepSupport", "CStepDigest"]),
        tests("StepWordsTests", uses: ["StepWords"]),
        tests("StepDataTests", uses: ["StepData", "StepSupport"]),
        tests("StepImportTests", uses: ["StepImport", "CStepLibExpat", "CStepLibSQLite", "StepData", "StepSupport"]),
        tests("StepChartImportTests", uses: ["StepChartImport", "StepJobs"]),
        tests("StepChartTests", uses: ["StepChart", "StepData", "StepSupport", "StepRaster", "StepPNG"]),
        tests("StepChartFoundationTests", uses: ["StepChartFoundation"]),
        tests("StepChartFontsTests", uses: ["StepChartFonts", "StepChart", "StepRaster"]),
        tests(
            "StepGoldensTests", uses: ["StepGoldens", "StepCodecs", "StepSupport", "StepRaster", "StepPNG"],
            exclude: ["Reports/HTML/checks.py"]),
        tests(
            "StepChartTestingTests",
            uses: ["StepChartTesting", "StepChart", "StepGoldens", "StepRaster", "StepPNG", "StepSupport"],
            exclude: ["__Goldens__"]),
        .executableTarget(
            name: "StepCacheWriter", dependencies: ["StepJobs", "StepData", "StepSupport"],
            path: "Tests/StepCacheWriter"),
        tests(
            "StepJobsTests",
            uses: [
                "StepJobs", "StepCacheWriter", "StepChart", "StepChartFonts", "StepSupport", "StepPNG", "StepRaster",
                "StepData",
            ]),
        tests(
            "StepChartCLITests",
            uses: ["StepChartCLI", "StepJobs", "StepChart", "StepPNG", "StepRaster"],
            exclude: ["Commands/animated_picture.py", "Commands/message_page.py", "Commands/review.py"]),
        tests(
            "GoldenTests",
            uses: [
                "StepChartTesting", "StepChart", "StepChartFonts", "StepRaster", "StepPNG", "StepGoldens",
                "StepSupport",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

if isServed {
    package.products.append(.executable(name: "stepchart-server", targets: ["StepChartServer"]))
    package.targets.append(
        .executableTarget(
            name: "StepChartServer",
            dependencies: [
                "StepJobs", "StepGoldens", "StepChart", "StepSupport", "StepPNG",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Crypto", package: "swift-crypto"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
            ],
            path: "integrations/server/Sources", swiftSettings: small))
}

// `make fuzz` sets it; the target cannot be linked without its sanitizers.
if Context.environment["STEPCHART_FUZZ"] != nil {
    package.targets.append(
        .executableTarget(
            name: "StepFuzz",
            dependencies: [
                "StepJobs", "StepGoldens", "StepChart", "StepData", "StepSupport", "StepRaster", "StepPNG",
                "StepCodecs", "StepImport", "StepChartFonts", "CStepLibExpat",
            ],
            path: "Tests/StepFuzz", exclude: ["seeds.py"]))
}
