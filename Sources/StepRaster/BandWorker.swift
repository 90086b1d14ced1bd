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
