import Foundation
import StepChart
import StepGoldens
import StepPNG
import StepRaster
import StepTestSupport
import Testing

struct MessageTests {
    @Test func writesPictureTextsAndCaption() throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.run("message", Tool.week, "-o", "a/share/", in: folder)
            #expect(outcome.status == 0 && outcome.text == "" && outcome.message == "")
            let share = folder.appending(path: "a/share")
            #expect(try share.names == ["caption.txt", "image@3x.png", "message.json"])
            #expect(String(decoding: try share.bytes("caption.txt"), as: UTF8.self) == "\(Self.caption)\n")
            #expect(try share.bytes("image@3x.png") == WeekMessage(Self.week()).chart.png(.scale(3)))

            let layout = try #require(try Self.json(share)["layout"] as? [String: Any])
            #expect(layout["caption"] as? String == Self.caption)
            #expect(layout["image"] as? String == "image@3x.png")
        }
    }

    /// The digest is that of the file's pixels, and the schema holds for whatever is asked for.
    @Test(arguments: [
        ("", "image@3x.png", 900, 900), ("--scale 2 --size 274x140", "image@2x.png", 548, 280),
        ("--scale 1.5 --scheme dark", "image@1.5x.png", 450, 450),
        ("--scale .1 --language zh-Hans --url https://a.b/c", "image@0.1x.png", 30, 30),
        ("--background transparent --subcaption '\"<&' --scheme both", "image@3x.png", 900, 900),
    ])
    func tellsThePicture(arguments: String, file: String, width: Int, height: Int) throws {
        try Tool.withFolder { folder in
            let outcome = try Tool.shell("\"$stepchart\" message \"$week\" -o . \(arguments)", in: folder)
            #expect(outcome.status == 0, "\(outcome.message)")
            let text = String(decoding: try folder.bytes("message.json"), as: UTF8.self)
            #expect(try JSONSchema("message.schema.json").accepts([text]) == [true])
            let json = try Self.json(folder)
            let image = try #require(json["image"] as? [String: Any])
            #expect(image["file"] as? String == file)
            let pixels = try PNGDecoder.decode(folder.bytes(file))
            #expect(pixels.width == width && pixels.height == height)
            #expect(image["pixelWidth"] as? Int == width && image["pixelHeight"] as? Int == height)
            #expect(image["sha256"] as? String == PictureDigest(of: pixels).sha256)
            let isBoth = arguments.contains("both")
            #expect(try folder.names.contains("image-dark@3x.png") == isBoth)
            #expect(json["darkImage"] is NSNull != isBoth)
        }
    }

    @Test func saysWhatItIsAskedToSay() throws {
        try Tool.withFolder { folder in
            let arguments = """
                --unit mi --language fr --select 2 --caption '{steps} pas' --subcaption '{distance}' \
                --trailing-caption '{{a}}' --trailing-subcaption b --image-title c --image-subtitle d --summary '{day}' \
                --accessibility-label e --url data:,f
                """
            let outcome = try Tool.shell("\"$stepchart\" message \"$week\" -o . \(arguments)", in: folder)
            #expect(outcome.status == 0, "\(outcome.message)")
            let json = try Self.json(folder)
            let layout = try #require(json["layout"] as? [String: String])
            #expect(
                layout == [
                    "image": "image@3x.png", "caption": "16\u{202F}105 pas", "subcaption": "7,26 mi",
                    "trailingCaption": "{a}",
                    "trailingSubcaption": "b", "imageTitle": "c", "imageSubtitle": "d",
                ])
            #expect(json["summaryText"] as? String == "le 14/9")
            #expect(json["accessibilityLabel"] as? String == "e")
            #expect(json["url"] as? String == "data:,f")
            #expect(String(decoding: try folder.bytes("caption.txt"), as: UTF8.self) == "16\u{202F}105 pas\n")
        }
    }

    @Test func previewsTheBubble() throws {
        try Tool.withFolder { folder in
            let message = "\"$stepchart\" message \"$week\" -o share --scale 2"
            for (scheme, names) in [
                ("light", ["bubble.png"]), ("dark", ["bubble.png"]), ("both", ["bubble-dark.png", "bubble.png"]),
            ] {
                let line = "rm -f *.png; \(message) --preview bubble.png --scheme \(scheme)"
                #expect(try Tool.shell(line, in: folder).status == 0)
                #expect(try folder.names == names + ["share"])
                let themes = scheme == "light" ? [ChartTheme.light] : [.dark, .light]
                for (name, theme) in zip(names, themes) {
                    let expected = try WeekMessage(Self.week(), theme: theme).bubble().png(.scale(2))
                    #expect(try folder.bytes(name) == expected, "\(scheme) \(name)")
                }
            }
        }
    }

    /// Every text of the bubble and of the card has the weight that was asked for.
    @Test func weightsAreForCaptionsToo() throws {
        try Tool.withFolder { folder in
            let line = "\"$stepchart\" message \"$week\" -o share --scale 2 --preview bubble.png --open-graph"
            #expect(try Tool.shell("\(line) --subcaption sea --font-weight 800", in: folder).status == 0)
            var theme = ChartTheme.light
            for weight in [
                \ChartTheme.labelText.weight, \.noticeText.weight, \.headerText.weight, \.statText.weight,
                \.captionText.weight,
                \.subcaptionText.weight, \.valueText.weight,
            ] { theme[keyPath: weight] = 800 }
            var message = try WeekMessage(Self.week(), theme: theme)
            message.subcaption = "sea"
            #expect(try folder.bytes("bubble.png") == message.bubble().png(.scale(2)))
            #expect(try folder.appending(path: "share").bytes("card.png") == message.linkCard().png(.scale(1)))
        }
    }

    @Test func drawsNoLettersThatItLacks() throws {
        try Tool.withFolder { folder in
            let message = "\"$stepchart\" message \"$week\" --language ja -o"
            // Fields can hold them.
            #expect(try Tool.shell("\(message) text", in: folder).status == 0)
            for option in ["--preview bubble.png", "--open-graph", "--labels weekday"] {
                let outcome = try Tool.shell("\(message) share \(option)", in: folder)
                #expect(outcome.status == 65)
                #expect(outcome.message.contains("expected characters of the built-in lettering or a font, found \""))
                #expect(
                    outcome.message.hasSuffix(
                        "; --font FILE brings letters, --missing-glyph box draws a box in its place\n"))
                #expect(try folder.names == ["text"])
            }
            let boxes = try Tool.shell("\(message) share --preview bubble.png --missing-glyph box", in: folder)
            #expect(boxes.status == 0)
        }
    }

    // MARK: Links and pages

    @Test func makesACardForLinks() throws {
        try Tool.withFolder { folder in
            let line = "\"$stepchart\" message \"$week\" -o . --open-graph --html --url https://a.b/c/message.html"
            #expect(try Tool.shell(line, in: folder).status == 0)
            let card = try folder.bytes("card.png")
            let pixels = try PNGDecoder.decode(card)
            #expect(pixels.width == 1200 && pixels.height == 630 && card.count < 1_000_000)
            let tags = String(decoding: try folder.bytes("card.html"), as: UTF8.self)
            #expect(tags.contains("<meta property=\"og:image\" content=\"https://a.b/c/card.png\">"))
            let page = String(decoding: try folder.bytes("message.html"), as: UTF8.self)
            #expect(page.contains(tags))
        }
    }

    private struct Visit: Decodable {
        var light: Picture
        var dark: Picture
        var clicks: [[String?]]
        var texts: [[String]]
        var scripts: Int
        var links: Int
        var description: String
        var title: String
        var trouble: [String]

        struct Picture: Decodable, Equatable {
            var name: String
            var size: [Int]

            init(name: String, size: [Int]) {
                self.name = name
                self.size = size
            }

            init(from decoder: any Decoder) throws {
                var values = try decoder.unkeyedContainer()
                name = try values.decode(String.self)
                size = try [values.decode(Int.self), values.decode(Int.self)]
            }
        }
    }

    /// In a browser: wherever a day's column is clicked, the address becomes that of the day.
    @Test func inABrowserAClickOnADayFollowsItsLink() throws {
        let visit = try Self.visit(Data(contentsOf: URL(filePath: Tool.week)), "--scale 2")
        let days = (12...18).map { "#day-2016-09-\($0)" }
        #expect(visit.clicks.map { $0[0] } == days.flatMap { [$0, $0, $0] })
        #expect(visit.clicks.last?[1] == Self.caption)
        #expect(visit.clicks.first?[1] == "I moved 7,314 steps on 9/12.")
        #expect(visit.light == Visit.Picture(name: "image@2x.png", size: [600, 600]))
        #expect(visit.dark == Visit.Picture(name: "image-dark@2x.png", size: [600, 600]))
        #expect(visit.texts.allSatisfy { $0[0] == $0[1] && !$0[0].isEmpty })
        #expect(visit.links == 7 && visit.scripts == 0 && visit.trouble == [])
        #expect(visit.title == Self.caption)
        #expect(visit.description.hasPrefix("Steps, September 12–18, 2016. Line chart of 7 days."))
    }

    @Test func inABrowserHostileTextIsOnlyText() throws {
        let label = "\"><script>alert('1')</script><b onerror=x>&amp;</map>"
        let week: [[String: Any]] = [
            ["date": "2016-09-12", "steps": 1, "label": label], ["date": "2016-09-13", "steps": 2],
        ]
        let visit = try Self.visit(
            JSONSerialization.data(withJSONObject: week),
            "--caption '</title><script>1</script>' --today 2016-09-13 --size 274.5x140")
        #expect(visit.texts[0] == ["\(label): I moved 1 step yesterday.", "\(label): I moved 1 step yesterday."])
        #expect(visit.title == "</title><script>1</script>")
        #expect(visit.scripts == 0 && visit.links == 2 && visit.trouble == [])
        #expect(visit.clicks.map { $0[0] } == ["12", "12", "12", "13", "13", "13"].map { "#day-2016-09-\($0)" })
    }

    private static func visit(_ week: Data, _ arguments: String) throws -> Visit {
        for program in ["/usr/bin/chromium", "/usr/bin/chromedriver"] {
            try #require(
                FileManager.default.isExecutableFile(atPath: program),
                "\(program) is missing: install it with `apt-get install -y chromium chromium-driver`")
        }
        return try Tool.withFolder { folder in
            try folder.write(week, to: "week.json")
            let made = try Tool.shell("\"$stepchart\" message week.json -o . --html \(arguments)", in: folder)
            try #require(made.status == 0, "\(made.message)")
            let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "message_page.py").path
            let outcome = try Tool.launch(
                "/usr/bin/python3", ["-B", script, folder.appending(path: "message.html").path], in: folder)
            try #require(outcome.status == 0, "the browser could not be driven: \(outcome.message)")
            return try JSONDecoder().decode(Visit.self, from: Data(outcome.output))
        }
    }

    // MARK: All or nothing

    /// Each is a place that cannot be written, made by a line of shell.
    @Test(arguments: [
        ("mkdir -p share/caption.txt", "share/caption.txt"), ("mkdir -p share/message.json", "share/message.json"),
        ("mkdir -p share/image@3x.png", "share/image@3x.png"), ("mkdir -p share/card.html", "share/card.html"),
        ("mkdir -p share/message.html", "share/message.html"), ("mkdir bubble.png", "bubble.png"),
        ("mkdir bubble-dark.png", "bubble-dark.png"), ("touch share", "share"),
    ])
    func writesAllOrNothing(obstacle: String, place: String) throws {
        try Tool.withFolder { folder in
            let line = "\"$stepchart\" message \"$week\" -o share --open-graph --html --preview bubble.png"
            let listing = "find . | sort"
            let before = try Tool.shell("\(obstacle); \(listing)", in: folder).text
            let outcome = try Tool.shell(line, in: folder)
            #expect(outcome.status == 73)
            #expect(outcome.message.hasPrefix("stepchart: \(place): cannot create: "))
            #expect(try Tool.shell(listing, in: folder).text == before)
        }
    }

    @Test func keepsOldFilesWhenItCannotWriteNewOnes() throws {
        try Tool.withFolder { folder in
            #expect(try Tool.shell("\"$stepchart\" message \"$week\" -o .", in: folder).status == 0)
            let before = try folder.names.map { try folder.bytes($0) }
            let line = "ulimit -f 8; \"$stepchart\" message \"$week\" -o . --theme dark --caption new"
            #expect(try Tool.shell(line, in: folder).status == 74)
            #expect(try folder.names.map { try folder.bytes($0) } == before)
        }
    }

    @Test(arguments: [
        ("--url example.org", "--url: expected an http, https or data URL"),
        ("--url 'javascript:alert(1)'", "--url"), ("--url 'https://a b'", "--url"), ("--url https:", "--url"),
        ("--caption '{stepz}'", "(the nearest is \"steps\")"), ("--subcaption '{'", "\"{{\" for a brace"),
        ("--unit miles", "--unit"), ("--scheme blue", "--scheme"), ("--scale 0", "scale: expected"),
        ("--scale 1e300", "scale: expected"), ("--size 30", "--size"),
        ("--size 3000x100", "--size: expected at most 8192 pixels"), ("--preview -", "--preview"),
        ("--preview share/message.json", "--preview: expected another file than --output has"),
        ("--dark-theme drak", "\"dark\""),
        ("--select 9", "selection"),
    ])
    func refusesBadOptions(arguments: String, words: String) throws {
        try Tool.withFolder { folder in
            let line = "\"$stepchart\" message \"$week\" -o share --html \(arguments)"
            let outcome = try Tool.shell(line, in: folder)
            #expect(outcome.status == 64, "\(outcome.message)")
            #expect(outcome.message.contains(words), "\(outcome.message)")
            #expect(try folder.names == [])
        }
    }

    private static let caption = "I moved 1,641 steps, 1.24 km on 9/18."

    private static func week() throws -> StepWeek {
        try StepWeek(json: Data(contentsOf: URL(filePath: Tool.week)))
    }

    private static func json(_ folder: URL) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(folder.bytes("message.json"))) as? [String: Any])
    }
}
