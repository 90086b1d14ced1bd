import Foundation
import StepRaster
import StepSupport
import StepTestSupport
import Testing

@testable import StepGoldens

/// Goldens that are called by the digests of their pixels.
struct LockStoreTests {
    /// Pictures of one level each, a folder for the run's, a lock and its store.
    private struct Project {
        let folder: String
        var lock: String { "\(folder)/golden.sums" }
        var store: String { "\(folder)/store" }
        var failures: String { "\(folder)/failures" }

        /// Leaves these pictures as those of the run, and no others.
        func draw(_ pictures: [String: UInt8]) throws {
            try? FileManager.default.removeItem(atPath: "\(folder)/now")
            for (name, level) in pictures {
                try OutputFile.write(PixelBuffer.flat(level).png(), to: "\(folder)/now/\(name).png")
            }
        }

        @discardableResult func verify(
            _ recording: Recording = .never, tolerance: Tolerance = Tolerance(), prunes: Bool = false
        ) throws -> Verification.Findings {
            var plan = try VerificationPlan(
                folder: "\(folder)/golden", actual: "\(folder)/now", lock: lock, store: store, failures: failures,
                tolerance: tolerance, commands: []
            ) { _ in [] }
            plan.verification.prunes = prunes
            return try plan.run(recording: recording)
        }

        /// As in `a: same`.
        func lines(
            _ recording: Recording = .never, tolerance: Tolerance = Tolerance()
        ) throws -> [String] {
            try verify(recording, tolerance: tolerance).results.map { "\($0.name): \($0.kind)" }.sorted()
        }

        func path(ofLevel level: UInt8) -> String {
            GoldenStore(folder: store).path(of: PictureDigest(of: .flat(level)))
        }

        func digests() throws -> [String: PictureDigest] { try Lock(InputFile(lock)).digests }
    }

    private func withProject(_ body: (Project) throws -> Void) throws {
        try withFolder { folder in
            let project = Project(folder: folder)
            try project.draw(["a": 1, "sub/b": 2])
            try project.verify(.missing)
            try body(project)
        }
    }

    @Test func recordingAddsPicturesByTheirDigests() throws {
        try withProject { project in
            #expect(try project.digests() == ["a": PictureDigest(of: .flat(1)), "sub/b": PictureDigest(of: .flat(2))])
            let names = try [1, 2].map { try ReviewTests.level(project.path(ofLevel: $0)) }
            #expect(names == [1, 2])
            let path = project.path(ofLevel: 1)
            #expect(Folder.name(of: path).hasPrefix(Folder.name(of: Folder.parent(of: path))))
            #expect(try project.lines() == ["a: same", "sub/b: same"])
        }
    }

    @Test func picturesThatDifferAreShownAndMayHaveLimits() throws {
        try withProject { project in
            try project.draw(["a": 3, "sub/b": 2])
            let findings = try project.verify()
            let result = try #require(findings.results.first { $0.name == "a" })
            #expect(result.kind == .different)
            #expect(result.diff?.pixels.different == 24)
            #expect(Folder.exists("\(project.failures)/difference/a.png"))
            var tolerance = Tolerance()
            tolerance.limits.maxChannelDelta = 2
            #expect(try project.lines(tolerance: tolerance) == ["a: same", "sub/b: same"])
        }
    }

    @Test func oneDigestMayBeTheGoldenOfManyCases() throws {
        try withProject { project in
            try project.draw(["a": 1, "sub/b": 2, "c": 1])
            #expect(try project.lines(.missing) == ["a: same", "c: new", "sub/b: same"])
            #expect(try project.lines() == ["a: same", "c: same", "sub/b: same"])
        }
    }

    @Test func alternatesStandInTheLock() throws {
        try withProject { project in
            try project.draw(["a": 1, "sub/b": 2, "a@arm": 7])
            try project.verify(.missing)
            try project.draw(["a": 7, "sub/b": 2])
            let result = try project.verify().results.first { $0.name == "a" }
            #expect(result?.kind == .same)
            #expect(result?.variant == "arm")
        }
    }

