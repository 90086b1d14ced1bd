import StepRaster
import StepSupport
import Testing

@testable import StepGoldens

/// What holds for any two pictures.
@Suite struct ImageDiffPropertyTests {
    @Test(arguments: 1...40)
    func aPictureIsTheSameAsItselfUnderAnyLimits(seed: Int) {
        var random = RandomPictures(seed: seed)
        let picture = random.pair().expected
        var limits = random.limits()
        limits.ignoresAntialiasing = random.chance(50)

        let diff = ImageDiff.compare(expected: picture, actual: picture, limits: limits)
        #expect(diff.verdict == .same)
        #expect(diff.decidedBy == nil)
        #expect(diff.pixels.different == 0)
        #expect(diff.pixels.compared == picture.width * picture.height)
        #expect(diff.limits.allSatisfy { $0.holds && $0.found == 0 && $0.window == nil })
        #expect(diff.bounds == nil && diff.differenceBounds == nil)
        #expect(DiffRegions(of: diff.map).count == 0)
    }

    @Test(arguments: 1...150)
    func everyFindingIsThatOfAPlainLoop(seed: Int) throws {
        var random = RandomPictures(seed: seed)
        let (expected, actual) = random.pair(isOpaque: random.chance(30))
        let limits = random.limits()
        let area = random.chance(50) ? random.area(of: expected) : IgnoredArea()
        let plain = PlainDiff(expected, actual, limits, area)
        guard plain.compared > 0 else {
            #expect(throws: Failure.self) {
                try ImageDiff.compare(expected: expected, actual: actual, limits: limits, ignoring: area)
            }
            return
        }
        let diff = try ImageDiff.compare(expected: expected, actual: actual, limits: limits, ignoring: area)

