import Foundation
import StepData
import StepJobs
import StepSupport
import StepTestSupport
import Testing

/// A folder that other processes write into, some of which end in the middle of it.
@Suite(.serialized) struct KilledWriterTests {
    @Test func isReadableWheneverAWriterIsKilled() throws {
        try withCache { folder, cache in
            for round in Walk.sample(Array(0..<200), every: 8) {
                let before = cache.lastWeek
                let writer = try Writer(folder)
                defer { writer.kill() }
                while cache.lastWeek == before { try #require(writer.isRunning) }
                // Whatever it is doing by then.
                for _ in 0..<round * 97 % 200 { sched_yield() }
                writer.kill()
                try #require(isWhole(cache), "round \(round)")
            }
            let leftovers = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix(".") }
            #expect(leftovers.count <= 1, "each clears what the one before left")
            try cache.keep(StepWeek(steps: [1]))
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder).allSatisfy { !$0.hasPrefix(".") })
        }
    }

    @Test func isReadableWhileTwoWrite() throws {
        try withCache { folder, cache in
            let writers = try [Writer(folder), Writer(folder)]
            defer { for writer in writers { writer.kill() } }
            var seen: Set<StepWeek> = []
            while seen.count < 20 {
                try #require(writers.allSatisfy { $0.isRunning })
                try #require(isWhole(cache))
                if let week = cache.lastWeek { seen.insert(week) }
            }
        }
    }

    private func isWhole(_ cache: WeekCache) -> Bool {
        guard let week = cache.lastWeek, let files = cache.drawing(DrawingKey([[1]])) else { return false }
        return week.days.count == 1 && files.map(\.count) == [5000, 1]
            && files[0].allSatisfy { $0 == files[1][0] }
    }

    private func withCache(_ body: (String, WeekCache) throws -> Void) throws {
        try TestTool.withFolder { folder in
            let cache = try WeekCache(folder.path)
            try cache.keep(StepWeek(steps: [0]))
            try cache.keep([Array(repeating: 0, count: 5000), [0]], for: DrawingKey([[1]]))
            try body(folder.path, cache)
        }
    }
}

/// A process that writes entries until it is killed.
private final class Writer {
    private let process = Process()

    init(_ folder: String) throws {
        process.executableURL = URL(filePath: try TestTool.built("StepCacheWriter"))
        process.arguments = [folder]
        try withoutHeldSignals { try process.run() }
    }

    var isRunning: Bool { process.isRunning }

    func kill() {
        guard process.isRunning else { return }
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
