import Foundation
import StepGoldens
import StepPNG
import StepRaster
import Testing

struct CompareDiffTests {
    /// The file holds the picture that ImageDiff draws, whatever the verdict.
    @Test(arguments: DiffPicture.Style.allCases.filter { $0 != .flicker })
    func drawsEveryStyle(style: DiffPicture.Style) throws {
        for actual in [ComparePair.actual, ComparePair.expected] {
            let diff = ImageDiff.compare(expected: ComparePair.expected, actual: actual)
            let drawing = DiffPicture.frames(
                of: diff, expected: ComparePair.expected, actual: actual, style: style)[0].pixels
            try ComparePair.withFiles(ComparePair.expected, actual) { folder in
                let command = "\"$stepchart\" compare e.png a.png --diff-style \(style.rawValue) --diff"
                let outcome = try Tool.shell("\(command) d.png", in: folder)
                #expect(outcome.status == (actual == ComparePair.expected ? 0 : 1))
                #expect(try PNGDecoder.decode(folder.bytes("d.png")) == drawing)

                let piped = try Tool.shell("\(command) -", in: folder)
                #expect(try PNGDecoder.decode(piped.output) == drawing)
                #expect(piped.message == outcome.text)
            }
        }
    }

    @Test func drawsSideBySideWhenNothingElseIsAskedFor() throws {
        try ComparePair.withFiles { folder in
            _ = try Tool.run("compare", "e.png", "a.png", "--diff", "d.png", in: folder)
            let diff = ImageDiff.compare(expected: ComparePair.expected, actual: ComparePair.actual)
            let drawing = DiffPicture.sideBySide(of: diff, expected: ComparePair.expected, actual: ComparePair.actual)
            #expect(try PNGDecoder.decode(folder.bytes("d.png")) == drawing)
        }
    }

    /// Judged by Pillow: half a second each, for ever, and the actual picture for those who cannot see animations.
    @Test func flickersBetweenTheTwoPictures() throws {
        let script = """
            from PIL import Image
            image = Image.open("d.png")
            print(image.n_frames, image.info["loop"], image.info["default_image"])
            for i, name in enumerate(["a.png", "a.png", "e.png"]):
                image.seek(i)
                same = image.convert("RGBA").tobytes() == Image.open(name).convert("RGBA").tobytes()
                print(name, same, image.info.get("duration"))
            """
        try ComparePair.withFiles { folder in
            let outcome = try Tool.run(
                "compare", "e.png", "a.png", "--diff", "d.png", "--diff-style", "flicker", in: folder)
            #expect(outcome.status == 1)
            let judged = try Tool.launch("/usr/bin/python3", ["-c", script], in: folder)
            #expect(
                judged.text == """
                    3 0 True
                    a.png True None
                    a.png True 500.0
                    e.png True 500.0

                    """, "\(judged.message)")
            let piped = try Tool.run(
                "compare", "e.png", "a.png", "--diff", "-", "--diff-style", "flicker", in: folder)
            #expect(try piped.output == folder.bytes("d.png"))
        }
    }

    @Test func aStyleWithoutAPictureIsAMistake() throws {
        let outcome = try ComparePair.compare(ComparePair.expected, ComparePair.actual, "--diff-style heat")
        #expect(outcome.status == 64)
        #expect(outcome.message.hasPrefix("stepchart: --diff-style: expected --diff with it, found heat alone\n"))
    }
}
