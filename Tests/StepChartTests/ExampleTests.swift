import Foundation
import StepChart
import Testing

/// The README's examples are the code of this file and of samples/golden-tests, word for word.
struct ReadmeTests {
    @Test func aChartInThreeLines() throws {
        let week = try StepWeek(steps: [7314, 2583, 16105, nil, 60, 3942, 1641])
        let chart = try WeekChart(week, options: ChartOptions(family: .widget), style: .dark)
        let png: [UInt8] = try chart.png(.scale(3))
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func aChartToASink() throws {
        let bytes = Array(#"{"days": [{"date": "2016-09-12", "steps": 7314}], "unit": "km"}"#.utf8)
        var total = 0
        try WeekChart(StepWeek(json: bytes)).png(.scale(3)) { part in
            total += part.count
        }
        #expect(total == (try WeekChart(StepWeek(json: bytes)).png(.scale(3)).count))
    }

    @Test func aCaption() throws {
        let week = try StepWeek(steps: [7314, 2583, 16105, nil, 60, 3942, 1641])
        let words = WeekWords(week, language: .german)
        let caption = try words.caption(of: 6)
        let own = try words.caption(of: 6, template: CaptionTemplate("{steps} Schritte {day}"))
        #expect(caption == "Heute bin ich 1641 Schritte gegangen.")
        #expect(own == "1641 Schritte heute")
    }

    @Test func aChartThatDrawsItself() throws {
        let chart = try WeekChart(sampleWeek())
        let animation = try chart.animation()
        let moving: [UInt8] = try animation.apng(.scale(3))
        let half: [UInt8] = try animation.png(at: 0.6, .scale(3))
        #expect(moving.count > half.count)
    }

    @Test func aMessage() throws {
        let week = try sampleWeek()
        var message = try WeekMessage(week)
        message.subcaption = "A walk by the sea"
        let picture: [UInt8] = try message.chart.png(.scale(3))
        let preview: [UInt8] = try message.bubble().png(.scale(3))
        #expect(try picture == WeekChart(week, options: .message).png() && preview != picture)
    }

    @Test func aWidget() throws {
        let week = try sampleWeek()
        let options = WidgetOptions(.large, on: .standard)
        let large: [UInt8] = try WeekWidget(week, options: options, style: .dark).drawing.png(.scale(3))
        #expect(large.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func examplesAreCompiled() throws {
        let here = URL(filePath: #filePath)
        let project = here.deletingLastPathComponent().appending(path: "../..").standardized
        let sample = project.appending(path: "samples/golden-tests/Tests/WeekTests/WeekTests.swift")
        let code = try (Self.lines(here) + Self.lines(sample)).joined(separator: "\n")
        let readme = project.appending(path: "README.md")
        let blocks = try String(contentsOf: readme, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
        #expect(blocks.count == 7)
        for block in blocks {
            let example = try #require(block.components(separatedBy: "```").first)
            let lines = example.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            // Imports stand at the top of a file.
            let body = lines.filter { !$0.hasPrefix("import ") }
            #expect(code.contains(body.joined(separator: "\n")), "\(example)")
        }
    }

    private static func lines(_ file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
