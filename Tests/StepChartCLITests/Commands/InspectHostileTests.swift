import Foundation
import StepPNG
import StepRaster
import StepTestSupport
import Testing

/// Files that break the rules of PNG or ask for far more than they hold, given to every command that reads pictures.
struct InspectHostileTests {
    struct Hostile: CustomTestStringConvertible, Sendable {
        var name: String
        var bytes: [UInt8]
        /// What commands that need the pixels say of it.
        var words: String
        var testDescription: String { name }

        init(_ name: String, _ bytes: [UInt8], _ words: String) {
            (self.name, self.bytes, self.words) = (name, bytes, words)
        }

        /// `sound` with other chunks.
        init(_ name: String, _ words: String, change: (inout [PNGFile.Chunk]) -> Void) {
            var file = InspectHostileTests.sound
            change(&file.chunks)
            self.init(name, file.bytes, "damaged PNG: " + words)
        }
    }

    /// IHDR, PLTE, tRNS, tEXt, IDAT, IEND: 5 x 3 pixels, 16 colours.
    static let sound: PNGFile = {
        var file = SampleFile(width: 5, height: 3, colorType: 3, bitDepth: 4, transparency: [0, 128]).file
        file.chunks.insert(.init(type: "tEXt", data: Array("Title\0text".utf8)), at: 3)
        return file
    }()

    /// Where each chunk of `sound` starts and ends.
    private static var chunks: [(type: String, range: Range<Int>)] {
        var start = PNGFile.signature.count
        return sound.chunks.map { chunk in
            defer { start += 12 + chunk.data.count }
            return (chunk.type, start..<start + 12 + chunk.data.count)
        }
    }

    /// Of the chunks that the pixels need; a text is skipped.
    static let wrongChecksums = chunks.filter { $0.type != "tEXt" }.map { chunk in
        var bytes = sound.bytes
        bytes[chunk.range.upperBound - 1] ^= 1
        return Hostile("checksum-\(chunk.type)", bytes, "damaged PNG: \(chunk.type): CRC error")
    }

    /// Before each chunk, and in its length, type, data and checksum.
    static let cut = chunks.flatMap { chunk in
        let places = [0, 2, 6, 8 + (chunk.range.count - 12) / 2, chunk.range.count - 1]
        return places.map { place in
            Hostile(
                "cut-\(chunk.type)-\(place)", Array(sound.bytes[..<(chunk.range.lowerBound + place)]),
                "damaged PNG: the file ends too early")
        }
    }

    static let wrongContents = [
        Hostile("no-width", "Invalid IHDR data") { $0[0].data[3] = 0 },
        Hostile("no-height", "Invalid IHDR data") { $0[0].data[7] = 0 },
        Hostile("endless-width", "PNG unsigned integer out of range") { $0[0].data[0] = 128 },
        Hostile("depth-3", "Invalid IHDR data") { $0[0].data[8] = 3 },
        Hostile("palette-of-16-bits", "Invalid IHDR data") { $0[0].data[8] = 16 },
        Hostile("color-type-5", "Invalid IHDR data") { $0[0].data[9] = 5 },
        Hostile("rgb-of-4-bits", "Invalid IHDR data") { $0[0].data[9] = 2 },
        Hostile("compression-1", "Invalid IHDR data") { $0[0].data[10] = 1 },
        Hostile("filter-1", "Invalid IHDR data") { $0[0].data[11] = 1 },
        Hostile("interlace-2", "Invalid IHDR data") { $0[0].data[12] = 2 },
        Hostile("short-header", "IHDR: invalid") { $0[0].data.removeLast() },
        Hostile("no-header", "PLTE: missing IHDR") { $0.removeFirst() },
        Hostile("two-headers", "IHDR: out of place") { $0.insert($0[0], at: 1) },
        Hostile("no-palette", "IDAT: Missing PLTE before IDAT") { $0.remove(at: 1) },
        Hostile("palette-of-4-bytes", "PLTE: invalid") { $0[1].data = [1, 2, 3, 4] },
        Hostile("empty-palette", "Invalid palette") { $0[1].data = [] },
        Hostile("palette-of-257", "PLTE: invalid") { $0[1].data = Array(repeating: 0, count: 771) },
        Hostile("two-palettes", "PLTE: duplicate") { $0.insert($0[1], at: 2) },
        Hostile("unknown-chunk", "ABCD: unhandled critical chunk") { $0[3].type = "ABCD" },
        Hostile("control-characters", "t[1B][0A]t: invalid chunk type") { $0[3].type = "t\u{1b}\nt" },
        Hostile("no-pixels", "IEND: out of place") { $0.remove(at: 4) },
        Hostile("empty-pixels", "Not enough image data") { $0[4].data = [] },
        Hostile("two-of-three-rows", "Not enough image data") {
            $0[4].data = PNGFile.stored([0, 1, 2, 3, 0, 1, 2, 3])
        },
        Hostile("no-zlib", "IDAT: incorrect header check") { $0[4].data = Array("pixels".utf8) },
        Hostile("no-deflate", "IDAT: invalid block type") { $0[4].data[2] = 255 },
        Hostile("filter-5", "bad adaptive filter value") { $0[4].data[7] = 5 },
        Hostile("parted-pixels", "Not enough image data") { chunks in
            chunks.insert(.init(type: "IDAT", data: Array(chunks[4].data.prefix(9))), at: 3)
            chunks[5].data.removeFirst(9)
        },
    ]

