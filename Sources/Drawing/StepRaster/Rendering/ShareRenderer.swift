import Synchronization

/// Renders a canvas in shares of several bands, on as many threads as ask for one; owns the scratch that this takes.
final class ShareRenderer: Sendable {
    /// How many shares there are.
    let count: Int
    private let canvas: Canvas
    private let bandCount: Int
    private let bandsPerShare: Int
    private let idle = Mutex<(renderers: [BandRenderer], rows: [[Pixel]])>(([], []))

    /// What a thread renders at a time: enough to be worth waking it, and little to hold.
    private static let pixelsPerShare = 1 << 16

    init(_ canvas: Canvas) {
        self.canvas = canvas
        bandCount = Bands.touching(0..<canvas.height).count
        bandsPerShare = max(1, Self.pixelsPerShare / (canvas.width * Bands.rows))
        count = (bandCount + bandsPerShare - 1) / bandsPerShare
    }

    /// The rows of a share. To be given back by `recycle`, so that others may be made in their place.
    func rows(ofShare index: Int) -> [Pixel] {
        let scratch = idle.withLock { ($0.renderers.popLast(), $0.rows.popLast()) }
        var renderer = scratch.0 ?? BandRenderer(canvas)
        var pixels = scratch.1 ?? []
        pixels.removeAll(keepingCapacity: true)
        let start = index * bandsPerShare
        for band in start..<min(start + bandsPerShare, bandCount) {
            renderer.render(band: band) { rows in
                rows.withUnsafeBufferPointer { pixels.append(contentsOf: $0) }
            }
        }
        idle.withLock { $0.renderers.append(renderer) }
        return pixels
    }

    func recycle(_ rows: [Pixel]) { idle.withLock { $0.rows.append(rows) } }
}
