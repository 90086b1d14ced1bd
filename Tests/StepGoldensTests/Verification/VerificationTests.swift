import Foundation
import StepPNG
import StepRaster
import StepSupport
import StepTestSupport
import Synchronization
import Testing

@testable import StepGoldens

struct VerificationTests {
    @Test func everyClassComesFromItsCause() throws {
        try withFolder { folder in
            let store = GoldenStore(folder: "\(folder)/golden", recording: .all)
            for (name, picture) in [
                ("same", PixelBuffer.flat(1)), ("different", .flat(2)), ("size", .flat(1, width: 5)),
                ("alternate", .flat(2)), ("alternate@arm", .flat(1)), ("orphan", .flat(1)), ("orphan@arm", .flat(1)),
            ] {
                #expect(store.check(.pixels(picture, scale: 1), named: name, variants: []).recorded)
            }
            var verification = Verification(
                cases: ["same", "different", "size", "alternate", "new"].map { Self.item($0, .flat(1)) }, threads: 2)
            verification.cases.append(
                VerificationCase(name: "error") { () throws(Failure) in throw Failure(.badData, "no picture") })

            let findings = try verification.run(against: GoldenStore(folder: "\(folder)/golden"))
            let kinds = Dictionary(uniqueKeysWithValues: findings.results.map { ($0.name, $0.kind) })
            #expect(
                kinds == [
                    "same": .same, "different": .different, "size": .size, "alternate": .same, "new": .new,
                    "error": .error, "orphan": .missing, "orphan@arm": .missing,
                ])
            #expect(findings.results.first { $0.name == "alternate" }?.variant == "arm")
            #expect(findings.results.first { $0.name == "error" }?.message == "no picture")
            #expect(findings.recorded == [] && findings.pruned == [])

            verification.isPartial = true
            let part = try verification.run(against: GoldenStore(folder: "\(folder)/golden"))
            #expect(part.results.allSatisfy { $0.kind != .missing })
        }
    }

    @Test func pruningRemovesOnlyGoldensWithoutACase() throws {
        try withFolder { folder in
            let store = GoldenStore(folder: folder, recording: .all)
            for name in ["a", "a@arm", "b/orphan", "b/mask", "failures/x"] {
                #expect(store.check(.pixels(.flat(1), scale: 1), named: name, variants: []).recorded)
            }
            try Data("{}".utf8).write(to: URL(filePath: "\(folder)/golden.json"))
            var verification = Verification(cases: [Self.item("a", .flat(1))], threads: 1)
            verification.prunes = true
            verification.excludedPaths = ["\(folder)/failures", "\(folder)/b/../b/mask.png"]
            let findings = try verification.run(against: GoldenStore(folder: folder))
            #expect(findings.pruned == ["\(folder)/b/orphan.png"])
            #expect(findings.results.map(\.kind) == [.same, .missing])
            #expect(
                try Folder.list(folder, ending: "").files == [
                    "a.png", "a@arm.png", "b/mask.png", "failures/x.png", "golden.json",
                ])
        }
    }

    /// A name with `@` can be a case of its own, as pictures for dense screens often are.
    @Test func aCaseIsNoAlternate() throws {
        try withFolder { folder in
            let store = GoldenStore(folder: folder, recording: .all)
            for (name, level) in [("icon", 1), ("icon@2x", 2), ("icon@2x@arm", 3)] as [(String, UInt8)] {
                #expect(store.check(.pixels(.flat(level), scale: 1), named: name, variants: []).recorded)
            }
            let cases = [Self.item("icon", .flat(2)), Self.item("icon@2x", .flat(3))]
            let findings = try Verification(cases: cases, threads: 1).run(against: GoldenStore(folder: folder))
            #expect(findings.results.map(\.kind) == [.different, .same])
            #expect(findings.results.map(\.variant) == [nil, "arm"])
        }
    }

    @Test func thousandsOfCasesGiveTheSameOnManyThreads() throws {
        try withFolder { folder in
            let store = GoldenStore(folder: folder, recording: .missing)
            let cases = (0..<3000).map { number in
                VerificationCase(name: "\(number % 7)/\(number)") { () throws(Failure) in
                    if number % 100 == 99 { throw Failure(.badData, "number \(number)") }
                    return .pixels(.flat(UInt8(number % 256)), scale: 1)
                }
            }
            let first = try Verification(cases: cases, threads: 8).run(against: store)
            #expect(first.recorded.count == 2970)
            #expect(first.recorded == first.recorded.sorted())
            let heard = Mutex<[Int]>([])
            var again = Verification(cases: cases, threads: 8)
            again.progress = { done, failed in heard.withLock { $0 = [done, failed] } }
            let second = try again.run(against: GoldenStore(folder: folder))
            let alone = try Verification(cases: cases, threads: 1).run(against: GoldenStore(folder: folder))
            #expect(heard.withLock(\.self) == [3000, 30])
            for findings in [second, alone] {
                let report = VerificationReport(title: "", findings, toolVersion: "")
                #expect(report.count(.same) == 2970)
                #expect(report.count(.error) == 30)
                #expect(report.cases.map(\.name).sorted() == cases.map(\.name).sorted())
            }
        }
    }

    @Test func tellsWhatItLeavesOutAndShowsTheGoldenOfAnError() throws {
        try withFolder { folder in
            for path in ["a.PNG", ".b.png", "c.txt", "broken.png"] {
                try OutputFile.write(PixelBuffer.flat(1).png(), to: "\(folder)/\(path)")
            }
            try OutputFile.write([1], to: "\(folder)/broken.png")
            var store = GoldenStore(folder: folder)
            store.detail = [.pictures]
            func failing(_ name: String) -> VerificationCase {
                VerificationCase(name: name) { () throws(Failure) in throw Failure(.badData, "no picture") }
            }
            let findings = try Verification(cases: [failing("a"), failing("broken")], threads: 1).run(against: store)
            #expect(
                findings.leftOut.map { "\($0.path): \($0.reason)" } == [
                    "\(folder)/.b.png: hidden", "\(folder)/c.txt: no .png",
                ])
            #expect(findings.results.map(\.kind) == [.error, .error])
            #expect(findings.results.map { $0.expectedPNG?.isEmpty } == [false, nil])
        }
    }

    // MARK: Lock

    /// Its still alone would say nothing of the frames.
    @Test func aLockIsAboutEveryFrame() throws {
        try withFolder { folder in
            func run(_ bytes: [UInt8], _ recording: Recording = .never) throws -> CaseResult.Kind? {
                let item = VerificationCase(name: "a") { () throws(Failure) in
                    .file(InputFile(name: "a.png", bytes: bytes))
                }
                return try Verification(cases: [item], threads: 1).run(
                    againstLockAt: "\(folder)/golden.lock", recording: recording, failures: nil
                ).results.first?.kind
            }
            let recorded = try run(animation([1, 2, 3]), .missing)
            let again = try run(animation([1, 2, 3]))
            #expect([recorded, again] == [.new, .same])
            let others = [
                try animation([2, 1, 3]), try animation([1, 2, 3], tenths: [1, 1, 2]),
                try animation([1, 2, 3], loops: 1), try PixelBuffer.flat(3).png(),
            ]
            let found = try others.map { try run($0) }
            #expect(found == others.map { _ in .different })
        }
    }

    @Test func aLockNeedsNoPictures() throws {
        try withFolder { folder in
            let path = "\(folder)/golden.lock"
            func run(_ cases: [VerificationCase], _ recording: Recording = .never, prunes: Bool = false) throws
                -> Verification.Findings
            {
                var verification = Verification(cases: cases, threads: 2)
                verification.prunes = prunes
                return try verification.run(
                    againstLockAt: path, recording: recording, failures: "\(folder)/failures")
            }
            #expect(throws: Failure.self) { try run([Self.item("a", .flat(1))]) }
            let recorded = try run([Self.item("a", .flat(1)), Self.item("b", .flat(2))], .missing)
            #expect(recorded.recorded == ["\(path): a", "\(path): b"])
            #expect(try Folder.names(in: folder) == ["golden.lock"])
            let before = try InputFile(path).bytes

            let findings = try run([
                Self.item("a", .flat(1)), Self.item("b", .flat(3)), Self.item("c", .flat(1)),
            ])
            let results = Dictionary(uniqueKeysWithValues: findings.results.map { ($0.name, $0) })
            #expect(results.mapValues(\.kind) == ["a": .same, "b": .different, "c": .new])
            let (expected, actual) = (PictureDigest(of: .flat(2)).sha256, PictureDigest(of: .flat(3)).sha256)
            #expect(results["b"]?.message == "expected 6x4 \(expected), found 6x4 \(actual)")
            #expect(results["b"]?.pictures == ["\(folder)/failures/actual/b.png"])
            #expect(
                try run([Self.item("b", .flat(2, width: 7))]).results.map(\.kind).sorted(by: {
                    $0.rawValue < $1.rawValue
                }) == [.missing, .size])
            #expect(try InputFile(path).bytes == before)

            let pruned = try run([Self.item("b", .flat(3))], .changed, prunes: true)
            #expect(pruned.pruned == ["\(path): a"])
            #expect(pruned.recorded == ["\(path): b"])
            #expect(try Lock(InputFile(path)).digests == ["b": PictureDigest(of: .flat(3))])
        }
    }

    private static func item(_ name: String, _ picture: PixelBuffer) -> VerificationCase {
        VerificationCase(name: name) { () throws(Failure) in .pixels(picture, scale: 1) }
    }
}
