import StepRaster
import Testing

@testable import StepGoldens
@testable import StepPNG

struct AnimationDiffTests {
    private static let dot: ImageDiff = {
        let white = PixelBuffer(width: 2, height: 2, filledWith: Pixel(red: 255, green: 255, blue: 255))
        var dot = white
        dot[1, 0] = .clear
        return ImageDiff.compare(expected: white, actual: dot).withoutMap()
    }()

    private static func diff(
        _ expected: (Int, Int)? = (9, 0), _ actual: (Int, Int)? = (9, 0), frames: [Int?] = [],
        delays: [(Int, String, String)] = []
    ) -> AnimationDiff {
        func play(_ numbers: (Int, Int)?) -> APNGAnimationControl? {
            guard let numbers else { return nil }
            let data: [UInt8] = [0, 0, 0, UInt8(numbers.0), 0, 0, 0, UInt8(numbers.1)]
            let chunk = PNGChunk(offset: 0, type: "acTL", data: data[...], storedChecksum: 0, checksum: 0)
            return try? APNGAnimationControl(chunk)
        }
        var diff = AnimationDiff(expected: play(expected), actual: play(actual))
        diff.frames = frames.map { AnimationDiff.Frame(index: $0, diff: dot) }
        diff.delays = delays.map { AnimationDiff.Delay(index: $0.0, expected: $0.1, actual: $0.2) }
        return diff
    }

    @Test func nothingToTellWhereAllIsTheSame() {
        #expect(Self.diff().isSame)
        #expect(Self.diff().summary == "")
    }

    @Test(
        arguments: [
            (Self.diff((9, 0), (8, 0)), "expected 9 frames, found 8"),
            (Self.diff((1, 0), (1, 2)), "expected it to play forever, found 2 times"),
            (Self.diff((1, 1), nil), "expected an animation of 1 frame, found a still picture"),
            (Self.diff(nil, (9, 0)), "expected a still picture, found an animation of 9 frames"),
            (Self.diff(frames: [4]), "of 9 frames frame 4 differs"),
            (
                Self.diff(frames: [nil, 4, 7]),
                "the still before the frames differs; 2 of 9 frames differ, first frame 4"
            ),
            (
                Self.diff((9, 0), (7, 0), frames: [0, 1]),
                "expected 9 frames, found 7; 2 of 7 frames differ, first frame 0"
            ),
            (Self.diff(delays: [(3, "1/60", "0")]), "frame 3: expected it for 1/60 s, found 0 s"),
            (
                Self.diff(delays: [(3, "1/60", "1"), (4, "1", "2")]),
                "frame 3: expected it for 1/60 s, found 1 s, and 1 more differ"
            ),
        ]) func saysWhatDiffersFirst(diff: AnimationDiff, words: String)
    {
        #expect(!diff.isSame)
        #expect(diff.summary == words)
    }
}
