/// The result of comparing two pictures, pixel by pixel. Two pixels are equal if their four straight bytes are, or if
/// both are fully transparent. Pictures of different sizes are aligned at their top left corners, and every figure is
/// about the area they share. Where limits allow the sizes to differ, pixels that only one picture has are counted too.
package struct ImageDiff: Hashable, Sendable {
    package enum Verdict: String, Hashable, Sendable, CaseIterable { case same, different, size }

    package let expectedSize: PixelSize
    package let actualSize: PixelSize
    private let allowsSizes: Bool
    package private(set) var pixels = PixelCounts()
    /// The largest `PixelDifference` of a compared pixel, 0...255; 0 only when no pixel differs.
    package private(set) var greatestDifference: UInt8 = 0
    /// The largest difference of a pixel, anti-aliasing excluded.
    private(set) var greatestDelta: UInt8 = 0
    /// `greatestDifference` in 65535ths; nil where 8 bits were compared.
    package private(set) var greatestDeepDifference: Int?
    /// The smallest rectangle that holds every counted pixel; nil when there is none.
    package private(set) var bounds: PixelRect?
    /// The smallest rectangle that holds every pixel with any change; nil when there is none.
    package private(set) var differenceBounds: PixelRect?
    package private(set) var map: DifferenceMap
    /// The difference that a person sees; nil where no limit bounds it.
    package private(set) var visible: VisibleDifference?
    /// Every bound in force, in the order of `LimitResult.LimitName`.
    package private(set) var limits: [LimitResult] = []
    /// The shift of the actual picture, if it explains every difference; nil unless the verdict is `different`.
    package private(set) var shift: PictureShift?
    /// The number of pixels examined for anti-aliasing.
    private(set) var examined = 0
    /// True if all pixels that had to be examined were; the others are counted.
    private(set) var isFullyExamined = true

    package var verdict: Verdict {
        if !allowsSizes { return .size }
        return limits.allSatisfy(\.holds) ? .same : .different
    }

    package var hasOneSize: Bool { expectedSize == actualSize }

    /// The limit exceeded by the greatest factor, the first among equals; nil unless the verdict is `different`.
    package var decidedBy: LimitResult? {
        guard verdict == .different else { return nil }
        return limits.filter { !$0.holds }.max { $0.found * $1.allowed < $1.found * $0.allowed }
    }

    /// Returns the same findings without the map, which takes two bytes a pixel, for callers that keep many.
    package func withoutMap() -> ImageDiff { with(self) { $0.map = DifferenceMap(size: map.size) } }

    /// The 16-bit samples of both pictures, row after row of each; 0 where alpha is 0.
    package typealias DeepPixels = (expected: [DeepPixel], actual: [DeepPixel])

    /// Compares two pictures, with the `ignored` and the `uncovered` pixels of an `IgnoredArea`.
    /// - Parameter deep: the compared samples of 16 bits; the pictures, rounded to 8, only decide on anti-aliasing.
    /// - Parameter mostExamined: the most pixels that are examined for anti-aliasing.
    package static func compare(
        expected: PixelBuffer, actual: PixelBuffer, deep: DeepPixels? = nil, limits: DiffLimits = DiffLimits(),
        ignored: [Bool] = [], uncovered: UncoveredPixels = UncoveredPixels(), mostExamined: Int = .max
    ) -> ImageDiff {
        precondition(
            deep.map { $0.expected.count == expected.pixels.count && $0.actual.count == actual.pixels.count } ?? true,
            "deep samples must be those of the pictures")
        var pictures = ComparedPictures(
            expected: expected, actual: actual, deep: deep, ignored: ignored, mostExamined: mostExamined)
        var diff = ImageDiff(unshifted: pictures, limits, uncovered)
        pictures.mostExamined -= min(mostExamined, diff.examined)
        if diff.verdict == .different, diff.hasOneSize {
            diff.shift = PictureShift(of: pictures, limits, diff.map, counted: diff.pixels.counted)
        }
        return diff
    }

    init(unshifted pictures: ComparedPictures, _ limits: DiffLimits, _ uncovered: UncoveredPixels = UncoveredPixels()) {
        expectedSize = PixelSize(of: pictures.expected)
        actualSize = PixelSize(of: pictures.actual)
        allowsSizes = limits.allows(expectedSize, actualSize)
        map = DifferenceMap(size: pictures.size)
        if let deep = pictures.deep {
            greatestDeepDifference = map.classify(deep.expected, deep.actual, pictures, limits)
        } else {
            _ = map.classify(pictures.expected.pixels, pictures.actual.pixels, pictures, limits)
        }
        if limits.ignoresAntialiasing { setAntialiasingAside(pictures, limits) }

        count(map)
        if allowsSizes { count(uncovered) }
        if limits.maxVisible != nil {
            visible = VisibleDifference(pictures.expected, pictures.actual, map, limits.pixelsPerDegree)
        }
        self.limits = LimitResult.all(of: limits, for: self, uncovered: uncovered.count)
    }

    private mutating func count(_ map: DifferenceMap) {
        for y in map.rows { map.read(row: y) { count(row: y, $0, $1) } }
        pixels.compared = map.size.width * map.size.height - pixels.ignored
    }

    /// Counts pixels that only one picture has. Their difference is the greatest of all; only their number has a bound.
    private mutating func count(_ uncovered: UncoveredPixels) {
        guard let area = uncovered.bounds else { return }
        pixels.compared += uncovered.count
        pixels.counted += uncovered.count
        greatestDifference = .max
        bounds.include(area)
        differenceBounds.include(area)
    }

    private mutating func count(row y: Int, _ classes: Span<DifferenceMap.PixelClass>, _ differences: Span<UInt8>) {
        // The loop keeps these copies in registers.
        var pixels = pixels
        var greatest = greatestDifference
        var greatestDelta = greatestDelta
        // The first and the last pixel of a row are enough for the rectangle.
        var firstCounted = Int.max
        var lastCounted = -1
        var first = Int.max
        var last = -1
        for x in classes.indices {
            switch classes[x] {
            case .equal: continue
            case .ignored:
                pixels.ignored += 1
                continue
            case .withinThreshold: pixels.withinThreshold += 1
            case .antialiased: pixels.antialiased += 1
            case .counted:
                pixels.counted += 1
                firstCounted = min(firstCounted, x)
                lastCounted = x
            }
            first = min(first, x)
            last = x
            greatest = max(greatest, differences[x])
            if classes[x] != .antialiased { greatestDelta = max(greatestDelta, differences[x]) }
        }
        self.pixels = pixels
        greatestDifference = greatest
        self.greatestDelta = greatestDelta
        if lastCounted >= 0 {
            bounds.include(PixelRect(x: firstCounted, y: y, width: lastCounted + 1 - firstCounted, height: 1))
        }
        if last >= 0 { differenceBounds.include(PixelRect(x: first, y: y, width: last + 1 - first, height: 1)) }
    }

    /// Sets anti-aliased pixels aside, tile by tile, until `mostExamined` pixels have been examined.
    private mutating func setAntialiasingAside(_ pictures: ComparedPictures, _ limits: DiffLimits) {
        for area in map.tiles(ofRows: map.rows, side: EdgeTile.side) {
            let pixels = map.breaking(limits, in: area)
            if pixels.isEmpty { continue }
            guard examined < pictures.mostExamined else {
                isFullyExamined = false
                return
            }
            examined += pixels.count
            let tile = EdgeTile(
                expected: pictures.expected, actual: pictures.actual, size: map.size, x: area.x, y: area.y)
            for (x, y) in pixels where tile.explains(x: x, y: y) { map.setAntialiased(x, y) }
        }
    }
}