        #expect(diff.pixels.compared == plain.compared)
        #expect(diff.pixels.ignored == plain.ignored.count)
        #expect(diff.pixels.withinThreshold == plain.withinThreshold.count)
        #expect(diff.pixels.counted == plain.counted.count)
        #expect(diff.pixels.antialiased == 0)
        #expect(Int(diff.greatestDifference) == plain.greatestDifference)
        #expect(diff.bounds == plain.bounds)
        #expect(diff.differenceBounds == plain.differenceBounds)
        for y in 0..<plain.height {
            for x in 0..<plain.width { try #require(Int(diff.map.difference(x, y)) == plain.difference(x, y)) }
        }
        #expect(plain.ignored.allSatisfy { diff.map[$0.x, $0.y] == .ignored })
        #expect(plain.withinThreshold.allSatisfy { diff.map[$0.x, $0.y] == .withinThreshold })
        #expect(plain.counted.allSatisfy { diff.map[$0.x, $0.y] == .counted })

        let regions = DiffRegions(of: diff.map)
        let plainRegions = plain.regions()
        #expect(regions.count == plainRegions.count)
        #expect(
            regions.listed.map {
                PlainDiff.Region(
                    bounds: $0.bounds, pixels: $0.pixels, greatestDifference: Int($0.greatestDifference),
                    centroidX: $0.centroid.x, centroidY: $0.centroid.y)
            } == plainRegions)
    }

    @Test(arguments: 1...150)
    func everyBoundIsHeldAgainstAPlainCount(seed: Int) throws {
        var random = RandomPictures(seed: seed)
        let (expected, actual) = random.pair()
        let limits = random.limits()
        let plain = PlainDiff(expected, actual, limits)
        let diff = ImageDiff.compare(expected: expected, actual: actual, limits: limits)

        var bounds: [(name: LimitResult.LimitName, allowed: Int, found: Int, window: PixelRect?)] = []
        if let bound = limits.maxChannelDelta {
            bounds.append((.maxChannelDelta, Int(bound), plain.greatestDifference, nil))
        }
        let isDecidedElsewhere =
            limits.maxDensity != nil || (limits.maxChannelDelta != nil && limits.threshold == nil)
        switch limits.maxDifferentPixels {
        case .count(let count): bounds.append((.maxDifferentPixels, count, plain.counted.count, nil))
        case nil where !isDecidedElsewhere: bounds.append((.maxDifferentPixels, 0, plain.counted.count, nil))
        default: break
        }
        if let density = limits.maxDensity {
            let densest = plain.densestWindow(density.window)
            bounds.append((.maxDensity, density.pixels, densest.pixels, densest.window))
        }
        #expect(diff.limits.map(\.name) == bounds.map(\.name))
        #expect(diff.limits.map(\.allowed) == bounds.map { Double($0.allowed) })
        #expect(diff.limits.map(\.found) == bounds.map { Double($0.found) })
        #expect(diff.limits.map(\.window) == bounds.map(\.window))

        let holds = bounds.allSatisfy { $0.found <= $0.allowed }
        let isSameSize = diff.expectedSize == diff.actualSize
        #expect(diff.verdict == (!isSameSize ? .size : holds ? .same : .different))

        // How many times what it allows is found; the first of the worst decides.
        let excess = bounds.map { $0.found <= $0.allowed ? 0 : Double($0.found) / Double($0.allowed) }
        let worst = excess.max().flatMap { most in excess.firstIndex { $0 == most } }
        #expect(diff.decidedBy?.name == (diff.verdict == .different ? worst.map { bounds[$0].name } : nil))
    }

    @Test(arguments: [(0.0, 0), (0.1, 1), (0.3, 3), (0.19, 1), (12.5, 125), (99.9, 999), (100, 1000)])
    func percentAreOfTheComparedPixels(percent: Double, pixels: Int) throws {
        let expected = PixelBuffer(width: 100, height: 11, filledWith: Pixel(red: 0, green: 0, blue: 0))
        var actual = expected
        for i in 0..<pixels { actual.pixels[i].red = 1 }
        let lastRow = IgnoredArea(rectangles: [PixelRect(x: 0, y: 10, width: 100, height: 1)])
        let limits = DiffLimits(maxDifferentPixels: .percent(percent))
        let diff = try ImageDiff.compare(expected: expected, actual: actual, limits: limits, ignoring: lastRow)
        #expect(diff.verdict == .same)
        #expect(diff.limits.map(\.allowed) == [Double(pixels)])
        guard pixels < 1000 else { return }
        actual.pixels[pixels].red = 1
        #expect(
            try ImageDiff.compare(expected: expected, actual: actual, limits: limits, ignoring: lastRow).verdict
                == .different)
    }

    @Test(arguments: 1...60)
    func whichOfTwoIsExpectedDoesNotMatter(seed: Int) throws {
        var random = RandomPictures(seed: seed)
        let (one, other) = random.pair(isOpaque: random.chance(30))
        var limits = random.limits()
        limits.ignoresAntialiasing = random.chance(50)
        let area = IgnoredArea(rectangles: [PixelRect(x: -3, y: 2, width: 6, height: 7)])
        guard PlainDiff(one, other, limits, area).compared > 0 else { return }

        let there = try ImageDiff.compare(expected: one, actual: other, limits: limits, ignoring: area)
        let back = try ImageDiff.compare(expected: other, actual: one, limits: limits, ignoring: area)
        #expect(there.map == back.map)
        #expect(there.pixels == back.pixels)
        #expect(there.limits == back.limits)
        #expect(there.decidedBy == back.decidedBy)
        #expect(there.verdict == back.verdict)
        #expect(there.expectedSize == back.actualSize)
        #expect(DiffRegions(of: there.map) == DiffRegions(of: back.map))
        #expect(
            try DiffFigures(expected: one, actual: other, ignoring: area)
                == DiffFigures(expected: other, actual: one, ignoring: area))
    }

    @Test(arguments: [(1, 1), (1, 45), (45, 1), (8, 3), (9, 4), (33, 2)])
    func oneStepOfOneChannelIsFoundWhereverItIs(width: Int, height: Int) throws {
        var random = RandomPictures(seed: width * height)
        var expected = random.picture(width: width, height: height)
        // Nor is any transparent after the change.
        for i in expected.pixels.indices { expected.pixels[i].alpha |= 2 }
        for channel in [\Pixel.red, \.green, \.blue, \.alpha] {
            for y in 0..<height {
                for x in 0..<width {
                    var actual = expected
                    actual[x, y][keyPath: channel] ^= 1
                    let diff = ImageDiff.compare(expected: expected, actual: actual)
                    try #require(diff.verdict == .different, "\(x), \(y)")
                    try #require(diff.pixels.different == 1)
                    try #require(diff.greatestDifference == 1)
                    try #require(diff.bounds == PixelRect(x: x, y: y, width: 1, height: 1))
                }
            }
        }
    }

    @Test(arguments: 1...20)
    func theColourOfTransparentPixelsMattersToNothing(seed: Int) {
        var random = RandomPictures(seed: seed)
        let expected = random.picture(width: random.number(8...40), height: random.number(8...40))
        let actual = random.picture(width: expected.width, height: expected.height)
        var plain = expected
        for i in plain.pixels.indices where plain.pixels[i].alpha == 0 { plain.pixels[i] = .clear }
        #expect(plain != expected)
        #expect(ImageDiff.compare(expected: expected, actual: plain).verdict == .same)
        #expect(DiffFigures(expected: expected, actual: plain).psnr == .infinity)

        var limits = random.limits()
        limits.ignoresAntialiasing = true
        #expect(
            ImageDiff.compare(expected: expected, actual: actual, limits: limits)
                == ImageDiff.compare(expected: plain, actual: actual, limits: limits))
        #expect(
            DiffFigures(expected: expected, actual: actual) == DiffFigures(expected: plain, actual: actual))
    }

    @Test func picturesOf16384ColumnsAreCompared() {
        let expected = PixelBuffer(width: 16_384, height: 3, filledWith: Pixel(red: 1, green: 2, blue: 3))
        var actual = expected
        actual[16_383, 2].blue = 4
        actual[0, 1].red = 0
        let limits = DiffLimits(maxDensity: .init(pixels: 1, window: 16_384), ignoresAntialiasing: true)
        let diff = ImageDiff.compare(expected: expected, actual: actual, limits: limits)
        #expect(diff.verdict == .different)
        #expect(diff.pixels.counted == 2)
        #expect(diff.bounds == PixelRect(x: 0, y: 1, width: 16_384, height: 2))
        #expect(diff.decidedBy?.found == 2)
        #expect(DiffRegions(of: diff.map).listed.map(\.bounds.x) == [0, 16_383])
        #expect(DiffFigures(expected: expected, actual: actual).rms > 0)
    }
}
