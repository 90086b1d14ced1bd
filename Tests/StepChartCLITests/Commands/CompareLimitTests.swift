import Foundation
import StepPNG
import StepRaster
import Testing

/// Limits and ignored places, through the command.
struct CompareLimitTests {
    /// The pair differs in a pixel by 7 at 2, 1 and in a pixel by 1 at 5, 3.
    @Test(arguments: [
        ("--max-channel-delta 7", 0, "same: 2 pixels differ by up to 7, all limits hold"),
        (
            "--max-channel-delta 6", 1,
            "different: 2 pixels differ by up to 7, max-channel-delta allows 6; all within 4 x 3 pixels at 2, 1"
        ),
        ("--max-different-pixels 2", 0, "same: 2 pixels differ by up to 7, all limits hold"),
        (
            "--max-different-pixels 1", 1,
            "different: 2 pixels differ by up to 7, max-different-pixels allows 1; all within 4 x 3 pixels at 2, 1"
        ),
        ("--max-different-pixels 6.25%", 0, "same: 2 pixels differ by up to 7, all limits hold"),
        (
            "--max-different-pixels 6.2%", 1,
            "different: 2 pixels differ by up to 7, max-different-pixels allows 1; all within 4 x 3 pixels at 2, 1"
        ),
        ("--threshold .004", 1, "different: 2 pixels differ by up to 7, 1 of them counts; at 2, 1"),
        ("--threshold 0.03", 0, "same: 2 pixels differ by up to 7, none of them counts, all limits hold"),
        // The green step is .0324 apart, the red one less than .004.
        ("--threshold .01 --metric oklab", 1, "different: 2 pixels differ by up to 7, 1 of them counts; at 2, 1"),
        (
            "--threshold .033 --metric oklab", 0,
            "same: 2 pixels differ by up to 7, none of them counts, all limits hold"
        ),
        ("--max-density 1/3", 0, "same: 2 pixels differ by up to 7, all limits hold"),
        (
            "--max-density 1/4", 1,
            "different: 2 pixels differ by up to 7, 2 within 4 x 4 pixels at 2, 0, max-density allows 1; "
                + "all within 4 x 3 pixels at 2, 1"
        ),
        (
            "--max-different-pixels 9 --max-channel-delta 1", 1,
            "different: 2 pixels differ by up to 7, max-channel-delta allows 1; all within 4 x 3 pixels at 2, 1"
        ),
        ("--max-visible 1", 0, "same: 2 pixels differ by up to 7, all limits hold"),
        (
            "--max-visible .01 --pixels-per-degree 40", 1,
            "different: 2 pixels differ by up to 7, visible by 0.087, max-visible allows 0.01; "
                + "all within 4 x 3 pixels at 2, 1"
        ),
        ("--max-visible .01 --ignore 2,1,4,3", 0, "same: no compared pixel differs"),
        ("--ignore 2,1,1,1", 1, "different: 1 pixel differs by up to 1; at 5, 3"),
        ("--ignore 2,1,1,1 --ignore 5,3,9,9", 0, "same: no compared pixel differs"),
        ("--mask mask.png", 1, "different: 1 pixel differs by up to 7; at 2, 1"),
        ("--mask mask.png --ignore=-9,1,12,1", 0, "same: no compared pixel differs"),
    ])
    func decide(arguments: String, status: Int32, verdict: String) throws {
        var mask = PixelBuffer(width: 8, height: 4)
        mask[5, 3] = Pixel(red: 255, green: 255, blue: 255)
        try ComparePair.withFiles { folder in
            try folder.write(PNGEncoder.encode(mask, scale: 1), to: "mask.png")
            let outcome = try Tool.shell("\"$stepchart\" compare e.png a.png \(arguments)", in: folder)
            #expect(outcome.text.prefix { $0 != "\n" } == verdict)
            #expect(outcome.status == status)
            #expect(outcome.message == "")
        }
    }

