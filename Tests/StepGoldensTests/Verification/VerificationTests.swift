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
            #expect(findings.results.map { $0.expectedPNG?.isEmpty } == [false, nil])
        }
    }

    /// Its still alone would say nothing of the frames.
    @Test func aLockIsAboutEveryFrame() throws {
        try withFolder { folder in
            func run(_ bytes: [UInt8], _ recording: Recording = .never) throws -> CaseResult.Kind? {
                let item = VerificationCase(name: "a") { () throws(Failure) in
                    .file(InputFile(name: "a.png", bytes: bytes))
                }
                let lock = try Lock(at: "\(folder)/golden.lock", recording: recording != .never)
                var store = GoldenStore(folder: folder, lock: lock, recording: recording)
                store.keepsPictures = false
                return try Verification(cases: [item], threads: 1).run(against: store).results.first?.kind
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
