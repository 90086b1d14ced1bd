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
        expectGolden(.png(try chart.png(RenderOptions(scale: 1, compression: .small))), named: "week")
    }

    @Test func aFailureIsAnIssueOfTheCaller() throws {
        let package = try TemporaryPackage()
        try package.addGolden("swatch", .swatch)
        let here = SourceLocation(
            fileID: "WeekTests/WeekTests.swift", filePath: package.testFile, line: 7, column: 5)
        withKnownIssue {
            expectGolden(.otherSwatch, named: "swatch", sourceLocation: here)
        } matching: { issue in
            issue.sourceLocation == here
                && issue.says("swatch: 1 pixel differs by up to 5; at 1, 1")
        }
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
        let outcome = try OwnTests.run(
            "--testing-library", "swift-testing", "--filter", "ExpectGoldenTests/thePicturesOfAFailureAreAttached",
            "--attachments-path", attachments.path, in: package)
        #expect(outcome.status != 0)
        #expect(outcome.output.contains("set/swatch: 1 pixel differs by up to 5"))
        #expect(
            package.pictures.filter { $0.hasPrefix("attachments") } == [
                "attachments/set-swatch.actual.png", "attachments/set-swatch.difference.png",
            ])
        #expect(try package.pixels("attachments/set-swatch.actual.png") == GoldenImage.otherSwatch.pixels())
    }

    /// XCTest drops what it is told in a test that is not its own.
    @Test func assertGoldenIsHeardInASwiftTestingTest() {
        withKnownIssue {
            assertGolden(.swatch, named: "../swatch")
        } matching: { issue in
            issue.says("as the golden's name")
        }
    }
}

extension Issue {
    fileprivate func says(_ words: String) -> Bool { comments.contains { $0.rawValue.contains(words) } }
}