/// Two pictures, and the parts of them that are compared.
struct ComparedPictures {
    let expected: PixelBuffer
    let actual: PixelBuffer
    let deep: ImageDiff.DeepPixels?
    /// True for each shared pixel that is ignored; empty when none is.
    let ignored: [Bool]
    var mostExamined: Int

    /// The size of the area that both pictures have.
    var size: PixelSize { PixelSize(of: expected).shared(with: PixelSize(of: actual)) }
}

extension DifferenceMap {
    /// Sets the class of each pixel; anti-aliasing is still counted. Returns the greatest difference of two pixels.
    fileprivate mutating func classify<P: ComparedPixel>(
        _ expected: [P], _ actual: [P], _ pictures: ComparedPictures, _ limits: DiffLimits
    ) -> Int {
        var greatest = 0
        for y in 0..<size.height {
            let left = y * pictures.expected.width
            let right = y * pictures.actual.width
            let e = expected.span.extracting(left..<left + size.width)
            let a = actual.span.extracting(right..<right + size.width)
            let ignored = pictures.ignored.isEmpty ? 0..<0 : y * size.width..<(y + 1) * size.width
            if ignored.isEmpty && isSame(e.bytes, a.bytes) { continue }
            greatest = max(greatest, classify(row: y, e, a, pictures.ignored.span.extracting(ignored), limits))
        }
        return greatest
    }

    private mutating func classify<P: ComparedPixel>(
        row y: Int, _ expected: Span<P>, _ actual: Span<P>, _ isIgnored: Span<Bool>, _ limits: DiffLimits
    ) -> Int {
        var greatest = 0
        edit(row: y) { classes, differences, first in
            for x in isIgnored.indices where isIgnored[x] { classes[first + x] = .ignored }
            var start = 0
            while let run = DifferingRun.next(from: start, expected, actual) {
                start = run.upperBound
                let e = expected[run.lowerBound]
                let a = actual[run.lowerBound]
                let difference = PixelDifference.between(e, a)
                guard difference > 0 else { continue }
                let isWithinThreshold = limits.isWithinThreshold(e, a, difference)
                let steps = PixelDifference.steps(difference, of: P.self)
                for x in run where isIgnored.isEmpty || !isIgnored[x] {
                    greatest = max(greatest, difference)
                    classes[first + x] = isWithinThreshold ? .withinThreshold : .counted
                    differences[first + x] = steps
                }
            }
        }
        return greatest
    }

    /// Lists the pixels of an area that could break a limit: the class of the others makes no difference.
    fileprivate func breaking(_ limits: DiffLimits, in area: PixelRect) -> [(x: Int, y: Int)] {
        var pixels: [(x: Int, y: Int)] = []
        for y in area.rows {
            for x in area.columns {
                let pixelClass = self[x, y]
                let breaksAnother =
                    pixelClass == .withinThreshold
                    && (limits.maxVisible != nil || difference(x, y) > limits.maxChannelDelta ?? .max)
                if pixelClass == .counted || breaksAnother { pixels.append((x, y)) }
            }
        }
        return pixels
    }
}

extension DiffLimits {
    func isWithinThreshold<P: ComparedPixel>(_ expected: P, _ actual: P, _ difference: Int) -> Bool {
        guard let threshold else { return false }
        return switch metric {
        case .channel: Double(difference) <= threshold.value * Double(P.full)
        case .oklab: OklabDistance.between(expected, actual) <= threshold.value
        }
    }

    /// True if two pixels differ by more than the threshold.
    func areApart<P: ComparedPixel>(_ expected: P, _ actual: P) -> Bool {
        let difference = PixelDifference.between(expected, actual)
        return difference > 0 && !isWithinThreshold(expected, actual, difference)
    }
}
