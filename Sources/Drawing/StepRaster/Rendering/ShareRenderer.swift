import Synchronization

/// Renders a canvas in shares of several bands, on any number of threads; owns the buffers that they need.
final class ShareRenderer: Sendable {
    let shares: [Range<Int>]
    private let canvas: Canvas
    private let idle = Mutex<(renderers: [BandRenderer], rows: [[Pixel]])>(([], []))

    init(_ canvas: Canvas) {
        self.canvas = canvas
        let end = Bands.touching(0..<canvas.height).upperBound
        // A share of 65,536 pixels is enough to be worth waking a thread, and takes little memory.
        let most = max(1, (1 << 16) / (canvas.width * Bands.rows))
        shares = stride(from: 0, to: end, by: most).map { $0..<min($0 + most, end) }
    }

    /// The rows of a share. `recycle` takes them back, so that other rows can reuse their memory.
    func rows(ofShare index: Int) -> [Pixel] {
        let scratch = idle.withLock { ($0.renderers.popLast(), $0.rows.popLast()) }
        var renderer = scratch.0 ?? BandRenderer(canvas)
        var pixels = scratch.1 ?? []
        pixels.removeAll(keepingCapacity: true)
        for band in shares[index] {
            renderer.render(band: band) { rows in
                rows.withUnsafeBufferPointer { pixels.append(contentsOf: $0) }
            }
        }
        idle.withLock { $0.renderers.append(renderer) }
        return pixels
    }

    func recycle(_ rows: [Pixel]) { idle.withLock { $0.rows.append(rows) } }
}
