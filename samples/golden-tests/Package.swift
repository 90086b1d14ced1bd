// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "golden-tests",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "stepchart", path: "../..")],
    targets: [
        .testTarget(
            name: "WeekTests",
            dependencies: [
                .product(name: "StepChart", package: "stepchart"),
                .product(name: "StepChartTesting", package: "stepchart"),
            ],
            exclude: ["__Goldens__"])
    ]
)