    static let sizes = [(65_535, 65_535), (0x7fff_ffff, 0x7fff_ffff), (65_536, 1), (16_384, 8_192)]

    /// With the pixels of one row.
    static let large = sizes.map { width, height in
        let bytes = SampleFile.header(width: width, height: height)
        let words =
            width > 65_535
            ? "expected at most 65535 pixels a side, found \(width) x \(height)"
            : height > 65_534
                ? "expected at most 134217728 pixels, found \(width) x \(height)"
                : "expected a byte for every 1032 pixels of so large a picture, "
                    + "found \(bytes.count) for \(width) x \(height)"
        return Hostile("\(width)x\(height)", bytes, words)
    }

    static let others = [
        Hostile("empty", [], "not a PNG: the file is empty"),
        Hostile("text", Array("text".utf8), "not a PNG: expected 89 50 4e 47 0d 0a 1a 0a, found 74 65 78 74"),
        Hostile(
            "pointer", Array("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8),
            "not a PNG but a Git LFS pointer to one: run `git lfs pull`"),
    ]

    static let all = wrongChecksums + cut + wrongContents + large + others

    // MARK: Commands

    @Test func theSoundFileIsSound() throws {
        #expect(try Tool.run("inspect", "-", input: Self.sound.bytes).status == 0)
        #expect(try PNGDecoder.decode(Self.sound.bytes).width == 5)
    }

    @Test(arguments: all)
    func commandsSayWhatIsWrongInALine(file: Hostile) throws {
        try Tool.withFolder { folder in
            try folder.write(Self.sound.bytes, to: "good.png")
            try folder.write(file.bytes, to: "bad.png")
            for arguments in ["bad.png good.png", "good.png bad.png", "good.png good.png --mask bad.png"] {
                let outcome = try Tool.shell("\"$stepchart\" compare \(arguments) --diff d.png", in: folder)
                #expect(outcome.status == 65)
                #expect(outcome.text == "")
                #expect(outcome.message == "stepchart: bad.png: \(file.words)\n")
            }
            let inspected = try Tool.run("inspect", "bad.png", in: folder)
            #expect(inspected.status == 65)
            #expect(inspected.message.hasPrefix("stepchart: bad.png: offset "))
            #expect(inspected.message.count { $0 == "\n" } == 1)
            #expect(!inspected.text.contains("sound"))
            #expect(try folder.names == ["bad.png", "good.png"])
        }
    }

    /// Each reader may skip the text, and comparing does; but the file is not sound.
    @Test func aDamagedTextHidesNoPixels() throws {
        let place = try #require(Self.chunks.first { $0.type == "tEXt" }?.range.upperBound)
        var bytes = Self.sound.bytes
        bytes[place - 1] ^= 1
        try Tool.withFolder { folder in
            try folder.write(Self.sound.bytes, to: "good.png")
            try folder.write(bytes, to: "bad.png")
            #expect(try Tool.run("compare", "bad.png", "good.png", in: folder).status == 0)
            let inspected = try Tool.run("inspect", "bad.png", in: folder)
            #expect(inspected.status == 65 && inspected.message.contains(": tEXt: checksum: expected "))
        }
    }

    /// As goldens and as actual pictures, with one pair that is sound.
    @Test func verifyGoesOn() throws {
        try Tool.withFolder { folder in
            for name in ["bad", "good"] {
                let pictures = folder.appending(path: name)
                try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: false)
                for file in Self.all {
                    try pictures.write(name == "bad" ? file.bytes : Self.sound.bytes, to: "\(file.name).png")
                }
                try pictures.write(Self.sound.bytes, to: "sound.png")
            }
            let before = try folder.appending(path: "good").names
            for (golden, actual) in [("good", "bad"), ("bad", "good")] {
                let outcome = try Tool.shell(
                    "\"$stepchart\" verify \(golden) --actual \(actual) --failures f --record changed", in: folder)
                #expect(outcome.status == 1)
                #expect(outcome.message == "")
                let lines = outcome.text.split(separator: "\n").map(String.init)
                let expected = Self.all.sorted { $0.name < $1.name }
                    .map { "error      \($0.name): bad/\($0.name).png: \($0.words)" }
                #expect(lines.prefix(expected.count) == expected[...])
                #expect(outcome.text.contains("\n\(expected.count + 1) cases: 1 same, \(expected.count) error in "))
                #expect(try folder.names == ["bad", "good"])
            }
            for file in Self.all { #expect(try folder.bytes("bad/\(file.name).png") == file.bytes) }
            #expect(try folder.appending(path: "good").names == before)
            for name in before { #expect(try folder.bytes("good/\(name)") == Self.sound.bytes) }
        }
    }

    /// Folders with the names of pictures, and masks that are none.
    @Test func verifyNeedsFiles() throws {
        try Tool.withFolder { folder in
            for name in ["good/a.png", "same"] {
                try FileManager.default.createDirectory(
                    at: folder.appending(path: name), withIntermediateDirectories: true)
            }
            for name in ["same/a.png", "same/b.png", "good/b.png"] { try folder.write(Self.sound.bytes, to: name) }
            try folder.write("text".utf8, to: "mask.png")
            let outcome = try Tool.run("verify", "good", "--actual", "same", in: folder)
            #expect(outcome.status == 1)
            #expect(outcome.text.hasPrefix("error      a: good/a.png: Is a directory\n2 cases: 1 same, 1 error in "))
            for (mask, words) in [
                ("no.png", "No such file or directory"), ("good", "Is a directory"), ("mask.png", "not a PNG: "),
            ] {
                let outcome = try Tool.shell(
                    "\"$stepchart\" verify same --actual good --only b --mask \(mask) --record changed", in: folder)
                #expect(outcome.status == 1)
                #expect(outcome.text.hasPrefix("error      b: \(mask): \(words)"))
            }
            #expect(try folder.bytes("same/b.png") == Self.sound.bytes)
        }
    }

    // MARK: Bombs

    /// Texts that unpack to 500 MB, and a header that asks for 17 GB.
    @Test func bombsTakeNoMemory() throws {
        let plain = SampleFile(width: 1, height: 1, colorType: 6, bitDepth: 8).file
        let packed = try Tool.launch(
            "/usr/bin/python3", ["-c", "import sys, zlib; sys.stdout.buffer.write(zlib.compress(b'a' * (4 << 20)))"],
            in: Tool.project)
        try #require(packed.status == 0, "python3: \(packed.message)")
        var texts = plain
        for (type, head) in [("zTXt", [0]), ("iTXt", [1, 0, 0, 0])] as [(String, [UInt8])] {
            let chunk = PNGFile.Chunk(type: type, data: Array("Title\0".utf8) + head + packed.output)
            texts.chunks.insert(contentsOf: Array(repeating: chunk, count: 60), at: 1)
        }
        try Tool.withFolder { folder in
            try folder.write(plain.bytes, to: "plain.png")
            try folder.write(texts.bytes, to: "texts.png")
            try folder.write(SampleFile.header(width: 65_535, height: 65_535), to: "huge.png")
            let usual = try Self.peakMemory("compare plain.png plain.png", in: folder)
            for name in ["texts", "huge"] {
                for command in ["compare \(name).png plain.png", "inspect \(name).png"] {
                    let peak = try Self.peakMemory(command, in: folder)
                    #expect(peak < usual + 20 << 20, "\(command): \(peak >> 20) MB, for one pixel \(usual >> 20) MB")
                }
            }
        }
    }

    /// The most bytes that the tool had in memory.
    private static func peakMemory(_ command: String, in folder: URL) throws -> Int {
        let script = """
            import resource, subprocess, sys
            subprocess.run(sys.argv[1:], capture_output=True)
            peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
            print(peak if sys.platform == "darwin" else peak << 10)
            """
        let arguments = ["-c", script, try Tool.path] + command.split(separator: " ").map(String.init)
        let outcome = try Tool.launch("/usr/bin/python3", arguments, in: folder)
        try #require(outcome.status == 0, "python3: \(outcome.message)")
        return try #require(Int(outcome.text.dropLast()))
    }
}
