import StepPNG
import StepRaster
import StepSupport
import StepTestSupport
import Testing

@testable import StepGoldens

struct PictureComparisonTests {
    private static func compare(
        _ expected: [UInt8], _ actual: [UInt8], _ tolerance: Tolerance = Tolerance()
    ) throws -> PictureComparison {
        try PictureComparison(
            expected: LoadedPicture(InputFile(name: "expected.png", bytes: expected)),
            actual: LoadedPicture(InputFile(name: "actual.png", bytes: actual)), limits: tolerance.limits,
            ignoring: tolerance.ignoredArea())
    }

    /// Of five frames of 24 pixels four are not what they should be; the still is not counted.
    @Test(arguments: [95, 96])
    func framesHaveABudget(pixels: Int) throws {
        func compare() throws -> PictureComparison {
            try PictureComparison(
                expected: LoadedPicture(InputFile(name: "expected.png", bytes: animation([1, 2, 3, 4, 5]))),
                actual: LoadedPicture(InputFile(name: "actual.png", bytes: animation([1, 7, 8, 9, 6], still: 5))),
                ignoring: IgnoredArea(), mostFramePixels: pixels)
        }
        if pixels == 96 {
            #expect(try compare().animation?.frames.count == 4)
        } else {
            let line = "actual.png: expected at most 95 pixels in frames that may differ, found more"
            #expect(throws: Failure(.badData, line)) { try compare() }
        }
    }

    @Test func stillsHaveNoFrames() throws {
        let comparison = try Self.compare(PixelBuffer.flat(1).png(), PNGEncoder.encode(PixelBuffer.flat(1), scale: 2))
        #expect(comparison.verdict == .same)
        #expect(comparison.animation == nil)
        #expect(comparison.summary == "no pixel differs")
    }

    /// Each has the widths and heights of two pictures, by how much these may differ, and how many pixels may.
    @Test(arguments: [
        ([6, 4], [6, 4], 0, 0, ImageDiff.Verdict.same), ([6, 4], [7, 4], 0, 99, .size),
        ([6, 4], [7, 4], 1, 3, .different),
        ([6, 4], [7, 4], 1, 4, .same), ([7, 4], [6, 4], 1, 4, .same), ([6, 4], [6, 7], 2, 99, .size),
        ([6, 7], [6, 4], 3, 18, .same), ([6, 4], [5, 5], 1, 8, .different), ([6, 4], [5, 5], 1, 9, .same),
    ])
    func sizesMayDifferAsFarAsLimitsSay(
        expected: [Int], actual: [Int], difference: Int, pixels: Int, verdict: ImageDiff.Verdict
    ) throws {
        var limits = DiffLimits(maxDifferentPixels: .count(pixels))
        limits.maxSizeDifference = difference
        let comparison = try Self.compare(
            PixelBuffer.flat(1, width: expected[0], height: expected[1]).png(),
            PixelBuffer.flat(1, width: actual[0], height: actual[1]).png(), Tolerance(limits: limits))
        #expect(comparison.verdict == verdict)
    }

    /// Whatever other limit there is, it says nothing of pixels that one picture has not.
    @Test(arguments: [
        DiffLimits(maxChannelDelta: 0), DiffLimits(maxVisible: .init(1)),
        DiffLimits(maxDensity: .init(pixels: 9, window: 3)), DiffLimits(threshold: .init(1), ignoresAntialiasing: true),
    ])
    func onlyANumberOfPixelsAllowsThoseOfOnePicture(limits: DiffLimits) throws {
        let (small, large) = (try PixelBuffer.flat(1).png(), try PixelBuffer.flat(1, width: 7).png())
        var tolerance = Tolerance(limits: limits)
        tolerance.limits.maxSizeDifference = 1
        #expect(try Self.compare(small, large, tolerance).verdict == .different)
        #expect(try Self.compare(small, small, tolerance).verdict == .same)
        tolerance.limits.maxDifferentPixels = .count(4)
        #expect(try Self.compare(small, large, tolerance).verdict == .same)
    }

