import Foundation
import StepChart
import StepPNG
import StepRaster
import StepTestSupport
import Testing

@Suite struct WidgetTests {
    @Test func drawsAMediumWidget() throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.run("widget", Tool.week, "-o", "out.png", in: folder)
            #expect(outcome.status == 0)
            #expect(outcome.message == "")
            #expect(try folder.names == ["out.png"])
            let picture = try PNGDecoder.decode(folder.bytes("out.png"))
            #expect(picture.size == "1014x474")
            let week = try StepWeek(json: Data(contentsOf: URL(filePath: Tool.week)))
            #expect(try WeekWidget(week).drawing.image(.scale(3)).buffer == picture)
        }
    }

    /// A phone's own scale, unless another is asked for.
    @Test(arguments: [
        (["--family", "small", "--device", "375x667"], 296, 296),
        (["--family", "large", "--device", "iPhone 15 Pro"], 1014, 1062),
        (["--family", "small", "--device", "375x667", "--scale", "1"], 148, 148),
        (["--family", "extra-large", "--device", "iPad Air 11"], 1431, 684),
        (["--family", "smart-stack", "--device", "Apple Watch 45 mm"], 368, 161),
        (["--device", "apple-watch-45-mm"], 368, 161),
        (["--today", "compact", "--device", "375x667"], 718, 220),
        (["--today", "compact", "--device", "414x736", "--content-size", "XXXL"], 1194, 420),
        (["--today", "expanded", "--device", "320x568", "--page", "landscape"], 840, 352),
        (["--today", "expanded", "--device", "414x736", "--page", "landscape-first", "--scale", "1"], 420, 280),
    ])
    func sizesAreTheTables(arguments: [String], width: Int, height: Int) throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.launch(
                Tool.path, ["widget", Tool.week, "-o", "out.png"] + arguments, in: folder)
            #expect(outcome.status == 0, "\(outcome.message)")
            let picture = try PNGDecoder.decode(folder.bytes("out.png"))
            #expect(picture.size == "\(width)x\(height)")
        }
    }

    @Test func bothSchemesAreTwoPictures() throws {
        try Tool.withFolder { folder in
            let line = "$stepchart widget $week -o w.png --scale 1 --scheme"
            #expect(try Tool.shell("\(line) both", in: folder).status == 0)
            #expect(try folder.names == ["w-dark.png", "w.png"])
            let (light, dark) = (try folder.bytes("w.png"), try folder.bytes("w-dark.png"))
            #expect(light != dark)
            #expect(try Tool.shell("\(line) dark", in: folder).status == 0)
            #expect(try folder.bytes("w.png") == dark)
            #expect(try Tool.shell("\(line) light", in: folder).status == 0)
            #expect(try folder.bytes("w.png") == light)
        }
    }

    @Test func takesLooksAndCorners() throws {
        try Tool.withFolder { folder in
            let line = "$stepchart widget $week -o w.png --family large --scale 1"
            var pictures: Set<[UInt8]> = []
            let variants = [
                "", "--unit mi", "--language de", "--select 2", "--labels none", "--theme high-contrast",
                "--corner-radius 22", "--curve linear", "--font-weight bold",
                "--scheme dark --dark-theme high-contrast-dark",
            ]
            for options in variants {
                let outcome = try Tool.shell("\(line) \(options)", in: folder)
                #expect(outcome.status == 0, "\(options): \(outcome.message)")
                pictures.insert(try folder.bytes("w.png"))
            }
            #expect(pictures.count == variants.count)
        }
    }

    @Test func phonesComeFromAFile() throws {
        try Tool.withFolder { folder in
            try folder.write(
                Data(
                    #"""
                    {"devices": [{"screen": [402, 874], "names": ["Pocket"], "scale": 1,
                                  "small": [50, 60], "medium": [100, 60], "large": [100, 110]},
                                 {"screen": [390, 844], "scale": 2,
                                  "small": [10, 10], "medium": [70, 30], "large": [10, 10]}]}
                    """#.utf8), to: "phones.json")
            func size(_ options: String) throws -> String {
                let outcome = try Tool.shell(
                    "$stepchart widget $week -o w.png --devices phones.json \(options)", in: folder)
                #expect(outcome.status == 0, "\(outcome.message)")
                return try PNGDecoder.decode(folder.bytes("w.png")).size
            }
            #expect(try size("--device pocket --family small") == "50x60")
            #expect(try size("") == "140x60")
            #expect(try size("--device 393x852") == "1014x474")
        }
    }

    @Test(arguments: [
        ("--device 391x844", 64, "(the nearest is \"390x844\"), found \"391x844\""),
        ("--family large --today compact", 64, "--today: expected nothing beside --family"),
        (
            "--family extra-large --device 390x844", 64,
            "--family: expected one of 390x844: small, medium, large, found \"extra-large\""
        ),
        ("--family small --device '198x242'", 64, "--family: expected one of 198x242: smart-stack, found \"small\""),
        ("--content-size XL", 64, "--content-size: expected --today with it"),
        ("--page landscape", 64, "--page: expected --today with it"),
        ("--all --device 390x844", 64, "--all: expected no widget or phone beside it"),
        ("--timeline t.json", 64, "--timeline: expected neither an input nor --all beside it"),
        ("--corner-radius=-1", 64, "corner radius: expected a number of points >= 0, found -1.0"),
        ("--select 7", 64, "selection: expected the index of a day, 0...6, found 7"),
        ("--devices none.json", 66, "none.json: No such file or directory"),
        ("--language ja", 65, "week.json: day \"9月18日\": expected characters of the built-in lettering"),
    ])
    func refusesInOneLine(options: String, status: Int32, message: String) throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.shell("$stepchart widget $week -o w.png \(options)", in: folder)
            #expect(outcome.status == status)
            #expect(outcome.message.contains(message), "\(outcome.message)")
            #expect(outcome.message.split(separator: "\n").filter { $0.hasPrefix("stepchart: ") }.count == 1)
            #expect(try folder.names == [])
        }
    }

    @Test func twoPicturesDoNotFitIntoAPipe() throws {
        let outcome = try Tool.run("widget", Tool.week, "-o", "-", "--scheme", "both")
        #expect(outcome.status == 64)
        #expect(outcome.output.isEmpty)
    }

    // MARK: All

    private struct Index: Decodable {
        struct Picture: Decodable {
            var file: String, family: String, device: String, scheme: String
            var contentSize: String?, page: String?
            var width: Double, height: Double, scale: Double
            var pixelWidth: Int, pixelHeight: Int
            var sha256: String
        }
        var version: Int
        var pictures: [Picture]
    }

    /// At a scale at which it takes no time.
    private static let all = "$stepchart widget $week -o all --all --scale 0.5"

    @Test func drawsEveryWidgetOnce() throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.shell(Self.all, in: folder)
            #expect(outcome.status == 0, "\(outcome.message)")
            #expect(outcome.message == "")
            let all = folder.appending(path: "all")
            let index = try JSONDecoder().decode(Index.self, from: Data(all.bytes("index.json")))
            let text = String(decoding: try all.bytes("index.json"), as: UTF8.self)
            let other = text.replacing("\"small\"", with: "\"tiny\"")
            #expect(try JSONSchema("widgets.schema.json").accepts([text, other]) == [true, false])
            let screens = Set(WidgetDevice.builtIn.map(\.screen))
            let home = index.pictures.filter { $0.page == nil }
            let widgets = WidgetDevice.builtIn.filter { screens.contains($0.screen) }.reduce(into: [:]) {
                $0[$1.screen] = $1.families.count
            }
            #expect(home.count == widgets.values.reduce(0, +) * 2)
            #expect(index.pictures.count - home.count == 3 * (7 + 1) * 4 * 2)
            #expect(Set(index.pictures.map(\.file) + ["index.json"]) == Set(try all.names))
            #expect(outcome.text == "all: \(try all.names.count - 1) pictures, \(try all.names.count - 1) written\n")
            for picture in index.pictures {
                #expect(picture.scale == 0.5)
                #expect(Double(picture.pixelWidth) == (picture.width / 2).rounded(.up))
                #expect(Double(picture.pixelHeight) == (picture.height / 2).rounded(.up))
            }
            for picture in index.pictures.filter({ $0.device == "390x844" }) {
                let pixels = try PNGDecoder.decode(all.bytes(picture.file))
                #expect(pixels.size == "\(picture.pixelWidth)x\(picture.pixelHeight)")
            }
            // What has the same name has the same pixels, and the other way round for one scheme and size.
            #expect(
                Set(index.pictures.map { "\($0.file) \($0.sha256)" }).count == Set(index.pictures.map(\.file)).count)
        }
    }

    @Test func leavesAloneWhatWouldNotChange() throws {
        try Tool.withFolder { folder in
            #expect(try Tool.shell("\(Self.all) --scheme light", in: folder).status == 0)
            let all = folder.appending(path: "all")
            let names = try all.names
            let long = Date(timeIntervalSince1970: 1_000_000_000)
            for name in names {
                try FileManager.default.setAttributes(
                    [.modificationDate: long], ofItemAtPath: all.appending(path: name).path)
            }
            try all.write([1, 2, 3], to: "small-158x158-light.png")
            let outcome = try Tool.shell("\(Self.all) --scheme light --threads 2", in: folder)
            #expect(outcome.text == "all: \(names.count - 1) pictures, 1 written\n")
            let changed = try names.filter { name in
                let attributes = try FileManager.default.attributesOfItem(atPath: all.appending(path: name).path)
                return attributes[.modificationDate] as? Date != long
            }
            #expect(changed == ["small-158x158-light.png"])
            #expect(try PNGDecoder.decode(all.bytes("small-158x158-light.png")).width == 79)
        }
    }
}

extension PixelBuffer {
    var size: String { "\(width)x\(height)" }
}
