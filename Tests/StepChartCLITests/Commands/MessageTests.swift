import Foundation
import StepChart
import StepPNG
import StepRaster
import StepTestSupport
import Testing

struct MessageTests {
    @Test func drawsWhatTheLibraryDraws() throws {
        try TestTool.withFolder { folder in
            let line = "stepchart message \"$week\" -o . --scale 2 --preview b.png --scheme both --open-graph"
            #expect(try Tool.shell(line, in: folder).status == 0)
            for (theme, end) in [(ChartTheme.light, ""), (.dark, "-dark")] {
                let message = try WeekMessage(
                    Samples.week(), theme: theme)
                #expect(try folder.bytes("image\(end)@2x.png") == message.chart.png(.scale(2)))
                #expect(try folder.bytes("b\(end).png") == message.bubble().png(.scale(2)))
                if end.isEmpty { #expect(try folder.bytes("card.png") == message.linkCard().png(.scale(1))) }
            }
        }
    }

    /// The digest is that of the file's pixels, and the schema holds for whatever is asked for.
    @Test(arguments: [
        "", "--scale 2 --size 274x140", "--scale 1.5 --scheme dark",
        "--scale .1 --language zh-Hans --url https://a.b/c",
        "--background transparent --subcaption '\"<&' --scheme both",
    ])
    func tellsThePicture(arguments: String) throws {
        try TestTool.withFolder { folder in
            let outcome = try Tool.shell("stepchart message \"$week\" -o . \(arguments)", in: folder)
            #expect(outcome.status == 0, "\(outcome.message)")
            let text = String(decoding: try folder.bytes("message.json"), as: UTF8.self)
            #expect(try JSONSchema("message.schema.json").accepts([text]) == [true])
            let json = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
            for image in [json["image"], json["darkImage"]].compactMap({ $0 as? [String: Any] }) {
                let pixels = try PNGDecoder.decode(folder.bytes(#require(image["file"] as? String)))
                #expect(image["sha256"] as? String == PictureDigest(of: pixels).sha256)
            }
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
        let visit = try Self.visit(Data(Samples.bytes("week.json")), "--scale 2")
        let caption = "I moved 1,641 steps, 1.24 km on 9/18."
        let days = (12...18).map { "#day-2016-09-\($0)" }
        #expect(visit.clicks.map { $0[0] } == days.flatMap { [$0, $0, $0] })
        let texts = visit.clicks.compactMap { $0[1] }
        #expect(texts.last?.hasPrefix("Sunday") == true && texts.last?.hasSuffix("1,641 steps, 1.24 km") == true)
        #expect(texts.first?.hasPrefix("Monday") == true && texts.first?.hasSuffix("7,314 steps") == true)
        #expect(visit.light == Visit.Picture(name: "image@2x.png", size: [600, 600]))
        #expect(visit.dark == Visit.Picture(name: "image-dark@2x.png", size: [600, 600]))
        #expect(visit.texts.allSatisfy { $0[0] == $0[1] && !$0[0].isEmpty })
        #expect(visit.links == 7 && visit.scripts == 0 && visit.trouble == [])
        #expect(visit.title == caption)
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
        try TestTool.requireBrowser()
        return try TestTool.withFolder { folder in
            try folder.write(week, to: "week.json")
            let made = try Tool.shell("stepchart message week.json -o . --html \(arguments)", in: folder)
            try #require(made.status == 0, "\(made.message)")
            let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "message_page.py").path
            let outcome = try Tool.launch(
                "/usr/bin/python3", ["-B", script, folder.appending(path: "message.html").path], in: folder)
            try #require(outcome.status == 0, "the browser could not be driven: \(outcome.message)")
            return try JSONDecoder().decode(Visit.self, from: Data(outcome.output))
        }
    }
}
