import Foundation
import StepRaster
import StepTestSupport
import Testing

@testable import StepChartTesting

struct GoldenTestTests {
    private let package: TemporaryPackage

    init() throws {
        package = try TemporaryPackage()
    }

    @Test func theSamePixelsAreNoFailure() throws {
        try package.addGolden("swatch", .swatch)
        #expect(package.goldenTest().failure(of: .swatch, named: "swatch") == nil)
        #expect(package.pictures == ["Tests/WeekTests/__Goldens__/WeekTests/swatch.png"])
    }

    @Test func otherPixelsAreAFailureInWordsAndPictures() throws {
        try package.addGolden("swatch", .swatch)
        let failure = try #require(package.goldenTest().failure(of: .otherSwatch, named: "swatch"))
        let kept = "Tests/WeekTests/__Goldens__/WeekTests/swatch.png"
        #expect(
            failure.message == """
                swatch: 1 pixel differs by up to 5; at 1, 1
                golden: \(package.goldens)/swatch.png
                expected | difference | actual: \(package.failures)/difference/\(kept)
                actual: \(package.failures)/actual/\(kept)
                """)
        #expect(failure.pictures.map(\.name) == ["swatch.difference.png", "swatch.actual.png"])
        let difference = try package.pixels(".build/golden-failures/difference/\(kept)")
        #expect(difference == (try GoldenImage.png(failure.pictures[0].png).pixels()))
        let (expected, actual) = (try GoldenImage.swatch.pixels(), try GoldenImage.otherSwatch.pixels())
        #expect(difference[1, 1] == expected[1, 1])
        #expect(difference[difference.width - 2, 1] == actual[1, 1])
    }

    /// The folder of actual pictures mirrors the package.
    @Test func copyingTheActualPictureApprovesIt() throws {
        try package.addGolden("swatch", .swatch)
        _ = package.goldenTest().failure(of: .otherSwatch, named: "swatch")
        let golden = "Tests/WeekTests/__Goldens__/WeekTests/swatch.png"
        let actual = package.root.appending(path: ".build/golden-failures/actual/\(golden)")
        try package.write([UInt8](Data(contentsOf: actual)), to: golden)
        #expect(package.goldenTest().failure(of: .otherSwatch, named: "swatch") == nil)
    }

    @Test func whatAnEarlierRunLeftIsCleared() throws {
        let golden = "Tests/WeekTests/__Goldens__/WeekTests/swatch.png"
        for kind in ["actual", "difference"] { try package.write([], to: ".build/golden-failures/\(kind)/\(golden)") }
        try package.addGolden("swatch", .swatch)
        #expect(package.goldenTest().failure(of: .swatch, named: "swatch") == nil)
        #expect(package.pictures == [golden])
    }

    @Test func withoutAGoldenThereIsThePicture() throws {
        let failure = try #require(package.goldenTest().failure(of: .swatch, named: "swatch"))
        #expect(
            failure.message.hasPrefix(
                "swatch: no golden at \(package.goldens)/swatch.png\nSTEPCHART_RECORD=missing records it\n"))
        #expect(failure.pictures.map(\.name) == ["swatch.actual.png"])
    }

    /// A folder that cannot be written hides neither the words nor the attachments.
    @Test func picturesThatCannotBeKeptAreAttached() throws {
        try package.write([], to: ".build/golden-failures")
        let failure = try #require(package.goldenTest().failure(of: .swatch, named: "swatch"))
        #expect(failure.message.contains("no picture kept: \(package.failures)"))
        #expect(failure.pictures.map(\.name) == ["swatch.actual.png"])
    }

    @Test(
        arguments: [
            (nil, [false, false, false]), ("never", [false, false, false]), ("missing", [true, false, false]),
            ("changed", [true, true, false]), ("all", [true, true, true]),
        ] as [(String?, [Bool])])
    func theEnvironmentSaysWhatIsRecorded(record: String?, writes: [Bool]) throws {
        try package.addGolden("differs", .otherSwatch)
        try package.addGolden("same", .swatch)
        let test = package.goldenTest(record: record)
        for (name, isWritten) in zip(["missing", "differs", "same"], writes) {
            let failure = test.failure(of: .swatch, named: name)
            #expect((failure?.message == "recorded \(package.goldens)/\(name).png: look at it") == isWritten)
            let isSame = package.goldenTest().failure(of: .swatch, named: name) == nil
            #expect(isSame == (isWritten || name == "same"), "\(name)")
        }
    }

    @Test(arguments: ["missing", "changed", "all", "yes"])
    func nothingIsRecordedOnABuildServer(record: String) throws {
        let failure = try #require(
            package.goldenTest(record: record, ci: "true").failure(of: .swatch, named: "swatch"))
        #expect(failure.message.hasPrefix("swatch: STEPCHART_RECORD"))
        #expect(package.pictures.isEmpty)
    }

    @Test func anApprovedAlternateIsAsGood() throws {
        try package.addGolden("swatch", .blank)
        #expect(package.goldenTest().failure(of: .swatch, named: "swatch") != nil)
        try package.addGolden("swatch@arm", .swatch)
        #expect(package.goldenTest().failure(of: .swatch, named: "swatch") == nil)
        #expect(package.goldenTest().failure(of: .otherSwatch, named: "swatch") != nil)
    }

    @Test(arguments: ["a", "week-2x", "chart/dark/week 1.5", "größe"])
    func aNameIsAPath(name: String) throws {
        try package.addGolden(name, .swatch)
        #expect(package.goldenTest().failure(of: .swatch, named: name) == nil)
    }

    @Test(arguments: ["", "/a", "a/", "a//b", "../a", "a/../b", ".hidden", "a@b", "a\nb", "a.png", "a.webp"])
    func aNameLeadsNowhereElse(name: String) throws {
        let failure = package.goldenTest(record: "all").failure(of: .swatch, named: name)
        #expect(failure?.message.contains("as the golden's name") == true)
        #expect(package.pictures.isEmpty)
    }

    @Test func goldensMayBeElsewhere() throws {
        _ = package.goldenTest(in: "../../golden", record: "missing").failure(of: .swatch, named: "topic/swatch")
        #expect(package.pictures == ["golden/topic/swatch.png"])
        let folder = package.root.appending(path: "golden/topic").path
        #expect(package.goldenTest(in: folder).failure(of: .swatch, named: "swatch") == nil)
    }

    @Test func aBrokenPictureIsAFailure() throws {
        try package.addGolden("swatch", .swatch)
        let whole = try GoldenImage.blank.png()
        for (bytes, words) in [([], "the file is empty"), (Array(whole.dropLast(20)), "damaged PNG")] {
            let failure = package.goldenTest(record: "all").failure(of: .png(bytes), named: "swatch")
            #expect(failure?.message.contains(words) == true, "\(failure?.message ?? "no failure")")
        }
        #expect(package.goldenTest().failure(of: .swatch, named: "swatch") == nil, "the golden is as it was")
    }

    @Test func aBrokenGoldenIsAFailure() throws {
        let pointer = Array("version https://git-lfs.github.com/spec/v1\n".utf8)
        try package.write(pointer, to: "Tests/WeekTests/__Goldens__/WeekTests/swatch.png")
        let failure = try #require(package.goldenTest().failure(of: .swatch, named: "swatch"))
        #expect(failure.message.contains("\(package.goldens)/swatch.png: not a PNG but a Git LFS pointer"))
    }

    @Test func limitsAreNamedWithTheirReason() throws {
        try package.addGolden("swatch", .swatch)
        let narrow = GoldenLimits(maxChannelDelta: 4, reason: "the driver rounds")
        let failure = try #require(package.goldenTest().failure(of: .otherSwatch, named: "swatch", limits: narrow))
        #expect(failure.message.contains("max-channel-delta allows 4"))
        #expect(failure.message.contains("reason for the limits: the driver rounds"))
        let wide = GoldenLimits(maxChannelDelta: 5, reason: "the driver rounds")
        #expect(package.goldenTest().failure(of: .otherSwatch, named: "swatch", limits: wide) == nil)
    }

    /// The tests run in a process of somebody else, and on a thread that goes on to other tests.
    @Test func noSignalIsHeldBackAfterwards() throws {
        try package.write([], to: "file")
        withoutHeldSignals {
            let recorded = package.goldenTest(record: "all").failure(of: .swatch, named: "swatch")
            #expect(recorded?.message.hasPrefix("recorded ") == true)
            let different = package.goldenTest().failure(of: .otherSwatch, named: "swatch")
            #expect(different?.message.contains("\nactual: ") == true)
            let unwritten = package.goldenTest(in: "\(package.root.path)/file", record: "all")
                .failure(of: .swatch, named: "swatch")
            #expect(unwritten?.message.contains("cannot create") == true)
            #expect(heldSignals() == [])
        }
    }

    /// Of several tests with one golden, one that passes must not take away what another has to show.
    @Test func testsAtOnceOnOneGoldenKeepTheirPictures() async throws {
        try package.addGolden("swatch", .swatch)
        let test = package.goldenTest()
        let failures = await withTaskGroup(of: Bool.self) { group in
            for index in 0..<64 {
                group.addTask { test.failure(of: index == 7 ? .otherSwatch : .swatch, named: "swatch") != nil }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(failures == 1)
        let kept = "Tests/WeekTests/__Goldens__/WeekTests/swatch.png"
        #expect(
            try package.pixels(".build/golden-failures/actual/\(kept)") == GoldenImage.otherSwatch.pixels())
    }

    @Test func testsAtOnceMayRecordOneGolden() async throws {
        let test = package.goldenTest(record: "all")
        await withTaskGroup { group in
            for _ in 0..<16 { group.addTask { _ = test.failure(of: .swatch, named: "swatch") } }
        }
        #expect(package.goldenTest().failure(of: .swatch, named: "swatch") == nil)
        #expect(package.pictures == ["Tests/WeekTests/__Goldens__/WeekTests/swatch.png"])
    }
}
