import StepRaster

/// The search for runs of pixels by which two rows differ in the same way.
enum DifferingRun {
    /// The most pixels of a run: so many are compared as quickly as one.
    private static let longest = 8

    /// Returns the next pixels that differ: several if each row repeats a pixel there, else one; nil at the end.
    static func next<P: ComparedPixel>(from start: Int, _ expected: Span<P>, _ actual: Span<P>) -> Range<Int>? {
        var x = start
        while x < expected.count {
            let end = min(x + longest, expected.count)
            let e = expected.extracting(x..<end)
            let a = actual.extracting(x..<end)
            if isSame(e.bytes, a.bytes) {
                x = end
                continue
            }
            if repeats(e) && repeats(a) { return x..<end }
            if !expected[x].isEqual(to: actual[x]) { return x..<x + 1 }
            x += 1
        }
        return nil
    }
}

/// True if two spans of one length have equal bytes, as most rows of most pictures have.
func isSame(_ a: RawSpan, _ b: RawSpan) -> Bool {
    a.withUnsafeBytes { a in
        b.withUnsafeBytes { b in
            guard let first = a.baseAddress, let second = b.baseAddress else { return true }
            return memcmp(first, second, a.count) == 0
        }
    }
}

/// True if each pixel equals the one that is `distance` before it, as in plain areas (1) or equal rows (their width).
func repeats<P: ComparedPixel>(_ pixels: Span<P>, after distance: Int = 1) -> Bool {
    isSame(pixels.extracting(droppingLast: distance).bytes, pixels.extracting(droppingFirst: distance).bytes)
}
