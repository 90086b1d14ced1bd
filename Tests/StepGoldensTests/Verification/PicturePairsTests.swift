import Foundation
import StepSupport
import StepTestSupport
import Testing

@testable import StepGoldens

/// Folders are laid out as the programs leave them.
struct PicturePairsTests {
    // MARK: Playwright

    @Test func playwrightsPicturesAreFound() throws {
        let home = "tests/home.spec.ts-snapshots/home-page-chromium-linux"
        try withPictures([
            home: 1, "tests/home.spec.ts-snapshots/home-page-firefox-linux": 2,
            "test-results/home-looks-right-chromium/home-page-expected": 1,
            "test-results/home-looks-right-chromium/home-page-actual": 5,
            "test-results/home-looks-right-chromium/home-page-diff": 9,
        ]) { folder throws in
            #expect(
                try results(folder, .playwright) == [
                    "left out: tests/home.spec.ts-snapshots/home-page-firefox-linux: no picture", "\(home): different",
                ])
        }
    }

    /// Of several tries the last one counts; the others are no pictures without a golden.
    @Test func theLastTryCounts() throws {
        let golden = "a.spec.ts-snapshots/x-chromium-linux"
        var pictures: [String: UInt8] = [golden: 1]
        for (index, retry) in ["", "-retry1", "-retry2"].enumerated() {
            pictures["test-results/a-is-well-chromium\(retry)/x-expected"] = 1
            pictures["test-results/a-is-well-chromium\(retry)/x-actual"] = UInt8(index + 2)
        }
        pictures["test-results/a-is-well-chromium-retry2/x-actual"] = 1
        try withPictures(pictures) { folder throws in
            #expect(try results(folder, .playwright) == ["\(golden): same"])
        }
    }

    /// One name in two files, for two systems and in two browsers: the copy of the golden tells.
    @Test func goldensOfOneNameAreToldApart() throws {
        let goldens = ["a.spec.ts", "sub/b.spec.ts"].flatMap { spec in
            ["chromium-linux", "chromium-darwin", "Mobile-Safari-linux"].map { "tests/\(spec)-snapshots/x-\($0)" }
        }
        var pictures = Dictionary(uniqueKeysWithValues: zip(goldens, 10...).map { ($0, UInt8($1)) })
        let failed = [
            ("a-is-well-chromium", 10), ("sub-b-this-is-a-long-name--1a2b3-t-it-is-well-chromium", 13),
            ("a-is-well-Mobile-Safari", 12),
        ]
        for (index, (folder, level)) in failed.enumerated() {
            pictures["test-results/\(folder)/x-expected"] = UInt8(level)
            // A picture equal to its golden shows which one it was held against.
            pictures["test-results/\(folder)/x-actual"] = index == 2 ? 99 : UInt8(level)
        }
        try withPictures(pictures) { folder throws in
            #expect(
                try results(folder, .playwright).filter { !$0.hasPrefix("left out") } == [
                    "\(goldens[2]): different", "\(goldens[0]): same", "\(goldens[3]): same",
                ])
        }
    }

    /// Without projects, and with a name in folders.
    @Test func goldensWithoutAProjectAreFound() throws {
        try withPictures([
            "a.spec.ts-snapshots/sub/x-linux": 1, "test-results/a-is-well/sub/x-expected": 1,
            "test-results/a-is-well/sub/x-actual": 2, "test-results/a-is-well-retry1/sub/x-expected": 1,
            "test-results/a-is-well-retry1/sub/x-actual": 1,
        ]) { folder throws in
            #expect(try results(folder, .playwright) == ["a.spec.ts-snapshots/sub/x-linux: same"])
        }
    }

    @Test func whatIsInDoubtIsTold() throws {
        try withPictures([
            // The same golden for two systems.
            "a.spec.ts-snapshots/x-chromium-linux": 1, "a.spec.ts-snapshots/x-chromium-darwin": 1,
            "test-results/a-chromium/x-expected": 1, "test-results/a-chromium/x-actual": 2,
            // Two pictures for one golden.
            "a.spec.ts-snapshots/y-chromium-linux": 3, "test-results/b-chromium/y-expected": 3,
            "test-results/b-chromium/y-actual": 4, "test-results/c-chromium/y-expected": 3,
            "test-results/c-chromium/y-actual": 5,
            // No golden.
            "test-results/b-chromium/z-actual": 4,
        ]) { folder throws in
            #expect(
                try results(folder, .playwright) == [
                    "a.spec.ts-snapshots/x-chromium-darwin: error: expected a picture for it alone, found "
                        + "test-results/a-chromium/x-actual.png, which goes with a.spec.ts-snapshots/x-chromium-linux too",
                    "a.spec.ts-snapshots/x-chromium-linux: error: expected a picture for it alone, found "
                        + "test-results/a-chromium/x-actual.png, which goes with a.spec.ts-snapshots/x-chromium-darwin too",
                    "a.spec.ts-snapshots/y-chromium-linux: error: expected one picture, found "
                        + "test-results/b-chromium/y-actual.png, test-results/c-chromium/y-actual.png",
                    "test-results/b-chromium/z-actual: error: expected a golden that goes with it, found none",
                ])
        }
    }

    /// What an earlier run left, and packages, are no goldens.
    @Test func onlyTheProjectsOwnAreGoldens() throws {
        let golden = "a.spec.ts-snapshots/x-chromium-linux"
        try withPictures([
            golden: 1, "test-results/a-chromium/x-expected": 1, "test-results/a-chromium/x-actual": 2,
            "node_modules/p/\(golden)": 1, "old/actual/\(golden)": 1, "docs/picture": 7,
        ]) { folder throws in
            try OutputFile.write(Array("{}".utf8), to: "\(folder)/old/failures.json")
            #expect(try results(folder, .playwright) == ["\(golden): different"])
        }
    }

    @Test func withoutPicturesNothingIsProved() throws {
        try withPictures(["a.spec.ts-snapshots/x-chromium-linux": 1]) { folder throws in
            let failure = #expect(throws: Failure.self) { try results(folder, .playwright) }
            #expect(failure?.line == "\(folder): expected pictures that go with goldens, found none")
        }
    }

    // MARK: Others

    @Test func jestImageSnapshotsPicturesAreFound() throws {
        let folders = "src/__image_snapshots__"
        try withPictures([
            "\(folders)/home-test-js-looks-right-1-snap": 1, "\(folders)/other-test-js-looks-right-1-snap": 2,
            "\(folders)/__diff_output__/home-test-js-looks-right-1-snap-diff": 8,
            "\(folders)/__received_output__/home-test-js-looks-right-1-snap-received": 3,
            "lib/__image_snapshots__/home-test-js-looks-right-1-snap": 3,
        ]) { folder throws in
            #expect(
                try results(folder, .jestImageSnapshot) == [
                    "left out: lib/__image_snapshots__/home-test-js-looks-right-1-snap: no picture",
                    "left out: \(folders)/other-test-js-looks-right-1-snap: no picture",
                    "\(folders)/home-test-js-looks-right-1-snap: different",
                ])
        }
    }

    /// Those of swift-snapshot-testing, whose pictures are in a folder of their own.
    @Test func picturesElsewhereAreFound() throws {
        try withPictures([
            "Tests/AppTests/__Snapshots__/HomeTests/testHome.1": 1,
            "Tests/AppTests/__Snapshots__/HomeTests/testMenu.1": 1,
        ]) { folder in
            let text = """
                {"version": 1, "pairs": [{"expected": "**/__Snapshots__/{suite}/{name}.png",
                 "actual": "{suite}/{name}.png", "failuresOnly": true}]}
                """
            try OutputFile.write(Array(text.utf8), to: "\(folder)/golden.json")
            try withPictures(["HomeTests/testHome.1": 2]) { artifacts throws in
                #expect(
                    try results(folder, actual: artifacts) == [
                        "Tests/AppTests/__Snapshots__/HomeTests/testHome.1: different",
                        "left out: Tests/AppTests/__Snapshots__/HomeTests/testMenu.1: no picture",
                    ])
            }
        }
    }

    /// Rules of one's own, for a program that leaves every picture.
    @Test func ownRulesTellNewAndMissing() throws {
        try withPictures([
            "expected/a": 1, "expected/in/b": 2, "expected/a@arm": 4, "actual/a-now": 4, "actual/c-now": 3, "other": 9,
        ]) { folder throws in
            let text = """
                {"version": 1, "pairs": [{"expected": "expected/{in/}{name}.png", "actual": "actual/{in/}{name}-now.png"}]}
                """
            try OutputFile.write(Array(text.utf8), to: "\(folder)/golden.json")
            #expect(try results(folder) == ["expected/a: same", "expected/c: new", "expected/in/b: missing"])
            // A golden that is recorded stands where the rule has it.
            _ = try plan(folder).run(recording: .missing)
            #expect(try results(folder) == ["expected/a: same", "expected/c: same", "expected/in/b: missing"])
        }
    }

    // MARK: Support

    private func plan(
        _ folder: String, _ program: PairRule.Program? = nil, actual: String? = nil
    ) throws -> VerificationPlan {
        try VerificationPlan(folder: folder, actual: actual, pairs: program, commands: ["render"]) { _ in [] }
    }

    /// What a run found: a line for each case, with the words about those in trouble, and for each golden left out.
    private func results(_ folder: String, _ program: PairRule.Program? = nil, actual: String? = nil) throws -> [String]
    {
        let findings = try plan(folder, program, actual: actual).run(recording: .never)
        let results = findings.results.map { result in
            let words = result.kind == .error ? ": \(result.message.replacing("\(folder)/", with: ""))" : ""
            return "\(result.name): \(result.kind.rawValue)\(words)"
        }
        let leftOut = findings.leftOut.filter { $0.path.hasSuffix(".png") }
            .map { "left out: \($0.path.dropFirst(folder.count + 1).dropLast(4)): \($0.reason)" }
        return (results + leftOut).sorted()
    }

    /// Calls `body` with a folder of pictures, by their names and levels of grey.
    private func withPictures(_ pictures: [String: UInt8], _ body: (String) throws -> Void) throws {
        try withFolder { folder throws in
            for (name, level) in pictures {
                let path = "\(folder)/\(name).png"
                try Folder.make(Folder.parent(of: path))
                try OutputFile.write(PixelBuffer.flat(level).png(), to: path)
            }
            try body(folder)
        }
    }
}
