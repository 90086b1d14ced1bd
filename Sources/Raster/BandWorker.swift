import Dispatch
import Synchronization

/// A renderer for one thread, and the rows that it has ready.
final class BandWorker: Sendable {
    private struct State {
        var renderer: BandRenderer
        var rows: [Pixel] = []
    }

    // One thread at a time by construction; the lock lets the compiler know.
    private let state: Mutex<State>

    init(_ renderer: BandRenderer) {
        state = Mutex(State(renderer: renderer))
    }

    /// Renders successive bands, in place of what was ready before.
    func render(_ items: [DisplayItem], bands: Range<Int>) {
        state.withLock { state in
            state.rows.removeAll(keepingCapacity: true)
            for band in bands {
                state.renderer.render(items, band: band) { rows in
                    rows.withUnsafeBufferPointer { state.rows.append(contentsOf: $0) }
                }
            }
        }
    }

    /// Hands the rows that are ready to `body`, if there are any.
    func withRows<E: Error>(_ body: (Span<Pixel>) throws(E) -> Void) throws(E) {
        try state.withLock { state throws(E) in
            if !state.rows.isEmpty { try body(state.rows.span) }
        }
    }
}

/// The bands of a canvas dealt out to several threads, turn by turn.
struct RenderTurns: Sendable {
    let bands: Int
    let bandsPerShare: Int
    /// How many threads share a turn.
    let shares: Int
    let count: Int

    init(bands: Int, bandsPerShare: Int, shares: Int) {
        self.bands = bands
        self.bandsPerShare = bandsPerShare
        self.shares = min(shares, (bands + bandsPerShare - 1) / bandsPerShare)
        count = (bands + bandsPerShare * self.shares - 1) / (bandsPerShare * self.shares)
    }

    /// Renders a turn's bands, one share a worker.
    func render(_ turn: Int, of items: [DisplayItem], with workers: [BandWorker]) {
        guard shares > 1 else {
            workers[0].render(items, bands: share(0, of: turn))
            return
        }
        DispatchQueue.concurrentPerform(iterations: shares) { worker in
            workers[worker].render(items, bands: share(worker, of: turn))
        }
    }

    private func share(_ worker: Int, of turn: Int) -> Range<Int> {
        let start = (turn * shares + worker) * bandsPerShare
        return min(start, bands)..<min(start + bandsPerShare, bands)
    }
}
