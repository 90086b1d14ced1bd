import StepRaster

/// What comparing two pictures, pixel by pixel, found.
///
/// Two pixels are equal when their four straight bytes are, or when both are fully transparent: the colour of
/// nothing cannot be seen. Pictures of different sizes are aligned at their top left corners and every figure is about
/// the area they share, so a count of 0 there says that only the size changed.
package struct ImageDiff: Hashable, Sendable {
    package enum Verdict: String, Hashable, Sendable, CaseIterable { case same, different, size }

    package let expectedSize: PixelSize
    package let actualSize: PixelSize
    package private(set) var pixels = PixelCounts()
    /// The largest `PixelDifference` of a compared pixel, 0...255; 0 only when no pixel differs.
    package private(set) var greatestDifference: UInt8 = 0
    /// The smallest rectangle that holds every counted pixel; nil when there is none.
    package private(set) var bounds: PixelRect?
    /// The smallest rectangle that holds every pixel with any change; nil when there is none.
    package private(set) var differenceBounds: PixelRect?
    package private(set) var map: DifferenceMap
    /// Every bound in force, in the order of `LimitResult.Name`.
    package private(set) var limits: [LimitResult] = []

    package var verdict: Verdict {
        if expectedSize != actualSize { return .size }
        return limits.allSatisfy(\.holds) ? .same : .different
    }

    /// The broken limit that is exceeded most, the first among equals; nil unless the verdict is `different`.
    package var decidedBy: LimitResult? {
        guard verdict == .different else { return nil }
        return limits.filter { !$0.holds }.reduce(nil) { (worst: LimitResult?, next) in
            worst.map { next.isWorse(than: $0) ? next : $0 } ?? next
        }
    }

    package func regions() -> DiffRegions { DiffRegions(of: map) }

    /// The same findings without the map, for those who keep many: it takes two bytes a pixel.
    package func withoutMap() -> ImageDiff {
        var diff = self
        diff.map = DifferenceMap(size: map.size)
        return diff
    }

    package static func compare(
        expected: PixelBuffer, actual: PixelBuffer, limits: DiffLimits = DiffLimits()
    ) -> ImageDiff {
        ImageDiff(expected, actual, limits, ignored: [])
    }

    package static func compare(
        expected: PixelBuffer, actual: PixelBuffer, limits: DiffLimits = DiffLimits(), ignoring area: IgnoredArea
    ) throws(ImageDiffError) -> ImageDiff {
        ImageDiff(expected, actual, limits, ignored: try area.pixels(expected: expected, actual: actual))
    }

    /// - Parameter ignored: for each shared pixel whether it is left out; empty when none is.
    private init(_ expected: PixelBuffer, _ actual: PixelBuffer, _ limits: DiffLimits, ignored: [Bool]) {
        expectedSize = PixelSize(of: expected)
        actualSize = PixelSize(of: actual)
        map = DifferenceMap(expected, actual, limits, ignored: ignored)
        if limits.ignoresAntialiasing { map.setAntialiasingAside(expected, actual, limits) }

        pixels.compared = map.size.width * map.size.height
        // Of all but anti-aliasing.
        var greatestDelta: UInt8 = 0
        var (counted, different) = (PixelExtent(), PixelExtent())
        map.visit { x, y, pixelClass, difference in
            switch pixelClass {
            case .equal: return
            case .ignored:
                pixels.ignored += 1
                pixels.compared -= 1
                return
            case .withinThreshold: pixels.withinThreshold += 1
            case .antialiased: pixels.antialiased += 1
            case .counted:
                pixels.counted += 1
                counted.include(x, y)
            }
            different.include(x, y)
            greatestDifference = max(greatestDifference, difference)
            if pixelClass != .antialiased { greatestDelta = max(greatestDelta, difference) }
        }
        bounds = counted.rect
        differenceBounds = different.rect
        self.limits = LimitResult.all(of: limits, counts: pixels, greatestDelta: greatestDelta, map: map)
    }
}

extension DifferenceMap {
    /// Anti-aliasing is still counted.
    fileprivate init(_ expected: PixelBuffer, _ actual: PixelBuffer, _ limits: DiffLimits, ignored: [Bool]) {
        self.init(size: PixelSize(of: expected).shared(with: PixelSize(of: actual)))
        let width = size.width
        let expectedPixels = expected.pixels.span
        let actualPixels = actual.pixels.span
        for y in 0..<size.height {
            let expectedRow = expectedPixels.extracting(y * expected.width..<y * expected.width + width)
            let actualRow = actualPixels.extracting(y * actual.width..<y * actual.width + width)
            if ignored.isEmpty && isSame(expectedRow, actualRow) { continue }
            open(row: y)
            for x in 0..<width {
                if !ignored.isEmpty && ignored[y * width + x] {
                    set(.ignored, difference: 0, atX: x, y: y)
                    continue
                }
                let (e, a) = (expectedRow[x], actualRow[x])
                let difference = PixelDifference.between(e, a)
                guard difference > 0 else { continue }
                let isWithin = limits.isWithinThreshold(e, a, difference)
                set(isWithin ? .withinThreshold : .counted, difference: difference, atX: x, y: y)
            }
        }
    }

    /// Looks only at pixels that could break a limit: for the others it makes no difference what they are.
    fileprivate mutating func setAntialiasingAside(
        _ expected: PixelBuffer, _ actual: PixelBuffer, _ limits: DiffLimits
    ) {
        for top in stride(from: rows.lowerBound, to: rows.upperBound, by: EdgeTile.side) {
            for left in stride(from: 0, to: size.width, by: EdgeTile.side) {
                var tile: EdgeTile?
                for y in top..<min(top + EdgeTile.side, rows.upperBound) {
                    for x in left..<min(left + EdgeTile.side, size.width) {
                        let pixelClass = self[x, y]
                        let breaksDelta =
                            pixelClass == .withinThreshold && difference(x, y) > limits.maxChannelDelta ?? .max
                        guard pixelClass == .counted || breaksDelta else { continue }
                        let edges = tile ?? EdgeTile(expected: expected, actual: actual, size: size, x: left, y: top)
                        tile = edges
                        if edges.explains(x: x, y: y)
                            || RoundedEdge.explains(expected: expected, actual: actual, size: size, x: x, y: y)
                        {
                            setAntialiased(x, y)
                        }
                    }
                }
            }
        }
    }
}

/// Whether the bytes are, most rows of most pictures: eight pixels at a time, without a branch.
private func isSame(_ a: Span<Pixel>, _ b: Span<Pixel>) -> Bool {
    let (a, b) = (a.bytes, b.bytes)
    var start = 0
    while start + 32 <= a.byteCount {
        let e = a.unsafeLoadUnaligned(fromByteOffset: start, as: SIMD4<UInt64>.self)
        let f = b.unsafeLoadUnaligned(fromByteOffset: start, as: SIMD4<UInt64>.self)
        if e != f { return false }
        start += 32
    }
    while start < a.byteCount {
        if a.unsafeLoadUnaligned(fromByteOffset: start, as: UInt32.self)
            != b.unsafeLoadUnaligned(fromByteOffset: start, as: UInt32.self)
        {
            return false
        }
        start += 4
    }
    return true
}

extension DiffLimits {
    fileprivate func isWithinThreshold(_ expected: Pixel, _ actual: Pixel, _ difference: UInt8) -> Bool {
        guard let threshold else { return false }
        switch metric {
        case .channel: return Double(difference) <= threshold * 255
        case .oklab: return OklabDistance.between(expected, actual) <= threshold
        }
    }
}
