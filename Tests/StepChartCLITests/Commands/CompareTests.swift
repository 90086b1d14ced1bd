import Foundation
import StepGoldens
import StepPNG
import StepRaster
import StepTestSupport
import Testing

/// Two small pictures that differ in two pixels, as files for the command.
enum ComparePair {
    static let grey = Pixel(red: 100, green: 100, blue: 100)
    static let expected = PixelBuffer(width: 8, height: 4, filledWith: grey)

    /// `expected` with two other pixels: one differs by 7, one by 1.
    static let actual: PixelBuffer = {
        var picture = expected
        picture[2, 1] = Pixel(red: 100, green: 107, blue: 100)
        picture[5, 3] = Pixel(red: 99, green: 100, blue: 100)
        return picture
    }()

    /// Runs `compare e.png a.png` and more arguments in a folder with both pictures.
    static func compare(
        _ expected: PixelBuffer = expected, _ actual: PixelBuffer = actual, _ arguments: String = ""
    ) throws -> Tool.Outcome {
        try withFiles(expected, actual) { try Tool.shell("\"$stepchart\" compare e.png a.png \(arguments)", in: $0) }
    }

    static func withFiles<Result>(
        _ expected: PixelBuffer = expected, _ actual: PixelBuffer = actual, _ body: (URL) throws -> Result
    ) throws -> Result {
        try Tool.withFolder { folder in
            try folder.write(PNGEncoder.encode(expected, scale: 1), to: "e.png")
            try folder.write(PNGEncoder.encode(actual, scale: 1), to: "a.png")
            return try body(folder)
        }
    }
}

struct CompareTests {
    /// The still of a reversed animation is the same picture, and so is the number of its frames.
    @Test func comparesEveryFrameOfAnimations() throws {
        try Tool.withFolder { folder in
            let animate = "\"$stepchart\" animate \"$week\" --scale .2 --fps 5"
            let made = try Tool.shell("\(animate) -o a.png && \(animate) -o r.png --reverse", in: folder)
            #expect(made.status == 0, "\(made.message)")
            let same = try Tool.shell("\"$stepchart\" compare a.png a.png", in: folder)
            #expect((same.status, same.text) == (0, "same: no pixel differs\n"))
            let reversed = try Tool.shell("\"$stepchart\" compare a.png r.png", in: folder)
            #expect(reversed.status == 1)
            #expect(reversed.text.contains("frames differ, first frame 0: "))
            #expect(reversed.text.contains("\nof                   frame 0\n"))
            #expect(reversed.text.contains("\nframes, counted from 0\n  frame 0"))
            let json = try Tool.shell("\"$stepchart\" compare a.png r.png --json", in: folder)
            #expect(json.text.contains("\"animation\": {\"expected\": {\"frames\": 8, \"plays\": 1}"))
            #expect(try JSONSchema("compare.schema.json").accepts([json.text]) == [true])
        }
    }

