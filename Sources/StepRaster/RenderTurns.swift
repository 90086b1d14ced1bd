import Dispatch

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
