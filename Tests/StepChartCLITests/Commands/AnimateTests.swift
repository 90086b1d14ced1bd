import Foundation
import StepChart
import StepPNG
import StepRaster
import StepTestSupport
import Testing

struct AnimateTests {
    @Test func drawsWhatTheLibraryDraws() throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.run("animate", Tool.week, "-o", "out.png", "--scale", "1", in: folder)
            #expect(outcome.status == 0)
            #expect(outcome.text == "" && outcome.message == "")
            #expect(try folder.names == ["out.png"])
            #expect(try folder.bytes("out.png") == Self.chart().animation().apng(.scale(1)))
        }
    }

    /// Every option of the animation, and the library's way to say the same.
    private static let options: [(arguments: [String], change: @Sendable (inout AnimationOptions) -> Void)] = [
        (["--fps", "12"], { $0.frameRate = FrameRate(frames: 12) ?? .sixty }),
        (["--fps", "30000/1001"], { $0.frameRate = FrameRate(frames: 30_000, per: 1001) ?? .sixty }),
        (["--fps", "23.976"], { $0.frameRate = FrameRate(frames: 23_976, per: 1000) ?? .sixty }),
        (["--duration", "0.5"], { $0.duration = 0.5 }),
        (["--loop", "3"], { $0.loop = 3 }),
        (["--loop", "forever"], { $0.loop = nil }),
        (["--hold", "2"], { $0.hold = 2 }),
        (["--start", "0.2", "--end", "0.9"], { ($0.start, $0.end) = (0.2, 0.9) }),
        (["--reverse"], { $0.isReversed = true }),
        (["--only", "line"], { $0.part = .line }),
        (["--only", "nodes"], { $0.part = .nodes }),
        (["--no-still"], { $0.hasStill = false }),
        (["--select-change", "2:6"], { $0.selectionChange = .init(from: .index(2), to: .index(6)) }),
        (
            ["--select-change", "none:2016-09-13", "--duration", "1"],
            { ($0.selectionChange, $0.duration) = (.init(from: .noDay, to: .index(1)), 1) }
        ),
    ]

    @Test(arguments: options.indices)
    func movesAsAsked(index: Int) throws {
        let (arguments, change) = Self.options[index]
        var options = AnimationOptions()
        change(&options)
        let expected = try Self.chart().animation(options).apng(.scale(0.5))
        #expect(try Self.animate(arguments + ["--scale", "0.5"]) == expected, "\(arguments)")
        #expect(try expected != Self.chart().animation().apng(.scale(0.5)), "the option changes something")
    }

    /// A GIF and raw frames are what the library makes, by the name or by the option.
    @Test func writesWhatChatsAndEncodersTake() throws {
        var slow = AnimationOptions()
        slow.frameRate = FrameRate(frames: 25) ?? .sixty
        var gif: [UInt8] = []
        try Self.chart().animation(slow).gif(.scale(0.5)) { gif += $0 }
        var film: [UInt8] = []
        try Self.chart().animation().y4m(.scale(0.5), progress: { _ in }, to: { film += $0 })
        try Tool.withFolder { folder in
            let scale = ["--scale", "0.5"]
            for (name, more, file) in [
                ("a.gif", [], gif), ("a.GIF", [], gif), ("b", ["--frames", "gif"], gif), ("a.y4m", [], film),
            ] as [(String, [String], [UInt8])] {
                let outcome = try Tool.launch(Tool.path, ["animate", Tool.week, "-o", name] + scale + more, in: folder)
                #expect(outcome.status == 0, "\(outcome.message)")
                #expect(try folder.bytes(name) == file, "\(name)")
            }
            for arguments in [["a.png", "--frames", "gif"], ["a.gif", "--frames", "png"], ["a.gif", "--fps", "51"]] {
                let outcome = try Tool.launch(Tool.path, ["animate", Tool.week, "-o"] + arguments, in: folder)
                #expect(outcome.status != 0 && outcome.message.split(separator: "\n").count == 1)
            }
            let card = try Tool.launch(
                Tool.path,
                ["animate", Tool.week, "-o", "card.gif", "--preset", "square", "--scale", "0.1"], in: folder)
            #expect(card.status == 0, "\(card.message)")
            for command in [["compare", "a.gif", "a.gif"], ["inspect", "a.y4m"]] {
                let outcome = try Tool.launch(Tool.path, command, in: folder)
                #expect(outcome.status != 0 && outcome.message.contains("not a PNG but a"))
            }
        }
    }

    @Test func hasLooks() throws {
        var looks = ChartOptions(placement: .widget)
        (looks.width, looks.height, looks.selection) = (200, 100, .index(0))
        let expected = try WeekChart(Self.week(), options: looks, theme: .dark).animation().apng(.scale(1))
        #expect(
            try Self.animate([
                "--style", "widget", "--size", "200x100", "--select", "0", "--theme", "dark", "--scale", "1",
            ]) == expected)
    }

    @Test func coresAndCompressionKeepThePixels() throws {
        let one = try Self.animate(["--scale", "1", "--fps", "20", "--threads", "1"])
        #expect(try Self.animate(["--scale", "1", "--fps", "20", "--threads", "3"]) == one)
        #expect(try Self.animate(["--scale", "1", "--fps", "20", "--compress", "small"]).count < one.count)
    }

    /// Pillow puts the frames together; each is the sequence's, pixel for pixel, for as long as it should be there.
    @Test(arguments: [
        "", "--style widget --loop forever", "--reverse --hold 0.5 --loop 7", "--theme dark --select-change 0:2",
        "--title auto --no-still --compress small", "--style widget --no-still",
    ])
    func theAnimatedPictureIsTheSequence(arguments: String) throws {
        try Tool.withFolder { folder in
            let line = "\"$stepchart\" animate \"$week\" --scale 1 --fps 30000/1001 \(arguments)"
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
        from animation import Animation
        def pixels(image):
            # Where nothing is seen, colour does not matter.
            return [p if p[3] else (0, 0, 0, 0) for p in image.convert('RGBA').getdata()]
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

    /// And so does a browser, which has a decoder of its own.
    @Test(arguments: ["", "--no-still --loop forever --hold 0.25", "--style widget --loop 3"])
    func aBrowserShowsTheSequence(arguments: String) throws {
        struct Played: Decodable, Equatable {
            var frames: Int
            var sixtieths: Int
            var different: Int
            var plays: Int?
        }
        for program in ["/usr/bin/chromium", "/usr/bin/chromedriver"] {
            try #require(
                FileManager.default.isExecutableFile(atPath: program),
                "\(program) is missing: install it with `apt-get install -y chromium chromium-driver`")
        }
        try Tool.withFolder { folder in
            let line = "\"$stepchart\" animate \"$week\" --scale 1 \(arguments)"
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

    @Test func theStillIsTheFinishedChart() throws {
        try Tool.withFolder { folder in
            let line = "\"$stepchart\" animate \"$week\" -o out.png --scale 1 --reverse --fps 10"
            let outcome = try Tool.shell(line, in: folder)
            #expect(outcome.status == 0)
            #expect(try PNGDecoder.decode(folder.bytes("out.png")) == Self.chart().image(.scale(1)).buffer)
        }
    }

    @Test func writesSequences() throws {
        try Tool.withFolder { folder in
            let line = "\"$stepchart\" animate \"$week\" --scale 1 --fps 4 --hold 0.5"
            for output in ["f%02d.png", "new/", "newer/still/g%02d.png"] {
                #expect(try Tool.shell("\(line) -o \(output)", in: folder).status == 0)
            }
            var options = AnimationOptions()
            (options.frameRate, options.hold) = (try #require(FrameRate(frames: 4)), 0.5)
            let animation = try Self.chart().animation(options)
            #expect(animation.frameCount == 9)
            for frame in 0..<9 {
                let moment = try animation.drawing(at: animation.time(ofFrame: frame)).png(.scale(1))
                #expect(try folder.bytes("f0\(frame).png") == moment)
                #expect(try folder.bytes("new/frame-000\(frame).png") == moment)
                #expect(try folder.bytes("newer/still/g0\(frame).png") == moment)
            }
            #expect(try folder.names.count == 11)
            #expect(try folder.appending(path: "new").names.count == 9)
            // The last one is what `render` draws.
            #expect(try folder.bytes("f08.png") == Self.chart().png(.scale(1)))
        }
    }

    @Test func replacesOnlyPicturesOfItsOwn() throws {
        try Tool.withFolder { folder in
            let line = "\"$stepchart\" animate \"$week\" --scale 1 --fps 4 -o f%02d.png"
            for _ in 1...2 { #expect(try Tool.shell(line, in: folder).status == 0) }
            #expect(
                try Tool.shell("\"$stepchart\" animate \"$week\" --fps 4 -o f03.png --scale 1", in: folder).status == 0)
            #expect(try Tool.shell(line, in: folder).status == 0)

            let other = try PNGEncoder.encode(PixelBuffer(width: 3, height: 3), scale: 1, title: "stepchart")
            for bytes in [other, Array("notes".utf8), []] {
                try FileManager.default.removeItem(at: folder.appending(path: "f00.png"))
                try folder.write(bytes, to: "f05.png")
                let outcome = try Tool.shell(line, in: folder)
                #expect(outcome.status == 73)
                #expect(
                    outcome.message
                        == "stepchart: f05.png: expected no file, or a picture by stepchart, found another file "
                        + "(--force replaces it)\n")
                #expect(try !folder.names.contains("f00.png"), "nothing is begun")
                #expect(try folder.bytes("f05.png") == bytes)
                #expect(try Tool.shell(line + " --force", in: folder).status == 0)
            }
            #expect(try folder.names.count == 7)
        }
    }

    /// Work that would not end is refused before it begins.
    @Test(arguments: [
        (["--duration", "60", "--fps", "600"], "at most 20000 frames"),
        (["--duration", "60", "--fps", "99", "--scale", "16"], "at most 10000000000 pixels in all frames"),
    ])
    func hasABudget(arguments: [String], words: String) throws {
        try Tool.withFolder { folder in
            for output in ["out.png", "f%05d.png"] {
                if output == "out.png", arguments.contains("600") { continue }
                let outcome = try Tool.launch(
                    try Tool.path, ["animate", Tool.week, "-o", output] + arguments, in: folder)
                #expect(outcome.status == 64 || outcome.status == 65)
                #expect(outcome.message.contains(words), "\(outcome.message)")
                #expect(try folder.names == [])
            }
        }
    }

    /// A sequence is whole, or there is none: into a folder that is there, and one that is not.
    @Test(arguments: [SIGTERM, SIGINT], ["f%04d.png", "frames/"])
    func leavesNothingWhenInterrupted(signal: Int32, output: String) throws {
        try Tool.withFolder { folder in
            let arguments = ["animate", Tool.week, "--duration", "60", "--scale", "1", "-o", output]
            let outcome = try Tool.launch(try Tool.path, arguments, in: folder) { tool in
                try Tool.wait {
                    guard let stage = try folder.names.first else { return false }
                    return try folder.appending(path: stage).names.count > 5
                }
                kill(tool, signal)
            }
            #expect(outcome.status == 128 + signal)
            #expect(outcome.message == "")
            #expect(try folder.names == [])
        }
    }

    /// Files may hold 16 KiB here: the first frames are smaller than that, and a later one is not.
    @Test func leavesNothingWhenThereIsNoRoom() throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.shell(
                "ulimit -f 32; \"$stepchart\" animate \"$week\" --fps 20 -o f%04d.png", in: folder)
            #expect(outcome.status == 74)
            #expect(outcome.message == "stepchart: f0004.png: cannot write: File too large\n")
            #expect(try folder.names == [])
        }
    }

    @Test(arguments: ["/dev/full", "-"])
    func saysWhenThePictureHasNoRoom(output: String) throws {
        let outcome = try Tool.shell(
            "\"$stepchart\" animate \"$week\" --scale 1 --fps 10 -o \(output) >/dev/full", in: Tool.project)
        #expect(outcome.status == 74)
        #expect(outcome.message.hasSuffix(": cannot write: No space left on device\n"))
    }

    @Test(arguments: [
        ["--fps", "0"], ["--fps", "1001"], ["--fps", "60/0"], ["--fps", "a"], ["--fps", "100"], ["--fps", "1e2"],
        ["--duration", "0"], ["--duration", "inf"], ["--loop", "0"], ["--loop", "always"], ["--hold", "-1"],
        ["--start", "1.5"], ["--end", "1.6"], ["--start", "1", "--end", "1"], ["--only", "labels"],
        ["--select-change", "1"], ["--select-change", "1:7"], ["--select-change", "1:2:3"],
        ["--select-change", "1:2", "--only", "line"], ["--select-change", "1:2", "--select", "3"], ["--threads", "-1"],
        ["--scale", "0"], ["--at", "1"], ["-o", "x.webp"], ["-o", "f%d.png"], ["-o", "f%01d.png"],
    ])
    func refusesBadOptions(arguments: [String]) throws {
        try Tool.withFolder { folder in
            let words = arguments.map { "'\($0)'" }.joined(separator: " ")
            let output = arguments[0] == "-o" ? "" : "-o out.png"
            let outcome = try Tool.shell("\"$stepchart\" animate \"$week\" \(output) \(words)", in: folder)
            #expect(outcome.status == 64, "\(arguments): \(outcome.message)")
            #expect(outcome.message.hasPrefix("stepchart: "))
            #expect(try folder.names == [])
        }
    }

    @Test func aMomentIsAStill() throws {
        let animation = try Self.chart().animation()
        for time in [0, 0.6, 1.5, 99] {
            let outcome = try Tool.run("render", Tool.week, "-o", "-", "--scale", "1", "--at", "\(time)")
            #expect(try outcome.output == animation.drawing(at: time).png(.scale(1)))
        }
        #expect(try Tool.run("render", Tool.week, "-o", "-", "--at", "-1").status == 64)
        #expect(try Tool.run("render", Tool.week, "-o", "-", "--at", "nan").status == 64)
    }

    /// A terminal sees how far the work is; the line is gone in the end.
    @Test func showsProgressOnATerminal() throws {
        try Tool.withFolder { folder in
            let animate = "\"$stepchart\" animate \"$week\" --scale 1 -o out.png --duration 2"
            let script = "import pty, sys; pty.spawn(['/bin/sh', '-c', sys.argv[1]])"
            func screen(_ options: String) throws -> String {
                try Tool.shell("export stepchart week; python3 -c \"\(script)\" '\(animate) \(options)'", in: folder)
                    .text
            }
            let shown = try screen("")
            #expect(shown.contains(" of 151 frames"))
            #expect(shown.hasSuffix("\r\u{1B}[K"))
            #expect(try screen("--quiet") == "")
        }
    }

    private static func week() throws -> StepWeek { try StepWeek(json: Data(contentsOf: URL(filePath: Tool.week))) }

    private static func chart() throws -> WeekChart { try WeekChart(week()) }

    private static func animate(_ arguments: [String]) throws -> [UInt8] {
        let outcome = try Tool.shell(
            "\"$stepchart\" animate \"$week\" -o - \(arguments.joined(separator: " "))", in: Tool.project)
        #expect(outcome.status == 0, "\(outcome.message)")
        return outcome.output
    }
}
