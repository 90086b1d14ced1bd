import Foundation
import ImageDiff
import PNGCodec
import Raster
import Testing

struct CompareCommandTests {
    private static let grey = Pixel(red: 100, green: 100, blue: 100)
    private static let expected = PixelBuffer(width: 8, height: 4, filledWith: grey)

    /// `expected` with two other pixels.
    private static var actual: PixelBuffer {
        var picture = expected
        picture[2, 1] = Pixel(red: 100, green: 107, blue: 100)
        picture[5, 3] = Pixel(red: 99, green: 100, blue: 100)
        return picture
    }

    @Test func saysHowPicturesDiffer() throws {
        let outcome = try Self.compare(Self.expected, Self.actual)
        #expect(outcome.status == 1)
        #expect(outcome.message == "")
        #expect(
            outcome.text == """
                verdict: different
                expected: 8 x 4 pixels
                actual: 8 x 4 pixels
                differing pixels: 2 of 32 (6.25 %)
                greatest channel difference: 7 of 255
                bounding box: 4 x 3 pixels at 2, 1

                """)
    }

    @Test func saysThatPicturesAreTheSame() throws {
        let outcome = try Self.compare(Self.expected, Self.expected)
        #expect(outcome.status == 0)
        #expect(
            outcome.text == """
                verdict: same
                expected: 8 x 4 pixels
                actual: 8 x 4 pixels
                differing pixels: 0 of 32 (0.0 %)
                greatest channel difference: 0 of 255

                """)
    }

    @Test func saysThatSizesDiffer() throws {
        let outcome = try Self.compare(Self.expected, PixelBuffer(width: 7, height: 5, filledWith: Self.grey))
        #expect(outcome.status == 1)
        #expect(
            outcome.text.hasPrefix(
                """
                verdict: different sizes; compared where both are, from the top left
                expected: 8 x 4 pixels
                actual: 7 x 5 pixels
                differing pixels: 0 of 28 (0.0 %)

                """))
    }

    @Test func roundsNoDifferenceAway() throws {
        let expected = PixelBuffer(width: 2000, height: 2000, filledWith: Self.grey)
        var actual = expected
        actual[1999, 1999].red = 101
        #expect(try Self.compare(expected, actual).text.contains("differing pixels: 1 of 4000000 (< 0.0001 %)\n"))
    }

    @Test func drawsTheDifference() throws {
        for actual in [Self.actual, Self.expected] {
            let drawing = DiffPicture.sideBySide(
                of: ImageDiff.compare(expected: Self.expected, actual: actual), expected: Self.expected, actual: actual)
            try Tool.withFolder { folder in
                try Self.write(Self.expected, actual, to: folder)
                let outcome = try Tool.run("compare", "e.png", "a.png", "--diff", "d.png", in: folder)
                #expect(outcome.status == (actual == Self.expected ? 0 : 1))
                #expect(try PNGDecoder.decode(folder.bytes("d.png")) == drawing)

                let piped = try Tool.run("compare", "e.png", "a.png", "--diff", "-", in: folder)
                #expect(try PNGDecoder.decode(piped.output) == drawing)
                #expect(piped.message == outcome.text)
            }
        }
    }

    @Test func readsStandardInput() throws {
        try Tool.withFolder { folder in
            try Self.write(Self.expected, Self.actual, to: folder)
            #expect(try Tool.run("compare", "e.png", "-", in: folder, input: folder.bytes("e.png")).status == 0)
            #expect(try Tool.run("compare", "-", "a.png", in: folder, input: folder.bytes("e.png")).status == 1)
            #expect(try Tool.run("compare", "-", "-", in: folder, input: folder.bytes("e.png")).status == 64)
        }
    }

    @Test func givesNoVerdictInTrouble() throws {
        try Tool.withFolder { folder in
            try Self.write(Self.expected, Self.actual, to: folder)
            try folder.write("text".utf8, to: "text.png")
            try folder.write(folder.bytes("e.png").dropLast(20), to: "cut.png")
            let troubles: [(name: String, status: Int32, words: String)] = [
                ("missing.png", 66, "No such file or directory"),
                ("text.png", 65, "not a PNG"),
                ("cut.png", 65, "damaged PNG"),
            ]
            for trouble in troubles {
                for arguments in ["e.png \(trouble.name)", "\(trouble.name) e.png"] {
                    let outcome = try Tool.shell("\"$stepchart\" compare \(arguments) --diff d.png", in: folder)
                    #expect(outcome.status == trouble.status)
                    #expect(outcome.text == "")
                    #expect(outcome.message.hasPrefix("stepchart: \(trouble.name): \(trouble.words)"))
                    #expect(outcome.message.count { $0 == "\n" } == 1)
                }
            }
            #expect(try Tool.run("compare", "e.png", "a.png", "--diff", "no/d.png", in: folder).status == 73)
            #expect(try Tool.run("compare", "e.png", in: folder).status == 64)
            #expect(try Tool.shell("\"$stepchart\" compare e.png a.png >/dev/full", in: folder).status == 74)
            #expect(try folder.names == ["a.png", "cut.png", "e.png", "text.png"])
        }
    }

    private static func write(_ expected: PixelBuffer, _ actual: PixelBuffer, to folder: URL) throws {
        try folder.write(PNGEncoder.encode(expected, scale: 1), to: "e.png")
        try folder.write(PNGEncoder.encode(actual, scale: 1), to: "a.png")
    }

    private static func compare(_ expected: PixelBuffer, _ actual: PixelBuffer) throws -> Tool.Outcome {
        try Tool.withFolder { folder in
            try write(expected, actual, to: folder)
            return try Tool.run("compare", "e.png", "a.png", in: folder)
        }
    }
}
