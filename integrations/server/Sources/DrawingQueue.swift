import NIOPosix
import StepJobs
import StepSupport
import Synchronization

/// Draws jobs on a thread for each core, by the code that answers the lines of a batch.
///
/// Drawing computes for milliseconds to seconds, which must block neither event loops nor tasks.
struct DrawingQueue: Sendable {
    let counters = Counters()
    private let pool: NIOThreadPool
    /// The most pending jobs: those that wait and those that are being drawn.
    private let limit: Int
    private let timeout: Double
    private let workers: [Job.DrawingCommand: BatchWorker]

    /// - Parameter timeout: the most seconds for a job, with the time that it waits.
    init(threads: Int, mostWaiting: Int, timeout: Double) throws(Failure) {
        self.timeout = timeout
        limit = threads + mostWaiting
        var workers: [Job.DrawingCommand: BatchWorker] = [:]
        for command in Job.DrawingCommand.allCases { workers[command] = try BatchWorker(only: command) }
        self.workers = workers
        pool = NIOThreadPool(numberOfThreads: threads)
        pool.start()
    }

    /// Draws a job. One that was begun is never cancelled, even if its connection ends.
    /// - Parameters:
    ///   - tags: the header If-None-Match, with the keys of drawings that the client has.
    ///   - asJSON: true if the answer is JSON, with the picture in base64.
    /// - Throws: if too many jobs are pending.
    func draw(
        _ json: [UInt8], as command: Job.DrawingCommand, unless tags: String?, asJSON: Bool
    ) async throws(Refusal) -> (answer: BatchAnswer, json: [UInt8]?) {
        guard let worker = workers[command], counters.begin(atMost: limit) else { throw .busy }
        let line = BatchLine(json: json, until: Deadline(seconds: timeout))
        let drawn = await withCheckedContinuation { continuation in
            pool.submit { state in
                guard state == .active else { return continuation.resume(returning: nil as BatchAnswer?) }
                continuation.resume(returning: worker.answer(to: line) { tags?.contains("\"\($0)\"") == true })
            }
        }
        counters.end(drawn)
        guard let drawn else { throw .busy }
        return (drawn, asJSON ? drawn.line(inline: .base64) : nil)
    }

    func end() async { try? await pool.shutdownGracefully() }
}