    @Test func saysHowPicturesDiffer() throws {
        let outcome = try ComparePair.compare()
        #expect(outcome.status == 1)
        #expect(outcome.message == "")
        #expect(
            outcome.text == """
                different: 2 pixels differ by up to 7; all within 4 x 3 pixels at 2, 1

                expected             8 x 4 pixels
                actual               8 x 4 pixels
                different pixels     2 of 32 (6.2500 %)
                limit                max-different-pixels: 0 allowed, 2 found
                greatest difference  7 of 255
                mean difference      0.0833 of 255
                RMS                  0.7217 of 255
                PSNR                 50.96 dB
                oklab greatest       0.0324
                oklab mean           0.0011
                visible              0.0417 at 67 pixels a degree
                visible pixels       0

                1 region
                  4 x 3 pixels at 2, 1  2 different  up to 7  centre 4.0, 2.5

                """)
    }

    @Test func hasLittleToSayOfEqualPictures() throws {
        let outcome = try ComparePair.compare(ComparePair.expected, ComparePair.expected)
        #expect(outcome.status == 0)
        #expect(outcome.text == "same: no pixel differs\n")
    }

    @Test func saysThatSizesDiffer() throws {
        let outcome = try ComparePair.compare(
            ComparePair.expected, PixelBuffer(width: 7, height: 5, filledWith: ComparePair.grey))
        #expect(outcome.status == 1)
        #expect(
            outcome.text.hasPrefix(
                """
                different sizes: expected 8 x 4 pixels, found 7 x 5 pixels; where both are, no pixel differs

                expected             8 x 4 pixels
                actual               7 x 5 pixels
                different pixels     0 of 28 (0.0000 %)

                """))
    }

    @Test func roundsNoDifferenceAway() throws {
        let expected = PixelBuffer(width: 150, height: 150, filledWith: ComparePair.grey)
        var actual = expected
        actual[149, 149].red = 101
        let text = try ComparePair.compare(expected, actual).text
        #expect(text.contains("mean difference      < 0.0001 of 255\n"))
    }

    /// The first ten of many regions, the largest first.
    @Test func countsTheRegionsThatItDoesNotShow() throws {
        var actual = PixelBuffer(width: 144, height: 8, filledWith: ComparePair.grey)
        let expected = actual
        for x in stride(from: 0, to: 144, by: 12) { actual[x, 4] = .clear }
        actual[121, 4] = .clear
        let lines = try ComparePair.compare(expected, actual).text.split(separator: "\n")
        let heading = try #require(lines.firstIndex(of: "12 regions, largest first"))
        #expect(lines[heading + 1] == "  2 x 1 pixels at 120, 4  2 different  up to 255  centre 121.0, 4.5")
        #expect(lines[heading + 2] == "  1 x 1 pixels at 0, 4    1 different  up to 255  centre 0.5, 4.5")
        #expect(lines.last == "  and 2 more")
        #expect(lines.count == heading + 12)
    }

    @Test func saysThatAPictureMoved() throws {
        var expected = PixelBuffer(width: 20, height: 12, filledWith: ComparePair.grey)
        var actual = expected
        for (x, y) in [(5, 4), (6, 5), (9, 7)] {
            expected[x, y] = .clear
            actual[x + 2, y - 1] = .clear
        }
        let text = try ComparePair.compare(expected, actual).text
        let summary = "6 pixels differ by up to 255; all within 7 x 5 pixels at 5, 3; shifted by 2, -1"
        #expect(text.hasPrefix("different: \(summary)\n"))
        #expect(text.contains("\nshift                2, -1 (right, down)\n"))
        let json = try ComparePair.compare(expected, actual, "--json").text
        #expect(json.contains("\"shift\": {\"x\": 2, \"y\": -1}"))
    }

    @Test func readsStandardInput() throws {
        try ComparePair.withFiles { folder in
            let expected = try folder.bytes("e.png")
            #expect(try Tool.run("compare", "e.png", "-", in: folder, input: expected).status == 0)
            #expect(try Tool.run("compare", "-", "a.png", in: folder, input: expected).status == 1)
            #expect(try Tool.run("compare", "e.png", "a.png", "--mask", "-", in: folder, input: expected).status == 1)
            for arguments in [
                "- -", "e.png - --mask -", "- a.png --layout-json -", "e.png a.png --mask - --layout-json -",
            ] {
                let outcome = try Tool.shell("\"$stepchart\" compare \(arguments) < e.png", in: folder)
                #expect(outcome.status == 64)
                #expect(outcome.message.contains("expected a file, found - again: standard input holds one file"))
            }
        }
    }

    @Test func anInputIsNeverTheDifference() throws {
        try ComparePair.withFiles { folder in
            try folder.write(folder.bytes("e.png"), to: "mask.png")
            try FileManager.default.linkItem(
                at: folder.appending(path: "a.png"), to: folder.appending(path: "hard.png"))
            let before = try folder.names.map { try folder.bytes($0) }
            for (diff, role) in [("e.png", "<expected>"), ("./a.png", "<actual>"), ("hard.png", "<actual>")] {
                let outcome = try Tool.run("compare", "e.png", "a.png", "--diff", diff, in: folder)
                #expect(outcome.status == 64)
                #expect(
                    outcome.message == "stepchart: --diff: expected another file than \(role) has, found \(diff)\n")
            }
            for option in ["--mask", "--layout-json"] {
                let outcome = try Tool.run(
                    "compare", "e.png", "a.png", option, "mask.png", "--diff", "mask.png", in: folder)
                #expect(outcome.status == 64)
                #expect(outcome.message.contains("expected another file than \(option) has"))
            }
            #expect(try folder.names.map { try folder.bytes($0) } == before)
        }
    }

    @Test func theDifferenceIsAPNG() throws {
        let outcome = try ComparePair.compare(ComparePair.expected, ComparePair.actual, "--diff d.SVG")
        #expect(outcome.status == 64)
        #expect(
            outcome.message
                == "stepchart: --diff: expected a name that ends in .png, found d.SVG: it is written as PNG\n")
    }

    @Test func givesNoVerdictInTrouble() throws {
        try ComparePair.withFiles { folder in
            try folder.write("text".utf8, to: "text.png")
            try folder.write([], to: "empty.png")
            try folder.write(folder.bytes("e.png").dropLast(20), to: "cut.png")
            try folder.write("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8, to: "lfs.png")
            try FileManager.default.createDirectory(
                at: folder.appending(path: "folder.png"), withIntermediateDirectories: false)
            let troubles: [(name: String, status: Int32, words: String)] = [
                ("missing.png", 66, "No such file or directory"),
                ("folder.png", 66, "Is a directory"),
                ("text.png", 65, "not a PNG"),
                ("empty.png", 65, "not a PNG: the file is empty"),
                ("cut.png", 65, "damaged PNG"),
                ("lfs.png", 65, "not a PNG but a Git LFS pointer to one"),
            ]
            for trouble in troubles {
                for arguments in [
                    "e.png \(trouble.name)", "\(trouble.name) e.png", "e.png a.png --mask \(trouble.name)",
                ] {
                    let outcome = try Tool.shell("\"$stepchart\" compare \(arguments) --diff d.png", in: folder)
                    #expect(outcome.status == trouble.status)
                    #expect(outcome.text == "")
                    #expect(outcome.message.hasPrefix("stepchart: \(trouble.name): \(trouble.words)"))
                    #expect(outcome.message.count { $0 == "\n" } == 1)
                }
            }
            #expect(try Tool.run("compare", "e.png", "a.png", "--diff", "/dev/null/d.png", in: folder).status == 73)
            #expect(try Tool.run("compare", "e.png", in: folder).status == 64)
            #expect(try Tool.shell("\"$stepchart\" compare e.png a.png >/dev/full", in: folder).status == 74)
            #expect(!(try folder.names.contains("d.png")))
            #expect(!(try folder.names.contains { $0.hasPrefix(".") }))
        }
    }

    /// One picture in every way that PNG can hold it, written by Pillow, and interlaced by hand.
    @Test func comparesPixelsAndNotFiles() throws {
        let script = """
            import struct, sys, zlib
            from PIL import Image
            levels = [0, 17, 85, 255]
            grey = Image.new("L", (9, 7))
            grey.putdata([levels[(x * 3 + y) % 4] for y in range(7) for x in range(9)])
            grey.save("grey.png")
            grey.convert("RGB").save("rgb.png")
            grey.convert("RGBA").save("rgba.png")
            grey.convert("LA").save("grey-alpha.png")
            grey.convert("RGB").convert("P", palette=Image.Palette.ADAPTIVE, colors=4).save("palette.png", bits=2)
            deep = Image.new("I;16", (9, 7))
            for y in range(7):
                for x in range(9): deep.putpixel((x, y), grey.getpixel((x, y)) * 257)
            deep.save("deep.png")

            def chunk(name, data): return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
            rows = b""
            for x0, y0, dx, dy in [(0,0,8,8), (4,0,8,8), (0,4,4,8), (2,0,4,4), (0,2,2,4), (1,0,2,2), (0,1,1,2)]:
                for y in range(y0, 7, dy):
                    row = bytes(grey.getpixel((x, y)) for x in range(x0, 9, dx))
                    if row: rows += b"\\0" + row
            with open("interlaced.png", "wb") as file:
                file.write(b"\\x89PNG\\r\\n\\x1a\\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 9, 7, 8, 0, 0, 0, 1))
                    + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))
            """
        try Tool.withFolder { folder in
            let drawn = try Tool.launch("/usr/bin/python3", ["-c", script], in: folder)
            try #require(drawn.status == 0, "python3 with Pillow (package python3-pil): \(drawn.message)")
            let names = try folder.names
            #expect(names.count == 7)
            for name in names {
                let outcome = try Tool.run("compare", "grey.png", name, in: folder)
                #expect(outcome.text == "same: no pixel differs\n", "\(name): \(outcome.message)")
            }
        }
    }
}