    @Test func framesOfAnotherSizeAreCompared() throws {
        var limits = DiffLimits(maxDifferentPixels: .count(4))
        limits.maxSizeDifference = 1
        let (small, large) = (try animation([1, 2, 1]), try animation([1, 9, 1], width: 7))
        let comparison = try Self.compare(small, large, Tolerance(limits: limits))
        #expect(comparison.animation?.frames.map(\.index) == [1])
    }

    /// Written in other bytes, they show the same.
    @Test func equalAnimationsAreTheSame() throws {
        let levels: [UInt8] = [10, 20, 30]
        let other = try animation([10, 20, 30], loops: 0)
        let comparison = try Self.compare(animation(levels), other)
        #expect(comparison.verdict == .same)
        #expect(comparison.animation?.isSame == true)
    }

    /// Its still is the same picture, and so is the number of frames.
    @Test func aReversedAnimationIsNotTheSame() throws {
        let comparison = try Self.compare(animation([10, 20, 30], still: 9), animation([30, 20, 10], still: 9))
        #expect(comparison.verdict == .different)
        #expect(comparison.animation?.frames.map(\.index) == [0, 2])
        // What is shown of it is the first frame that differs.
        #expect((comparison.expected, comparison.actual) == (.flat(10), .flat(30)))
        #expect(
            comparison.summary
                == "2 of 3 frames differ, first frame 0: 24 pixels differ by up to 20; all within 6 x 4 pixels at 0, 0")
    }

    @Test func whatFollowsADifferenceIsComparedToo() throws {
        let comparison = try Self.compare(animation([1, 2, 3, 4, 5]), animation([1, 9, 3, 4, 8], still: 5))
        #expect(comparison.animation?.frames.map(\.index) == [1, 4])
    }

    @Test func timesAndPlaysCount() throws {
        let delays = try Self.compare(animation([1, 2], tenths: [1, 2]), animation([1, 2], tenths: [1, 3]))
        #expect(delays.verdict == .different)
        #expect(delays.summary == "frame 1: expected it for 1/5 s, found 3/10 s")
        let plays = try Self.compare(animation([1, 2]), animation([1, 2], loops: 1))
        #expect(plays.verdict == .different)
        #expect(plays.summary == "expected it to play forever, found once")
        let frames = try Self.compare(animation([1, 2, 3], still: 1), animation([1, 2], still: 1))
        #expect(frames.verdict == .different)
        #expect(frames.animation?.frames.isEmpty == true)
    }

    @Test func aStillIsNoAnimation() throws {
        let comparison = try Self.compare(PixelBuffer.flat(2).png(), animation([1, 2]))
        #expect(comparison.verdict == .different)
        #expect(comparison.summary == "expected a still picture, found an animation of 2 frames")
    }

    @Test func theStillBeforeTheFramesCounts() throws {
        let comparison = try Self.compare(animation([1, 2], still: 7), animation([1, 2], still: 8))
        #expect(comparison.verdict == .different)
        #expect(comparison.animation?.frames.map(\.index) == [nil])
        #expect(comparison.summary.hasPrefix("the still before the frames differs: 24 pixels differ by up to 1"))
    }

    @Test func limitsAreForEachFrame() throws {
        let tolerance = Tolerance(limits: DiffLimits(maxChannelDelta: 2), reason: "why")
        #expect(try Self.compare(animation([10, 20]), animation([12, 18]), tolerance).verdict == .same)
        let comparison = try Self.compare(animation([10, 20]), animation([12, 17], still: 20), tolerance)
        #expect(comparison.animation?.frames.map(\.index) == [1])
    }

    /// While all limits hold, it is about the frame in which the most pixels differ; the figures are of that one.
    @Test func withinLimitsTheMostDifferentFrameIsShown() throws {
        let tolerance = Tolerance(limits: DiffLimits(maxChannelDelta: 5))
        let comparison = try Self.compare(
            animation([10, 20, 30], still: 5), animation([10, 20, 34], still: 5), tolerance)
        #expect(comparison.verdict == .same)
        #expect(comparison.animation?.isSame == true)
        #expect(comparison.summary == "frame 2: 24 pixels differ by up to 4, all limits hold")
        #expect((comparison.expected, comparison.actual) == (.flat(30), .flat(34)))
        #expect(comparison.figures().meanDifference == 4)
    }

    /// A frame beyond a limit replaces one that differs within the limits.
    @Test func theFirstFrameBeyondALimitIsShown() throws {
        let tolerance = Tolerance(limits: DiffLimits(maxChannelDelta: 2))
        let comparison = try Self.compare(
            animation([10, 20, 30], still: 5), animation([10, 22, 39], still: 5), tolerance)
        #expect(comparison.animation?.frames.map(\.index) == [2])
        #expect((comparison.expected, comparison.actual) == (.flat(30), .flat(39)))
        #expect(comparison.summary.hasPrefix("of 3 frames frame 2 differs: 24 pixels differ by up to 9, "))
    }

    @Test func aDamagedFrameIsAnErrorEvenBeyondTheLast() throws {
        var damaged = try animation([1, 2, 3])
        let place = try #require(damaged.lastRange(of: Array("fdAT".utf8))).upperBound
        damaged[place + 12] ^= 1
        for (expected, actual) in [(try animation([1]), damaged), (damaged, try animation([1]))] {
            let failure = #expect(throws: Failure.self) { try Self.compare(expected, actual) }
            #expect(failure?.status == .badData)
            #expect(failure?.line.contains("actual.png: damaged PNG: ") == (actual == damaged))
        }
    }

    /// Few bytes with very many pixels that differ are analysed in part; as many pixels that were drawn, wholly.
    @Test func whatIsAnalysedHasABudget() throws {
        let limits = DiffLimits(ignoresAntialiasing: true)
        let pictures = [0, 255].map { (level: UInt8) in
            PixelBuffer(width: 541, height: 485, filledWith: Pixel(red: level, green: level, blue: level))
        }
        let small = try Self.compare(pictures[0].png(), pictures[1].png(), Tolerance(limits: limits))
        #expect(small.verdict == .different)
        #expect(small.diff.pixels.counted == 541 * 485)
        #expect(
            small.warnings(small.visible()) == [
                "actual.png: more than 262144 pixels differ: anti-aliasing was looked for among the first",
                "actual.png: more than 262144 pixels differ: visible is about the first",
            ])
        let drawn = try PictureComparison(
            expected: LoadedPicture(pictures[0]), actual: LoadedPicture(pictures[1]), limits: limits,
            ignoring: IgnoredArea())
        #expect(drawn.warnings(drawn.visible()) == [])
        #expect(drawn.diff == ImageDiff.compare(expected: pictures[0], actual: pictures[1], limits: limits))
    }

    private static func deep(_ level: UInt16) -> [UInt8] {
        SampleFile(width: 2, height: 1, colorType: 0, bitDepth: 16, samples: [level, level]).bytes
    }

    @Test func sixteenBitsAreComparedAsSuch() throws {
        let comparison = try Self.compare(Self.deep(25700), Self.deep(25800))
        #expect(comparison.verdict == .different)
        #expect(comparison.warnings() == [])
        #expect(try Self.compare(Self.deep(25700), Self.deep(25700)).verdict == .same)
    }

    /// Two frames; the first is the still.
    private static func deepAnimation(_ levels: UInt16...) throws -> [UInt8] {
        func numbers(_ numbers: UInt32...) -> [UInt8] {
            numbers.flatMap { withUnsafeBytes(of: $0.bigEndian, Array.init) }
        }
        func control(_ sequence: UInt32) -> PNGFile.Chunk {
            PNGFile.Chunk(type: "fcTL", data: numbers(sequence, 2, 1, 0, 0) + [0, 1, 0, 10, 0, 0])
        }
        var file = try PNGFile(walking: deep(levels[0]))
        let second = try PNGFile(walking: deep(levels[1]))
        let pixels = try #require(second.chunks.first { $0.type == "IDAT" }).data
        let place = try #require(file.chunks.firstIndex { $0.type == "IDAT" })
        file.chunks.insert(contentsOf: [PNGFile.Chunk(type: "acTL", data: numbers(2, 0)), control(0)], at: place)
        let frame = [control(1), PNGFile.Chunk(type: "fdAT", data: numbers(2) + pixels)]
        file.chunks.insert(contentsOf: frame, at: place + 3)
        return file.bytes
    }

    /// Also those of the frames after the first.
    @Test func sixteenBitsOfEveryFrameAreComparedAndDigested() throws {
        let pictures = try [Self.deepAnimation(25700, 25700), Self.deepAnimation(25700, 25701)]
        let comparison = try Self.compare(pictures[0], pictures[1])
        #expect(comparison.verdict == .different)
        #expect(comparison.animation?.frames.map(\.index) == [1])
        #expect(comparison.diff.greatestDeepDifference == 1)
        #expect(comparison.warnings() == [])
        #expect(try Self.compare(pictures[0], pictures[0]).verdict == .same)
        let digests = try pictures.map { try LoadedPicture(InputFile(name: "a", bytes: $0)).digest() }
        #expect(digests[0] != digests[1])
    }

    @Test func aPairOfWhichOneHasSixteenBitsSaysWhatItLeavesOut() throws {
        let eight = SampleFile(width: 2, height: 1, colorType: 0, bitDepth: 8, samples: [100, 100]).bytes
        let comparison = try Self.compare(eight, Self.deep(25800))
        #expect(comparison.verdict == .same)
        #expect(
            comparison.warnings()
                == ["actual.png: 16 bits were compared as 8: the low bits were not looked at"])
    }

    /// The verdict is about pixels.
    @Test func filesThatAreShownDifferentlyAreAWarning() throws {
        let plain = try PixelBuffer.flat(1).png()
        var file = try PNGFile(walking: plain)
        file.chunks.insert(PNGFile.Chunk(type: "iCCP", data: Array("a\0\0x".utf8)), at: 1)
        file.chunks.insert(PNGFile.Chunk(type: "gAMA", data: [0, 1, 0x86, 0xA0]), at: 1)
        let comparison = try Self.compare(plain, file.bytes)
        #expect(comparison.verdict == .same)
        #expect(
            comparison.warnings() == [
                "actual.png: differs from expected.png in gAMA, iCCP: viewers may show the two differently; only pixels "
                    + "were compared"
            ])
        #expect(try Self.compare(file.bytes, file.bytes).warnings() == [])
    }

    @Test(arguments: [(PixelRect(x: 900, y: 900, width: 10, height: 10)), (PixelRect(x: 5, y: 0, width: 2, height: 1))])
    func anIgnoredRectangleOutsideOfThePictureIsAWarning(part: PixelRect) throws {
        var tolerance = Tolerance()
        tolerance.ignoredRectangles = [PixelRect(x: 0, y: 0, width: 6, height: 3), part]
        let png = try PixelBuffer.flat(1).png()
        #expect(
            try Self.compare(png, png, tolerance).warnings()
                == ["expected.png: the ignored \(part) are not all inside its 6 x 4 pixels"])
    }

    @Test func aTextThatIsDamagedIsAWarning() throws {
        var file = try PNGFile(walking: PixelBuffer.flat(1).png())
        file.chunks.insert(PNGFile.Chunk(type: "tEXt", data: Array("Title\0x".utf8)), at: 1)
        var bytes = file.bytes
        bytes[8 + 25 + 8] ^= 1
        let comparison = try Self.compare(bytes, file.bytes)
        #expect(comparison.verdict == .same)
        #expect(comparison.warnings().count == 1)
        #expect(comparison.warnings()[0].hasPrefix("expected.png: offset 33: tEXt: checksum: "))
    }

    /// Frames one after the other, and the first that differ for whom it may concern.
    @Test func tellsEachPairOfFramesThatDiffer() throws {
        var seen: [[UInt8]] = []
        _ = try PictureComparison(
            expected: LoadedPicture(InputFile(name: "e", bytes: animation([1, 2, 3]))),
            actual: LoadedPicture(InputFile(name: "a", bytes: animation([1, 5, 6], still: 3))),
            ignoring: Tolerance().ignoredArea()
        ) { diff, expected, actual throws(Failure) in
            seen.append([expected[0, 0].red, actual[0, 0].red, diff.greatestDifference])
        }
        #expect(seen == [[2, 5, 3], [3, 6, 3]])
    }
}

extension Array where Element == UInt8 {
    fileprivate func lastRange(of pattern: [UInt8]) -> Range<Int>? { ranges(of: pattern).last }
}
