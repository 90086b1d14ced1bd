import StepJobs
import Synchronization

/// Counts the requests, jobs and bytes of the server since it was started.
final class Counters: Sendable {
    private struct Counts {
        var statuses: [Int: Int] = [:]
        var drawn = 0
        var unchanged = 0
        var failed = 0
        var bytes = 0
        var pending = 0
    }

    private let state = Mutex(Counts())

    func count(status: Int) { state.withLock { $0.statuses[status, default: 0] += 1 } }

    /// Counts a job that begins.
    /// - Returns: false, without counting it, if as many are pending as may be.
    func begin(atMost limit: Int) -> Bool {
        state.withLock { state in
            guard state.pending < limit else { return false }
            state.pending += 1
            return true
        }
    }

    /// - Parameter answer: nil for a job that was not begun.
    func end(_ answer: BatchAnswer?) {
        state.withLock { state in
            state.pending -= 1
            guard let answer else { return }
            state.bytes += answer.files.reduce(0) { $0 + $1.byteCount }
            switch answer {
            case _ where answer.error != nil: state.failed += 1
            case _ where answer.isSkipped: state.unchanged += 1
            default: state.drawn += 1
            }
        }
    }

    /// The counts in the text format of Prometheus.
    var text: String {
        let state = state.withLock { $0 }
        let statuses = state.statuses.sorted { $0.key < $1.key }.map { ("{status=\"\($0.key)\"}", $0.value) }
        let metrics = [
            ("requests_total", "counter", "Answers, by their status.", statuses),
            ("pictures_total", "counter", "Pictures drawn.", [("", state.drawn)]),
            ("unchanged_total", "counter", "Pictures not drawn, as the client has them.", [("", state.unchanged)]),
            ("failures_total", "counter", "Jobs that were refused or took too long.", [("", state.failed)]),
            ("bytes_total", "counter", "Bytes of pictures drawn.", [("", state.bytes)]),
            ("jobs", "gauge", "Jobs that wait or are being drawn.", [("", state.pending)]),
        ]
        return metrics.map { name, type, help, values in
            let lines = values.map { labels, value in "stepchart_\(name)\(labels) \(value)\n" }.joined()
            return "# HELP stepchart_\(name) \(help)\n# TYPE stepchart_\(name) \(type)\n\(lines)"
        }.joined()
    }
}
