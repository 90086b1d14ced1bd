import Foundation
import StepRaster
import StepSupport
import StepTestSupport
import Testing

@testable import StepGoldens

struct ReviewTests {
    /// Goldens a, b (in capitals) and c, of which a and b differ now; d is new.
    static func withFailures(_ body: (_ golden: String, _ failures: String) throws -> Void) throws {
        try withFolder { folder in
            let (golden, failures) = ("\(folder)/golden", "\(folder)/failures")
            for (path, level) in [("a.png", 1), ("b.PNG", 2), ("c.png", 3)] as [(String, UInt8)] {
                try OutputFile.write(PixelBuffer.flat(level).png(), to: "\(golden)/\(path)")
                try OutputFile.write(PixelBuffer.flat(level == 3 ? 3 : level + 50).png(), to: "\(folder)/now/\(path)")
            }
            try OutputFile.write(PixelBuffer.flat(4).png(), to: "\(folder)/now/d.png")
            let plan = try VerificationPlan(folder: golden, actual: "\(folder)/now", failures: failures, commands: []) {
                _ in []
            }
            let findings = try plan.run(recording: .never)
            #expect(findings.results.count { $0.kind == .same } == 1)
            try body(golden, failures)
        }
    }

    static func level(_ path: String) throws -> UInt8 {
        try LoadedPicture(InputFile(path)).pixels[0, 0].red
    }

    @Test func acceptingWritesOneGoldenAndUndoingBringsItsBytesBack() throws {
        try Self.withFailures { golden, failures in
            let before = try InputFile("\(golden)/a.png").bytes
            var review = try Review(of: [failures], into: golden)
            try review.decide(.accepted, about: "a")
            #expect(try InputFile("\(golden)/a.png").bytes == InputFile("\(failures)/actual/a.png").bytes)
            #expect(try ["b.PNG", "c.png"].map { try Self.level("\(golden)/\($0)") } == [2, 3])
            #expect(!Folder.exists("\(golden)/d.png"))
            #expect(review.names == ["b", "d"])
            try review.decide(.undecided, about: "a")
            #expect(try InputFile("\(golden)/a.png").bytes == before)
            #expect(review.names == ["a", "b", "d"])
        }
    }

    @Test func casesThatWereErrorsAreNamed() throws {
        try withFolder { folder in
            let (golden, failures) = ("\(folder)/golden", "\(folder)/failures")
            for name in ["a", "b"] { try OutputFile.write([1, 2], to: "\(folder)/now/\(name).png") }
            try OutputFile.write(PixelBuffer.flat(1).png(), to: "\(golden)/a.png")
            let plan = try VerificationPlan(folder: golden, actual: "\(folder)/now", failures: failures, commands: []) {
                _ in []
            }
            _ = try plan.run(recording: .never)
            let review = try Review(of: [failures], only: ["a"])
            try review.acceptAll()
            #expect(review.names == [])
            #expect(review.text.hasSuffix("\nerror      a: it was not compared, and verify reports why\n"))
            #expect(try PictureListing(golden).names == ["a"])
        }
    }

    /// A golden keeps its format, and its file the ending that it has.
    @Test func aWebPIsReviewedAsAPNGIs() throws {
        try withFolder { folder in
            let (golden, failures) = ("\(folder)/golden", "\(folder)/failures")
            let before = try WebPPicture.encode(.flat(1))
            let after = try WebPPicture.encode(.flat(51))
            try OutputFile.write(before, to: "\(golden)/x.WEBP")
            try OutputFile.write(after, to: "\(folder)/now/x.webp")
            let plan = try VerificationPlan(folder: golden, actual: "\(folder)/now", failures: failures, commands: []) {
                _ in []
            }
            _ = try plan.run(recording: .never)
            var review = try Review(of: [failures], into: golden)
            let found = try review.findings(threads: 1, commands: []).results
            #expect(found.map(\.name) == ["x.webp"] && found.map(\.kind) == [.different])
            try review.decide(.accepted, about: "x.webp")
            #expect(try InputFile("\(golden)/x.WEBP").bytes == after)
            try review.decide(.undecided, about: "x.webp")
            #expect(try InputFile("\(golden)/x.WEBP").bytes == before)
        }
    }

