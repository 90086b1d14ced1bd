import Foundation
import StepChart
import StepPNG
import StepTestSupport
import Testing

struct AnimateTests {
    /// Every option of the animation, and the library's way to say the same.
    private static let options: [(words: String, change: @Sendable (inout AnimationOptions) -> Void)] = [
        ("--fps 60", { _ in }),
        ("--fps 12", { $0.frameRate = FrameRate(frames: 12) }),
        ("--fps 30000/1001", { $0.frameRate = FrameRate(frames: 30_000, per: 1001) ?? .sixty }),
        ("--fps 23.976", { $0.frameRate = FrameRate(frames: 23_976, per: 1000) ?? .sixty }),
        ("--duration 0.5", { $0.duration = 0.5 }),
        ("--loop 3", { $0.loop = 3 }),
        ("--loop forever", { $0.loop = nil }),
        ("--hold 2", { $0.hold = 2 }),
        ("--start 0.2 --end 0.9", { ($0.start, $0.end) = (0.2, 0.9) }),
        ("--reverse", { $0.isReversed = true }),
        ("--only line", { $0.part = .line }),
        ("--only nodes", { $0.part = .nodes }),
        ("--no-still", { $0.hasStill = false }),
        ("--select-change 2:6", { $0.selectionChange = .init(from: .index(2), to: .index(6)) }),
        (
            "--select-change none:2016-09-13 --duration 1",
            { ($0.selectionChange, $0.duration) = (.init(from: .noDay, to: .index(1)), 1) }
        ),
    ]

    @Test(arguments: options.indices)
    func movesAsAsked(index: Int) throws {
        let (words, change) = Self.options[index]
        var options = AnimationOptions()
        change(&options)
        let expected = try Self.chart().animation(options).apng(.scale(0.5))
        #expect(try Self.animate(words) == expected, "\(words)")
        #expect(try Self.animate("") != expected || index == 0, "the option changes something")
    }

    @Test func writesWhatChatsAndEncodersTake() throws {
        var slow = AnimationOptions()
        slow.frameRate = FrameRate(frames: 25)
        var (gif, film) = ([UInt8](), [UInt8]())
        try Self.chart().animation(slow).gif(.scale(0.5)) { gif += $0 }
        try Self.chart().animation().y4m(.scale(0.5), progress: { _ in }, to: { film += $0 })
        #expect(try Self.animate("--frames gif") == gif)
        #expect(try Self.animate("--frames y4m") == film)
    }

    /// Pillow puts the frames together; each is the sequence's, pixel for pixel, for as long as it should be there.
    @Test(arguments: [
        "", "--style widget --loop forever", "--reverse --hold 0.5 --loop 7", "--theme dark --select-change 0:2",
        "--title auto --no-still", "--style widget --no-still",
    ])
    func theAnimatedPictureIsTheSequence(arguments: String) throws {
        try TestTool.withFolder { folder in
            let line = "stepchart animate \"$week\" --scale 1 --fps 30000/1001 \(arguments)"
            #expect(try Tool.shell("\(line) -o out.png && \(line) -o frames/", in: folder).status == 0)
            let loop = arguments.contains("forever") ? 0 : arguments.contains("7") ? 7 : 1
            try folder.write(Self.recompose.utf8, to: "recompose.py")
            let outcome = try Tool.shell(
                "/usr/bin/python3 recompose.py \(loop) '\(arguments)' '\(TestTool.support)' && pngcheck -q out.png",
                in: folder)
            #expect(outcome.status == 0, "\(outcome.text)\(outcome.message)")
        }
    }

    private static let recompose = """
        import glob, sys
        from PIL import Image
        sys.dont_write_bytecode = True
        sys.path.append(sys.argv[3])
        from animation import Animation, pixels
        animation = Animation('out.png')
        assert animation.plays == int(sys.argv[1]), animation.plays
        assert animation.starts_with_still == ('--no-still' in sys.argv[2]), 'the still is no frame'
        # Only what is transparent has alpha.
        assert (Image.open('out.png').mode == 'RGBA') == ('widget' in sys.argv[2])
        names = sorted(glob.glob('frames/frame-*.png'))
        position = 0
        for picture, numerator, denominator in animation.frames:
            count = numerator * 30000 // (denominator * 1001)
            assert numerator * 30000 == count * denominator * 1001, (numerator, denominator)
            shown = pixels(picture)
            for name in names[position:position + count]:
                assert pixels(Image.open(name)) == shown, name
            position += count
        assert position == len(names), (position, len(names))
        """

