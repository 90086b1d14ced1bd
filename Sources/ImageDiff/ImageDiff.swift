import Raster

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
        let shared = expectedSize.shared(with: actualSize)
        map = DifferenceMap(size: shared)
        let antialiasing = Antialiasing(expected: expected, actual: actual)
        // Of all but anti-aliasing.
        var greatestDelta: UInt8 = 0
        for y in 0..<shared.height {
            for x in 0..<shared.width {
                if !ignored.isEmpty && ignored[y * shared.width + x] {
                    pixels.ignored += 1
                    map.set(.ignored, atX: x, y: y)
                    continue
                }
                pixels.compared += 1
                let (e, a) = (expected[x, y], actual[x, y])
                let difference = PixelDifference.between(e, a)
                guard difference > 0 else { continue }
                let place = PixelRect(x: x, y: y, width: 1, height: 1)
                greatestDifference = max(greatestDifference, difference)
                differenceBounds = differenceBounds?.union(place) ?? place

                let isWithin = limits.isWithinThreshold(e, a, difference)
                let breaksLimit = !isWithin || difference > limits.maxChannelDelta ?? .max
                if limits.ignoresAntialiasing && breaksLimit && antialiasing.explains(x: x, y: y) {
                    pixels.antialiased += 1
                    map.set(.antialiased, difference: difference, atX: x, y: y)
                    continue
                }
                greatestDelta = max(greatestDelta, difference)
                if isWithin {
                    pixels.withinThreshold += 1
                    map.set(.withinThreshold, difference: difference, atX: x, y: y)
                } else {
                    pixels.counted += 1
                    map.set(.counted, difference: difference, atX: x, y: y)
                    bounds = bounds?.union(place) ?? place
                }
            }
        }
        self.limits = LimitResult.all(of: limits, counts: pixels, greatestDelta: greatestDelta, map: map)
    }
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