    @Test func aPictureThatTheStoreLacksFails() throws {
        try withProject { project in
            try FileManager.default.removeItem(atPath: project.path(ofLevel: 1))
            let found = try project.verify().results.first { $0.name == "a" }
            #expect(found?.kind == .new)
            #expect(found?.message == "not in the store: \(project.path(ofLevel: 1))")
            try project.draw(["a": 9, "sub/b": 2])
            let other = try project.verify(.missing).results.first { $0.name == "a" }
            #expect(other?.kind == .error)
            #expect(
                other?.message
                    == "\(project.path(ofLevel: 1)): expected the golden of a, 6x4, found no such file")
            #expect(try project.digests()["a"] == PictureDigest(of: .flat(1)), "nothing is recorded for it")
            try project.draw(["a": 1, "sub/b": 2])
            try project.verify(.missing)
            #expect(try project.lines() == ["a: same", "sub/b: same"])
        }
    }

    @Test func aPictureUnderTheDigestOfAnotherIsAnError() throws {
        try withProject { project in
            try OutputFile.write(PixelBuffer.flat(8).png(), to: project.path(ofLevel: 1))
            try project.draw(["a": 8, "sub/b": 2])
            let found = try project.verify().results.first { $0.name == "a" }
            #expect(found?.kind == .error)
            let words = "found others or none (remove it, then --record missing adds it again)"
            #expect(found?.message.hasSuffix("expected the pixels whose digest is its name, \(words)") == true)
        }
    }

    /// The picture of the run is that of the lock, which does not say that the store still has it.
    @Test(arguments: [false, true]) func aDamagedFileIsNoticedWhenThePictureIsTheSame(isPicture: Bool) throws {
        try withProject { project in
            let path = project.path(ofLevel: 1)
            try OutputFile.write(isPicture ? PixelBuffer.flat(8).png() : [1, 2, 3], to: path)
            for recording in [Recording.never, .missing] {
                let found = try project.verify(recording).results.first { $0.name == "a" }
                #expect(found?.kind == .error)
                let words = "others or none (remove it, then --record missing adds it again)"
                #expect(found?.message == "\(path): expected the pixels whose digest is its name, found \(words)")
            }
            try FileManager.default.removeItem(atPath: path)
            try project.verify(.missing)
            #expect(try project.lines() == ["a: same", "sub/b: same"])
        }
    }

    /// Another run records while this one compares: neither loses what the other adds.
    @Test func aLockKeepsWhatAnotherRunRecordedMeanwhile() throws {
        try withProject { project in
            try project.draw(["a": 1, "c": 3])
            var plan = try VerificationPlan(
                folder: "\(project.folder)/golden", actual: "\(project.folder)/now", lock: project.lock,
                store: project.store, commands: []
            ) { _ in [] }
            let lock = project.lock
            plan.verification.progress = { done, _ in
                guard done == 1, let before = try? InputFile(lock).bytes else { return }
                let line = "\(PictureDigest(of: .flat(9)).sha256)  6x4  other\n"
                try? OutputFile.write(before + Array(line.utf8), to: lock)
            }
            _ = try plan.run(recording: .missing)
            #expect(try project.digests().keys.sorted() == ["a", "c", "other", "sub/b"])
        }
    }

    /// A picture in the store that is called as a case is nobody's golden.
    @Test func theLockAloneSaysWhichPictureIsAGolden() throws {
        try withProject { project in
            try OutputFile.write(PixelBuffer.flat(5).png(), to: "\(project.store)/c.png")
            try project.draw(["a": 1, "sub/b": 2, "c": 5])
            #expect(try project.lines() == ["a: same", "c: new", "sub/b: same"])
        }
    }

    @Test func pruningChangesTheLockAlone() throws {
        try withProject { project in
            try project.draw(["a": 1])
            let findings = try project.verify(prunes: true)
            #expect(findings.pruned == ["\(project.lock): sub/b"])
            #expect(try project.digests().keys.sorted() == ["a"])
            #expect(try ReviewTests.level(project.path(ofLevel: 2)) == 2)
        }
    }

    @Test func approvingAddsToTheStoreAndChangesTheLock() throws {
        try withProject { project in
            try project.draw(["a": 3, "sub/b": 2, "c": 4])
            try project.verify()
            var review = try Review(of: [project.failures])
            try review.decide(.accepted, about: "a")
            #expect(try project.digests()["a"] == PictureDigest(of: .flat(3)))
            try review.decide(.undecided, about: "a")
            #expect(try project.digests()["a"] == PictureDigest(of: .flat(1)))
            try review.decide(.accepted, about: "c")
            try review.decide(.undecided, about: "c")
            #expect(try project.digests().keys.sorted() == ["a", "sub/b"])
            try review.acceptAll()
            #expect(try project.lines() == ["a: same", "c: same", "sub/b: same"])
            let levels = try [1, 2, 3, 4].map { try ReviewTests.level(project.path(ofLevel: $0)) }
            #expect(levels == [1, 2, 3, 4], "the store keeps what it had")
        }
    }

    /// Both reviews began before either changed the lock.
    @Test func twoReviewsChangeOneLock() throws {
        try withProject { project in
            try project.draw(["a": 3, "sub/b": 4])
            try project.verify()
            let reviews = try ["a", "sub/b"].map { try Review(of: [project.failures], only: [$0]) }
            for review in reviews { try review.acceptAll() }
            #expect(try project.lines() == ["a: same", "sub/b: same"])
        }
    }

    @Test func casesWithEqualPicturesAreAcceptedTogether() throws {
        try withProject { project in
            try project.draw(["a": 3, "sub/b": 3, "c": 3])
            try project.verify()
            try Review(of: [project.failures]).acceptAll()
            #expect(try project.lines() == ["a: same", "c: same", "sub/b: same"])
        }
    }

    @Test func acceptingThatAPictureIsGoneTakesItsLineAway() throws {
        try withProject { project in
            try project.draw(["a": 1])
            try project.verify()
            var review = try Review(of: [project.failures])
            try review.decide(.accepted, about: "sub/b")
            #expect(try project.digests().keys.sorted() == ["a"])
            try review.decide(.undecided, about: "sub/b")
            #expect(try project.digests()["sub/b"] == PictureDigest(of: .flat(2)))
        }
    }

    @Test func aLockThatChangedSinceIsRefused() throws {
        try withProject { project in
            try project.draw(["a": 3, "sub/b": 2])
            try project.verify()
            try project.verify(.changed)
            try project.draw(["a": 5, "sub/b": 2])
            try project.verify()
            try project.draw(["a": 6, "sub/b": 2])
            let lock = try InputFile(project.lock).bytes
            let changed = String(decoding: lock, as: UTF8.self).split(separator: "\n").map { line in
                line.hasSuffix("  a") ? "\(PictureDigest(of: .flat(1)).sha256)  6x4  a" : String(line)
            }
            try OutputFile.write(Array(changed.map { $0 + "\n" }.joined().utf8), to: project.lock)
            let failure = #expect(throws: Failure.self) { try Review(of: [project.failures]) }
            let words = "golden.sums: a: expected the golden that the run compared, found another: run verify again"
            #expect(failure?.line.hasSuffix(words) == true)
        }
    }
}
