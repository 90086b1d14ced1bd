// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that measuring never weighs on a user's build.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "stepchart", path: "..")],
    targets: [
        .executableTarget(name: "bench", dependencies: [.product(name: "StepChart", package: "stepchart")])
    ],
    swiftLanguageModes: [.v6]
)
