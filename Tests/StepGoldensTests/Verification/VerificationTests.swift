import StepPNG
import StepRaster
import StepSupport
import StepTestSupport
import Synchronization
import Testing

@testable import StepGoldens

struct VerificationTests {
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

    /// Others may already run on more threads.
    @Test(arguments: [1, 8])
    func nothingBeginsAfterAFailure(threads: Int) throws {
        try withFolder { folder in
            let begun = Mutex<[String]>([])
            let names = ["a", "b", "c", "d"]
            let cases = names.map { name in
                VerificationCase(name: name) { () throws(Failure) in
                    begun.withLock { $0.append(name) }
                    return .pixels(.flat(name == "b" ? 2 : 1), scale: 1)
                }
            }
            for name in names + ["old"] {
                try OutputFile.write(PixelBuffer.flat(1).png(), to: "\(folder)/\(name).png")
            }
            var verification = Verification(cases: cases, threads: threads)
            verification.stopsAtFailure = true
            verification.prunes = true
            let findings = try verification.run(against: GoldenStore(folder: folder))
            let report = VerificationReport(title: "", findings, toolVersion: "")
            // Where all cases began before the failure was known, the golden without one is reported, too.
            let results = report.cases.filter { $0.kind != .missing }
            #expect(results.map(\.name).sorted() == begun.withLock { $0.sorted() })
            #expect(findings.notRun == names.count - results.count)
            #expect(report.count(.missing) == (findings.notRun == 0 ? 1 : 0))
            #expect(report.cases.filter { $0.kind == .different }.map(\.name) == ["b"])
            if threads == 1 {
                #expect(findings.notRun == 2)
                #expect(report.text(.summary).hasSuffix("\nStopped at a failure: 2 cases were not run.\n"))
                #expect(report.markdown.hasPrefix("## : 1 of 2 cases are not the same, 2 cases were not run\n"))
                #expect(findings.pruned.isEmpty && report.count(.missing) == 0)
            }
        }
    }

    @Test func aRunWithoutAFailureIsWhole() throws {
        try withFolder { folder in
            for name in ["a", "old"] {
                try OutputFile.write(PixelBuffer.flat(1).png(), to: "\(folder)/\(name).png")
            }
            let item = VerificationCase(name: "a") { () throws(Failure) in .pixels(.flat(1), scale: 1) }
            var verification = Verification(cases: [item], threads: 1)
            verification.stopsAtFailure = true
            let findings = try verification.run(against: GoldenStore(folder: folder))
            #expect(findings.results.map(\.kind) == [.same, .missing])
            #expect(findings.notRun == 0)
        }
    }

    @Test func theGoldenOfAnErrorIsShown() throws {
        try withFolder { folder in
            try OutputFile.write(PixelBuffer.flat(1).png(), to: "\(folder)/a.PNG")
            try OutputFile.write([1], to: "\(folder)/broken.png")
            var store = GoldenStore(folder: folder)
            store.detail = [.pictures]
            let cases = ["a", "broken"].map { name in
                VerificationCase(name: name) { () throws(Failure) in throw Failure(.badData, "no picture") }
            }
            let findings = try Verification(cases: cases, threads: 1).run(against: store)
            #expect(findings.results.map(\.kind) == [.error, .error])
            #expect(findings.results.map { $0.expectedFile?.isEmpty } == [false, nil])
        }
    }

    /// Its still alone would say nothing of the frames.
    @Test func aLockIsAboutEveryFrame() throws {
        try withFolder { folder in
            func run(_ bytes: [UInt8], _ recording: Recording = .never) throws -> CaseResult.CaseKind? {
                let item = VerificationCase(name: "a") { () throws(Failure) in
                    .file(InputFile(name: "a.png", bytes: bytes))
                }
                var store = GoldenStore(folder: folder, recording: recording)
                let path = "\(folder)/golden.lock"
                store.lock = recording == .never ? try Lock(InputFile(path)) : Lock()
                store.lock?.path = path
                store.keepsPictures = false
                let result = try Verification(cases: [item], threads: 1).run(against: store).results.first
                if recording == .missing {
                    store.lock?.digests["a"] = result?.digests?.actual
                    try OutputFile.write(Array((store.lock?.text ?? "").utf8), to: path)
                }
                return result?.kind
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
}