    @Test func undoingTakesAwayAGoldenThatWasNotThere() throws {
        try Self.withFailures { golden, failures in
            var review = try Review(of: [failures], into: golden)
            try review.decide(.accepted, about: "d")
            #expect(try Self.level("\(golden)/d.png") == 4)
            // To reject is to take back, too.
            try review.decide(.rejected, about: "d")
            #expect(!Folder.exists("\(golden)/d.png"))
            try review.decide(.accepted, about: "d")
            #expect(try Self.level("\(golden)/d.png") == 4)
        }
    }

    @Test func rejectingChangesNoFile() throws {
        try Self.withFailures { golden, failures in
            var review = try Review(of: [failures], into: golden)
            try review.decide(.rejected, about: "a")
            try review.decide(.rejected, about: "d")
            #expect(try PictureListing(golden).names == ["a", "b", "c"])
            #expect(try Self.level("\(golden)/a.png") == 1)
            #expect(
                review.text == """
                    rejected   different  a
                    undecided  different  b
                    rejected   new        d
                    0 accepted, 2 rejected, 1 undecided

                    """)
        }
    }

    @Test func aPictureThatIsNotTheRunsIsNotAccepted() throws {
        try Self.withFailures { golden, failures in
            var review = try Review(of: [failures], into: golden)
            try OutputFile.write(PixelBuffer.flat(99).png(), to: "\(failures)/actual/b.png")
            let failure = #expect(throws: Failure.self) { try review.decide(.accepted, about: "b") }
            #expect(
                failure?.line
                    == "\(failures)/actual/b.png: expected the picture that the last run left, found another")
            #expect(try Self.level("\(golden)/b.PNG") == 2)
            #expect(review.names.contains("b"))
        }
    }

    /// What others wrote meanwhile is lost by neither.
    @Test(arguments: [false, true]) func aGoldenThatWasChangedSinceStaysAsItIs(afterAccepting: Bool) throws {
        try Self.withFailures { golden, failures in
            var review = try Review(of: [failures], into: golden)
            if afterAccepting { try review.decide(.accepted, about: "a") }
            try OutputFile.write(PixelBuffer.flat(77).png(), to: "\(golden)/a.png")
            let failure = #expect(throws: Failure.self) {
                try review.decide(afterAccepting ? .undecided : .accepted, about: "a")
            }
            #expect(failure?.line == "\(golden)/a.png: expected the golden as this review knows it, found another")
            #expect(try Self.level("\(golden)/a.png") == 77)
        }
    }

    @Test func whatWasAcceptedBeforeStaysAccepted() throws {
        try Self.withFailures { golden, failures in
            try Review(of: [failures], into: golden, only: ["a"]).acceptAll()
            var review = try Review(of: [failures], into: golden)
            #expect(review.names == ["b", "d"])
            // The golden before that is nowhere any more.
            try review.decide(.undecided, about: "a")
            #expect(try Self.level("\(golden)/a.png") == 51)
        }
    }

    @Test func onlyCasesOfTheListAreDecidedAbout() throws {
        try Self.withFailures { golden, failures in
            var review = try Review(of: [failures], into: golden)
            for name in ["c", "../a", ""] {
                let failure = #expect(throws: Failure.self) { try review.decide(.accepted, about: name) }
                #expect(failure?.line == "expected a case of this review, found \(name)")
            }
        }
    }

    // MARK: What was compared

    /// The list knows the folder, whether it was named or not.
    @Test func theListLeadsToTheGoldens() throws {
        try Self.withFailures { golden, failures in
            try Review(of: [failures]).acceptAll()
            #expect(try ["a.png", "b.PNG", "d.png"].map { try Self.level("\(golden)/\($0)") } == [51, 52, 4])
        }
    }

    /// In another folder, or after another change, no golden is written.
    @Test func onlyTheGoldenThatWasComparedIsReplaced() throws {
        try Self.withFailures { golden, failures in
            let missing = #expect(throws: Failure.self) { try Review(of: [failures], into: "\(golden)-typo") }
            #expect(missing?.status == .noInput)
            let other = "\(golden)-other"
            try Folder.make(other)
            let failure = #expect(throws: Failure.self) { try Review(of: [failures], into: other) }
            #expect(
                failure?.line
                    == "\(other)/a.png: expected the golden that the run compared, found none: run verify again")
            try OutputFile.write(PixelBuffer.flat(77).png(), to: "\(golden)/a.png")
            let changed = #expect(throws: Failure.self) { try Review(of: [failures]) }
            #expect(changed?.line.contains("/a.png: expected the golden that the run compared, found another") == true)
            #expect(try PictureListing(other).names.isEmpty)
            // The others can be approved.
            try Review(of: [failures], only: ["b"]).acceptAll()
            #expect(try Self.level("\(golden)/b.PNG") == 52)
        }
    }

    /// After a green run there is nothing to approve, also where the goldens are elsewhere.
    @Test func anEmptyListNeedsNoGoldens() throws {
        try withFolder { folder in
            try OutputFile.write(
                Array(#"{"version": 2, "goldens": "../golden", "failures": []}"#.utf8),
                to: "\(folder)/failures/failures.json")
            #expect(try Review(of: ["\(folder)/failures"]).items.isEmpty)
        }
    }

    /// Several runs, as of a matrix, are approved together where they do not contradict each other.
    @Test func failuresOfSeveralRunsAreMerged() throws {
        try Self.withFailures { golden, first in
            let actual = Folder.parent(of: golden) + "/more"
            try OutputFile.write(PixelBuffer.flat(51).png(), to: "\(actual)/a.png")
            try OutputFile.write(PixelBuffer.flat(9).png(), to: "\(actual)/c.png")
            func verify() throws -> String {
                let failures = Folder.parent(of: golden) + "/second"
                let plan = try VerificationPlan(folder: golden, actual: actual, failures: failures, commands: []) { _ in
                    []
                }
                _ = try plan.run(recording: .never)
                return failures
            }
            let review = try Review(of: [first, try verify()], only: ["a", "c", "d"])
            #expect(review.names == ["a", "c", "d"])
            try OutputFile.write(PixelBuffer.flat(60).png(), to: "\(actual)/a.png")
            let failure = #expect(throws: Failure.self) { try Review(of: [first, try verify()]) }
            #expect(failure?.line.contains("golden/a.png") == true)
        }
    }

    /// To accept that a picture is gone removes its golden, which undoing brings back; all at once keeps it.
    @Test func aPictureThatIsGoneIsAcceptedAlone() throws {
        try withFolder { folder in
            let (golden, failures) = ("\(folder)/golden", "\(folder)/failures")
            try OutputFile.write(PixelBuffer.flat(1).png(), to: "\(golden)/a.png")
            try OutputFile.write(PixelBuffer.flat(2).png(), to: "\(golden)/gone.png")
            try OutputFile.write(PixelBuffer.flat(1).png(), to: "\(folder)/now/a.png")
            let plan = try VerificationPlan(folder: golden, actual: "\(folder)/now", failures: failures, commands: []) {
                _ in []
            }
            _ = try plan.run(recording: .never)
            try Review(of: [failures]).acceptAll()
            #expect(try PictureListing(golden).names == ["a", "gone"])
            var review = try Review(of: [failures])
            #expect(try review.findings(threads: 1, commands: []).results.map(\.kind) == [.missing])
            try review.decide(.accepted, about: "gone")
            #expect(try PictureListing(golden).names == ["a"])
            try review.decide(.undecided, about: "gone")
            #expect(try Self.level("\(golden)/gone.png") == 2)
        }
    }

    /// A review compares again, with the limits of golden.json.
    @Test func aReviewFindsWhatDiffers() throws {
        try Self.withFailures { golden, failures in
            let findings = try Review(of: [failures]).findings(threads: 1, commands: [])
            let kinds = Dictionary(uniqueKeysWithValues: findings.results.map { ($0.name, $0.kind) })
            #expect(kinds == ["a": .different, "b": .different, "d": .new])
            #expect(findings.results.allSatisfy { $0.actualFile != nil })
        }
    }
}
