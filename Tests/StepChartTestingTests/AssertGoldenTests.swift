import Testing
import XCTest

@testable import StepChartTesting

final class AssertGoldenTests: XCTestCase {
    func testTheSamePixelsPass() throws {
        let package = try TemporaryPackage()
        try package.addGolden("swatch", .swatch)
        assertGolden(.swatch, named: "swatch", in: package.goldens)
    }

    func testOtherPixelsFail() throws {
        try expectFailure("AssertGoldenTests.swift:\(#line + 1): error: AssertGoldenTests.testOtherPixelsFail") {
            assertGolden(.otherSwatch, named: "swatch", in: $0)
        }
    }

    /// Swift Testing drops what it is told in a test that is not its own.
    func testExpectGoldenIsHeardInAnXCTestCase() throws {
        try expectFailure("error: AssertGoldenTests.testExpectGoldenIsHeardInAnXCTestCase") {
            expectGolden(.otherSwatch, named: "swatch", in: $0)
        }
    }

    /// Expects this test to fail with such words, when it is run on its own with `body` given a folder of goldens.
    private func expectFailure(_ words: String, in body: (_ folder: String) -> Void) throws {
        guard OwnTests.canRun else { throw XCTSkip("its program cannot be run again here") }
        if let package = OwnTests.package {
            body(package + "/goldens")
            return
        }
        let package = try TemporaryPackage()
        try package.write(GoldenImage.swatch.png(), to: "goldens/swatch.png")
        let test = name.replacingOccurrences(of: ".", with: "/")
        let outcome = try OwnTests.run(["StepChartTestingTests.\(test)"], in: package)
        XCTAssertNotEqual(outcome.status, 0)
        XCTAssert(outcome.output.contains(words), outcome.output)
        XCTAssert(outcome.output.contains("swatch: 1 pixel differs by up to 5"), outcome.output)
        let actual = try XCTUnwrap(package.pictures.first { $0.hasPrefix("failures/actual") })
        XCTAssertEqual(try package.pixels(actual), try GoldenImage.otherSwatch.pixels())
    }
}
