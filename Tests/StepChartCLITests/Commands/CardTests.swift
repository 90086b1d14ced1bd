import Foundation
import StepChart
import StepPNG
import StepRaster
import StepTestSupport
import Testing

@Suite struct CardTests {
    @Test(arguments: [
        ("og", "1200x630"), ("square", "1080x1080"), ("STORY", "1080x1920"), ("portrait", "1080x1350"),
        ("wide", "1600x900"),
    ])
    func drawsACardOfEveryPreset(preset: String, size: String) throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.run("card", Tool.week, "--preset", preset, "-o", "out.png", in: folder)
            #expect(outcome.status == 0 && outcome.message == "")
            #expect(try folder.names == ["out.png"])
            let picture = try PNGDecoder.decode(folder.bytes("out.png"))
            #expect(picture.dimensions == size)
            var options = CardOptions(try #require(CardOptions.Preset(rawValue: preset.lowercased())))
            options.chart.selection = .automatic
            let week = try StepWeek(json: Data(contentsOf: URL(filePath: Tool.week)))
            #expect(try WeekCard(week, options: options).drawing.image(.scale(1)).buffer == picture)
        }
    }

    @Test func tellsWhatItWasAskedFor() throws {
        try Tool.withFolder { folder in
            try folder.write("[6000, 3000, 12000, 7000, 400, 4100, 2000]".utf8, to: "before.json")
            try folder.write(
                try PNGEncoder.encode(
                    PixelBuffer(width: 3, height: 3), scale: 1, software: "", title: "", description: "",
                    compression: .default), to: "a.png")
            let outcome = try Tool.run(
                "card", Tool.week, "-o", "out.png", "--layout-json", "-", "--size", "800x800", "--goal", "6000",
                "--previous", "before.json", "--title", "Anna's week", "--subtitle", "By the sea", "--footer", "Anna",
                "--avatar", "a.png", "--headline", "average", "--unit", "mi", "--scale", "0.5", in: folder)
            #expect(outcome.status == 0, "\(outcome.message)")
            for text in ["Anna's week", "5,380", "By the sea", "9% more than the week before", "37,660", "3 of 7"] {
                #expect(outcome.text.contains(text), "\(text)")
            }
            #expect(outcome.text.contains(#""name": "avatar""#) && outcome.text.contains(#""layout": "stack""#))
            #expect(try PNGDecoder.decode(folder.bytes("out.png")).dimensions == "400x400")
        }
    }

    private static func days(_ count: Int) -> String {
        let start = CivilDate(year: 2023, month: 1, day: 1)
        let lines = (0..<count).compactMap { index in
            start?.adding(days: index).map { "\($0),\(2000 + index * 7919 % 9000)" }
        }
        return "date,steps\n" + lines.joined(separator: "\n")
    }

    @Test(arguments: [(731, 4), (365, 3)]) func aPatternDrawsThePagesOfAYear(days: Int, pages: Int) throws {
        try Tool.withFolder { folder in
            try folder.write(Self.days(days).utf8, to: "days.csv")
            let outcome = try Tool.run(
                "card", "days.csv", "--year", "last", "--previous", "auto", "--preset", "story", "--scale", "0.2", "-o",
                "year-%d.png", in: folder)
            #expect(outcome.status == 0, "\(outcome.message)")
            #expect(try folder.names.sorted() == ["days.csv"] + (1...pages).map { "year-\($0).png" })
            let pictures = try (1...pages).map { try PNGDecoder.decode(folder.bytes("year-\($0).png")) }
            #expect(pictures.allSatisfy { $0.dimensions == "216x384" })
            #expect(zip(pictures, pictures.dropFirst()).allSatisfy { $0 != $1 })
        }
    }

    @Test func aPageIsNeverDrawnOverTheInput() throws {
        try Tool.withFolder { folder in
            try folder.write(Self.days(100).utf8, to: "year-2.png")
            let before = try folder.bytes("year-2.png")
            let outcome = try Tool.run(
                "card", "year-2.png", "--format", "csv", "-o", "year-%d.png", in: folder)
            #expect(outcome.status != 0 && outcome.message.contains("year-2.png"))
            #expect(try folder.names == ["year-2.png"] && folder.bytes("year-2.png") == before)
        }
    }

    @Test func saysThatThereIsNothingToCompareWith() throws {
        try Tool.withFolder { folder in
            try folder.write(Self.days(365).utf8, to: "days.csv")
            let outcome = try Tool.run(
                "card", "days.csv", "--compare", "cumulative", "--scale", "0.2", "-o", "out.png", in: folder)
            #expect(outcome.status == 0 && outcome.message.contains("--compare: there is nothing to compare with"))
        }
    }

    /// A photo that lies on its side is drawn as the same pixels upright are.
    @Test func anAvatarMayBeAPhoto() throws {
        let script = """
            import sys
            from PIL import Image, ImageOps
            tag = Image.Exif()
            tag[0x0112] = 6
            name = sys.argv[1]
            Image.effect_noise((40, 30), 90).convert("RGB").save(name + ".jpg", exif=tag.tobytes())
            ImageOps.exif_transpose(Image.open(name + ".jpg")).save(name + ".png")
            """
        try Tool.withFolder { folder in
            _ = try TestTool.runPillow(script, [folder.appending(path: "a").path])
            for name in ["jpg", "png"] {
                let outcome = try Tool.run("card", Tool.week, "--avatar", "a.\(name)", "-o", "\(name).png", in: folder)
                #expect(outcome.status == 0, "\(outcome.message)")
            }
            #expect(try folder.bytes("jpg.png") == folder.bytes("png.png"))
            try folder.write("GIF89a".utf8, to: "a.gif")
            let outcome = try Tool.run("card", Tool.week, "--avatar", "a.gif", "-o", "gif.png", in: folder)
            #expect(outcome.status == 65)
            #expect(outcome.message == "stepchart: a.gif: expected a PNG or a JPEG, found a GIF\n")
        }
    }

    /// Its looks follow its ground, and letters what is asked for, where no theme is.
    @Test func itsOwnThemeHasTheLettersAskedFor() throws {
        try Tool.withFolder { folder in
            let font = try TestFont.plain.make(in: folder)
            for (name, arguments) in [
                ("own", []), ("dark", ["--theme", "dark"]), ("font", ["--font", font]),
                ("dark-font", ["--theme", "dark", "--font", font]),
            ] {
                let card = ["card", Tool.week, "--ground", "gradient", "-o", "\(name).png"]
                #expect(try Tool.launch(Tool.path, card + arguments, in: folder).status == 0)
            }
            let (own, other) = (try folder.bytes("own.png"), try folder.bytes("font.png"))
            #expect(try folder.bytes("dark.png") == own)
            #expect(try folder.bytes("dark-font.png") == other)
            #expect(own != other)
        }
    }

    @Test(arguments: [
        (
            ["--preset", "squar"],
            "--preset: expected og, square, portrait, story or wide (the nearest is \"square\"), found \"squar\""
        ),
        (["--size", "9x9", "--preset", "og"], "--size: expected nothing beside --preset, found both"),
        (["--size", "900x100"], "size: expected no side of a card above four times the other, found 900 x 100"),
        (["--headline", "most"], "--headline: expected total, average or day, found \"most\""),
        (["--avatar", "none.png"], "none.png: No such file or directory"),
        (["--footer", ""], "--footer: expected a text of one line, found \"\""),
    ])
    func refusesInOneLine(arguments: [String], message: String) throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.launch(
                Tool.path, ["card", Tool.week, "-o", "out.png"] + arguments, in: folder)
            #expect(outcome.status != 0)
            #expect(outcome.message == "stepchart: \(message)\n")
            #expect(try folder.names.isEmpty)
        }
    }
}

extension PixelBuffer {
    fileprivate var dimensions: String { "\(width)x\(height)" }
}
