import Foundation
import StepPNG
import StepRaster

@testable import StepChartTesting

/// A package in a folder of its own, with one test file, for as long as the value is alive.
final class TemporaryPackage: Sendable {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
        try write([], to: "Package.swift")
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    static let testFile = "Tests/WeekTests/WeekTests.swift"
    var testFile: String { root.appending(path: Self.testFile).path }
    var goldens: String { root.appending(path: "Tests/WeekTests/__Goldens__/WeekTests").path }
    var failures: String { root.appending(path: ".build/golden-failures").path }

    func goldenTest(in folder: String? = nil, record: String? = nil, ci: String? = nil) -> GoldenTest {
        var environment: [String: String] = [:]
        environment["STEPCHART_RECORD"] = record
        environment["CI"] = ci
        return GoldenTest(file: testFile, folder: folder, environment: environment)
    }

    /// Every picture in the package, in order.
    var pictures: [String] {
        let all = (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? []
        return all.filter { $0.hasSuffix(".png") }.sorted()
    }

    func write(_ bytes: [UInt8], to file: String) throws {
        let url = root.appending(path: file)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func addGolden(_ name: String, _ image: GoldenImage) throws {
        try write(image.png(), to: "Tests/WeekTests/__Goldens__/WeekTests/\(name).png")
    }

    func pixels(_ file: String) throws -> PixelBuffer {
        try PNGDecoder.decode([UInt8](Data(contentsOf: root.appending(path: file))))
    }
}

extension GoldenImage {
    static let blank = GoldenImage.rgba(Array(repeating: 0, count: 24), width: 3, height: 2)

    /// Three by two pixels, one of them translucent.
    static let swatch = GoldenImage.rgba(
        [
            255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255,
            0, 0, 0, 255, 90, 60, 30, 128, 255, 255, 255, 255,
        ], width: 3, height: 2)

    /// `swatch` with more green in the middle of the lower row.
    static let otherSwatch = GoldenImage.rgba(
        [
            255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255,
            0, 0, 0, 255, 90, 70, 30, 128, 255, 255, 255, 255,
        ], width: 3, height: 2)

    func png() throws -> [UInt8] { try PNGEncoder.encode(pixels(), scale: 1) }
}
