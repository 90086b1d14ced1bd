import Foundation
import StepPNG
import StepRaster
import Testing

struct InspectTests {
    /// A grey frame, then one with two white pixels, each for a sixtieth of a second, twice.
    private static var animation: [UInt8] {
        get throws {
            let grey = PixelBuffer(width: 8, height: 4, filledWith: Pixel(red: 100, green: 100, blue: 100))
            let format = APNGFormat.rgb(key: Pixel(red: 1, green: 2, blue: 3))
            var spotted = grey
            spotted[2, 1] = Pixel(red: 255, green: 255, blue: 255)
            spotted[5, 3] = Pixel(red: 255, green: 255, blue: 255)
            var encoder = try APNGEncoder(
                PNGInfo(width: 8, height: 4, scale: 1, title: "A \u{1b} title"), format: format,
                loops: 2)
            try encoder.write(rows: spotted.pixels.span)
            try encoder.append(APNGFrame(grey, format: format), delay: FrameDelay(1, 60))
            try encoder.append(
                APNGFrame.change(from: grey, to: spotted, format: format), delay: FrameDelay(1, 60))
            let count = try encoder.finish()
            var file: [UInt8] = []
            encoder.drain { bytes in bytes.withUnsafeBufferPointer { file += $0 } }
            file.replaceSubrange(count.offset..<count.offset + count.bytes.count, with: count.bytes)
            return file
        }
    }

    @Test func listsEveryChunk() throws {
        let outcome = try Tool.run("inspect", "-", input: Self.animation)
        #expect(outcome.status == 0)
        #expect(outcome.message == "")
        // Lengths of compressed pixels are the encoder's affair.
        let lines = outcome.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.drop { $0 == " " || $0.isNumber }.replacing(/\ +/, with: " ").replacing(/(IDAT|fdAT) [0-9]+/) {
                "\($0.1)"
            }
        }
        #expect(
            lines == [
                "offset type length meaning",
                "IHDR 13 8 x 4 pixels, RGB, 8 bits",
                "sRGB 1 sRGB, perceptual",
                "pHYs 9 2835 x 2835 pixels a metre, 72 x 72 an inch",
                "iTXt 19 Title: \"A \\u{1B} title\"",
                "tRNS 6 not shown",
                "acTL 8 2 frames, plays 2 times",
                "IDAT pixels",
                "fcTL 26 #0 8 x 4 at 0, 0 for 1/60 s, source, dispose none",
                "fdAT #1 pixels of the frame",
                "fcTL 26 #2 4 x 3 at 2, 1 for 1/60 s, over, dispose none",
                "fdAT #3 pixels of the frame",
                "IEND 0 end",
                "",
                "picture: 8 x 4 pixels, RGB, 8 bits",
                "animation: 2 frames, plays 2 times, 0.033 s",
                "still: a picture of its own, for viewers without animation",
                "verdict: sound",
                "",
            ])
    }

    @Test func writesJSON() throws {
        let outcome = try Tool.run("inspect", "-", "--json", input: Self.animation)
        #expect(outcome.status == 0)
        let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output))
        #expect(report.version == 1 && report.fault == nil)
        #expect(
            report.chunks.map(\.type)
                == ["IHDR", "sRGB", "pHYs", "iTXt", "tRNS", "acTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
        #expect(report.chunks.map(\.offset).first == 8)
        #expect(report.chunks.compactMap(\.sequence) == [0, 1, 2, 3])
        #expect(report.chunks.compactMap(\.delay) == [[1, 60], [1, 60]])
        #expect(report.summary?.width == 8 && report.summary?.colorType == "RGB")
        #expect(report.summary?.animation?.frames == 2 && report.summary?.animation?.loops == 2)
    }

    @Test func tellsTheFaultAndStillListsTheChunks() throws {
        var file = try Self.animation
        let place = try #require(file.indices.last { file[$0...].starts(with: "fcTL".utf8) })
        file[place + 7] = 7  // the sequence number, and with it the checksum
        let outcome = try Tool.run("inspect", "-", input: file)
        #expect(outcome.status == 65)
        #expect(outcome.message.hasPrefix("stepchart: standard input: offset \(place - 4): fcTL: checksum: expected "))
        #expect(outcome.message.count { $0 == "\n" } == 1)
        #expect(outcome.text.contains("wrong checksum") && outcome.text.contains("IEND"))
        #expect(!outcome.text.contains("sound"))

        let json = try Tool.run("inspect", "-", "--json", input: file)
        #expect(json.status == 65)
        let report = try JSONDecoder().decode(Report.self, from: Data(json.output))
        #expect(report.summary == nil && report.fault?.offset == place - 4 && report.fault?.type == "fcTL")
        #expect(report.chunks.filter { !$0.intact }.map(\.offset) == [place - 4])
    }

    @Test func readsAnyPNG() throws {
        let outcome = try Tool.run("inspect", "samples/week.png")
        #expect(outcome.status == 0)
        #expect(outcome.text.contains("picture: 1125 x 600 pixels, RGB, 8 bits\nverdict: sound\n"))
    }

    @Test func tellsOfTrouble() throws {
        try Tool.withFolder { folder in
            try folder.write("text".utf8, to: "text.png")
            try folder.write(Self.animation.dropLast(3), to: "cut.png")
            let troubles: [(arguments: String, status: Int32, words: String)] = [
                ("missing.png", 66, "missing.png: No such file or directory"),
                (".", 66, ".: Is a directory"),
                ("text.png", 65, "text.png: offset 0: not a PNG"),
                (
                    "cut.png", 65,
                    "cut.png: offset \(try Self.animation.count - 12): expected a chunk of 12 bytes, found 9"
                ),
                ("cut.png >/dev/full", 74, "standard output: cannot write"),
            ]
            for trouble in troubles {
                let outcome = try Tool.shell("\"$stepchart\" inspect \(trouble.arguments)", in: folder)
                #expect(outcome.status == trouble.status)
                #expect(outcome.message.hasPrefix("stepchart: \(trouble.words)"), "\(outcome.message)")
                #expect(outcome.message.count { $0 == "\n" } == 1)
            }
            #expect(try Tool.run("inspect").status == 64)
        }
    }

    private struct Report: Decodable {
        struct Chunk: Decodable {
            var offset: Int
            var type: String
            var intact: Bool
            var sequence: Int?
            var delay: [Int]?
        }

        struct Animation: Decodable {
            var frames: Int
            var loops: Int
        }

        struct Summary: Decodable {
            var width: Int
            var colorType: String
            var animation: Animation?
        }

        struct Fault: Decodable {
            var offset: Int
            var type: String?
        }

        var version: Int
        var chunks: [Chunk]
        var summary: Summary?
        var fault: Fault?
    }
}
