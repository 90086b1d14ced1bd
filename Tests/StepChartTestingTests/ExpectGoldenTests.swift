import Foundation
import StepChart
import Testing

@testable import StepChartTesting

struct ExpectGoldenTests {
    /// What a picture is made of does not matter, only its pixels.
    @Test func threeKindsOfPictureHaveOneGolden() throws {
        let chart = try WeekChart(StepWeek(steps: [7314, 2583, 16105, nil, 60, 3942, 1641]))
        let image = try chart.image(.scale(1))
        expectGolden(.chart(chart, scale: 1), named: "week")
        expectGolden(.rgba(image.rgba, width: image.width, height: image.height), named: "week")
        expectGolden(.png(try chart.png(RenderOptions(scale: 1, compression: .libpng))), named: "week")
    }

    /// The golden of this name is that of `threeKindsOfPictureHaveOneGolden`.
    @Test func week() throws {
        let chart = try WeekChart(StepWeek(steps: [7314, 2583, 16105, nil, 60, 3942, 1641]))
        expectGolden(.chart(chart, scale: 1))
        expectGolden(.drawing(chart.drawing, scale: 1))
    }

    @Test(.enabled(if: OwnTests.canRun))
    func aFailureIsAnIssueOfTheCaller() throws {
        if let package = OwnTests.package {
            let here = SourceLocation(
                fileID: "WeekTests/WeekTests.swift", filePath: "\(package)/\(TemporaryPackage.testFile)", line: 7,
                column: 5)
            expectGolden(.otherSwatch, named: "swatch", sourceLocation: here)
            return
        }
        let package = try TemporaryPackage()
        try package.addGolden("swatch", .swatch)
        let outcome = try OwnTests.runSwiftTest("ExpectGoldenTests/aFailureIsAnIssueOfTheCaller", in: package)
        #expect(outcome.status != 0)
        #expect(outcome.output.contains("recorded an issue at WeekTests.swift:7:5"))
        #expect(outcome.output.contains("swatch: 1 pixel differs by up to 5; at 1, 1"))
    }

    @Test(.enabled(if: OwnTests.canRun))
    func thePicturesOfAFailureAreAttached() throws {
        if let package = OwnTests.package {
            expectGolden(.otherSwatch, named: "set/swatch", in: package + "/goldens")
            return
        }
        let package = try TemporaryPackage()
        try package.write(GoldenImage.swatch.png(), to: "goldens/set/swatch.png")
        let attachments = package.root.appending(path: "attachments")
        try FileManager.default.createDirectory(at: attachments, withIntermediateDirectories: false)
        let outcome = try OwnTests.runSwiftTest(
            "ExpectGoldenTests/thePicturesOfAFailureAreAttached", "--attachments-path", attachments.path, in: package)
        #expect(outcome.status != 0)
        #expect(outcome.output.contains("set/swatch: 1 pixel differs by up to 5"))
        #expect(
            package.pictures.filter { $0.hasPrefix("attachments") } == [
                "attachments/set-swatch.actual.png", "attachments/set-swatch.difference.png",
            ])
        #expect(try package.pixels("attachments/set-swatch.actual.png") == GoldenImage.otherSwatch.pixels())
    }

    /// XCTest drops what it is told in a test that is not its own.
    @Test(.enabled(if: OwnTests.canRun))
    func assertGoldenIsHeardInASwiftTestingTest() throws {
        if OwnTests.package != nil {
            assertGolden(.swatch, named: "../swatch")
            return
        }
        let outcome = try OwnTests.runSwiftTest(
            "ExpectGoldenTests/assertGoldenIsHeardInASwiftTestingTest", in: TemporaryPackage())
        #expect(outcome.status != 0)
        #expect(outcome.output.contains("as the golden's name"))
    }
}