    /// The same line, drawn a tenth of a pixel further right.
    @Test func antialiasingCanBeLeftOut() throws {
        func slope(_ shift: Int) -> PixelBuffer {
            var picture = PixelBuffer(width: 30, height: 30, filledWith: Pixel(red: 255, green: 255, blue: 255))
            for y in 0..<30 {
                for x in 0..<30 {
                    // An edge at 10 + y / 3, in thirtieths of a pixel.
                    let covered = min(30, max(0, 300 + 10 * y + shift - 30 * x))
                    let level = UInt8(255 - covered * 255 / 30)
                    picture[x, y] = Pixel(red: level, green: level, blue: level)
                }
            }
            return picture
        }
        let exact = try ComparePair.compare(slope(0), slope(3))
        #expect(exact.status == 1)
        let tolerant = try ComparePair.compare(slope(0), slope(3), "--ignore-antialiasing")
        #expect(tolerant.status == 0)
        #expect(tolerant.text.contains("anti-aliasing"))
        #expect(tolerant.text.hasPrefix("same: "))
    }

    @Test(arguments: [
        ("--max-channel-delta 256", "--max-channel-delta: expected a whole number from 0 to 255, found \"256\""),
        ("--max-channel-delta=-1", "--max-channel-delta: expected a whole number from 0 to 255, found \"-1\""),
        (
            "--max-different-pixels many",
            "--max-different-pixels: expected a whole number >= 0 or a percentage from 0% to 100%, found \"many\""
        ),
        (
            "--max-different-pixels 101%",
            "--max-different-pixels: expected a whole number >= 0 or a percentage from 0% to 100%, found \"101%\""
        ),
        (
            "--max-different-pixels %",
            "--max-different-pixels: expected a whole number >= 0 or a percentage from 0% to 100%, found \"%\""
        ),
        ("--max-visible 1.1", "--max-visible: expected a number from 0 to 1, found \"1.1\""),
        ("--pixels-per-degree 5", "--pixels-per-degree: expected a number from 10 to 400, found \"5\""),
        ("--threshold 1.1", "--threshold: expected a number from 0 to 1, found \"1.1\""),
        ("--threshold nan", "--threshold: expected a number from 0 to 1, found \"nan\""),
        ("--max-density 5", "--max-density: expected pixels / side of a square, as in 5/10, found \"5\""),
        ("--max-density 5/0", "--max-density: expected pixels / side of a square, as in 5/10, found \"5/0\""),
        ("--ignore 1,2,3", "--ignore: expected x,y,width,height in whole pixels, found \"1,2,3\""),
        ("--ignore 1,2,3,0", "--ignore: expected x,y,width,height in whole pixels, found \"1,2,3,0\""),
        ("--ignore 1,2,3,4,5", "--ignore: expected x,y,width,height in whole pixels, found \"1,2,3,4,5\""),
        ("--ignore 0,0,8,4", "e.png: expected something left to compare, found every pixel ignored"),
        ("--mask small.png", "e.png: mask: expected 8 x 4 pixels like the expected picture, found 2 x 2"),
    ])
    func refuseWhatTheyDoNotTake(arguments: String, message: String) throws {
        try ComparePair.withFiles { folder in
            try folder.write(PNGEncoder.encode(PixelBuffer(width: 2, height: 2), scale: 1), to: "small.png")
            let outcome = try Tool.shell("\"$stepchart\" compare e.png a.png \(arguments)", in: folder)
            #expect(outcome.message == "stepchart: \(message)\n")
            #expect(outcome.text == "")
            #expect([64, 65].contains(outcome.status))
        }
    }

    @Test(arguments: [
        ("--metric lab", #"--metric: expected channel or oklab (the nearest is "oklab"), found "lab""#),
        (
            "--diff-style red --diff d.png",
            #"--diff-style: expected heat, mask, overlay, side-by-side, amplified or flicker, found "red""#
        ),
    ])
    func refuseUnknownWords(arguments: String, message: String) throws {
        let outcome = try ComparePair.compare(ComparePair.expected, ComparePair.actual, arguments)
        #expect(outcome.status == 64)
        #expect(outcome.message == "stepchart: \(message)\n")
    }
}