    /// Pillow plays a WebP: each frame is the sequence's, pixel for pixel, and ends at the millisecond next to its end.
    @Test(arguments: [
        "", "--style widget --loop forever", "--reverse --hold 0.5 --loop 7", "--theme dark --select-change 0:2",
        "--preset square --scale 0.3",
    ])
    func theWebPIsTheSequence(arguments: String) throws {
        try TestTool.withFolder { folder in
            let line = "stepchart animate \"$week\" --fps 30000/1001 \(arguments)"
            #expect(try Tool.shell("\(line) -o out.webp && \(line) -o frames/", in: folder).status == 0)
            let loop = arguments.contains("forever") ? 0 : arguments.contains("7") ? 7 : 1
            try folder.write(Self.playWebP.utf8, to: "play.py")
            let outcome = try Tool.shell("/usr/bin/python3 play.py \(loop) '\(TestTool.support)'", in: folder)
            #expect(outcome.status == 0, "\(outcome.text)\(outcome.message)")
        }
    }

    private static let playWebP = """
        import glob, sys
        from PIL import Image, ImageSequence
        sys.dont_write_bytecode = True
        sys.path.append(sys.argv[2])
        from animation import pixels
        movie = Image.open('out.webp')
        assert movie.info['loop'] == int(sys.argv[1]), movie.info['loop']
        names = sorted(glob.glob('frames/frame-*.png'))
        ends = [(2 * 1000 * 1001 * count + 30000) // (2 * 30000) for count in range(1, len(names) + 1)]
        position = time = 0
        for frame in ImageSequence.Iterator(movie):
            shown = pixels(frame)
            time += frame.info['duration']
            assert time in ends, time
            while position < len(names) and ends[position] <= time:
                assert pixels(Image.open(names[position])) == shown, names[position]
                position += 1
        assert position == len(names), (position, len(names))
        """

    /// And so does a browser, which has a decoder of its own.
    @Test(arguments: ["", "--no-still --loop forever --hold 0.25", "--style widget --loop 3"])
    func aBrowserShowsTheSequence(arguments: String) throws {
        struct Played: Decodable, Equatable {
            var frames: Int
            var sixtieths: Int
            var different: Int
            var plays: Int?
        }
        try TestTool.requireBrowser()
        try TestTool.withFolder { folder in
            let line = "stepchart animate \"$week\" --scale 1 \(arguments)"
            #expect(try Tool.shell("\(line) -o out.png && \(line) -o frames/", in: folder).status == 0)
            let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "animated_picture.py")
            let outcome = try Tool.shell("/usr/bin/python3 -B '\(script.path)' out.png frames/*.png", in: folder)
            try #require(outcome.status == 0, "the browser could not be driven: \(outcome.message)")
            let played = try JSONDecoder().decode(Played.self, from: Data(outcome.output))
            let file = try PNGValidator.validate(folder.bytes("out.png")) { _ in }.get().animation
            let plays = arguments.contains("forever") ? nil : arguments.contains("3") ? 3 : 1
            let frames = try folder.appending(path: "frames").names.count
            #expect(
                played
                    == Played(frames: file?.control.frameCount ?? 0, sixtieths: frames, different: 0, plays: plays))
        }
    }

    private static func chart() throws -> WeekChart {
        try WeekChart(Samples.week())
    }

    private static func animate(_ words: String) throws -> [UInt8] {
        let line = "stepchart animate \"$week\" -o - --scale 0.5 \(words)"
        let outcome = try Tool.shell(line, in: project)
        #expect(outcome.status == 0, "\(outcome.message)")
        return outcome.output
    }
}
