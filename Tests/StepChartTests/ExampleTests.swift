import Foundation
import StepChart
import StepTestSupport
import Testing

/// The examples of docs/ and of docs/articles are the code of this file, of those that other test targets have of
/// the same name, and of samples/golden-tests, word for word.
struct ExampleTests {
    @Test func aChartInThreeLines() throws {
        let week = try StepWeek(steps: [7314, 2583, 16105, nil, 60, 3942, 1641])
        let chart = try WeekChart(week, options: ChartOptions(placement: .widget), theme: .dark)
        let png: [UInt8] = try chart.png(.scale(3))
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test func daysWithDates() throws {
        let monday = try StepDay(date: "2016-09-12", steps: 7314)
        let dated = try StepWeek(days: [monday, StepDay(date: "2016-09-13", steps: 2583)])
        let table = try StepWeek(csv: "Datum;Schritte\n12.09.2016;7314\n13.09.2016;2583\n")
        let json = #"[{"date": "2016-09-12", "steps": 7314}, {"date": "2016-09-13", "steps": 2583}]"#
        #expect(try dated == StepWeek(json: Array(json.utf8)) && table == dated)
    }

    @Test func aChartWithMore() throws {
        let week = try week(of: sampleSteps)
        let earlier = try StepTestSupport.week(of: sampleSteps, from: "2016-09-05")
        var options = ChartOptions(size: Size(width: 600, height: 300), by: .month, goal: 10_000, title: "Anna")
        options.selection = .highest
        let compared = try WeekChart(week, previous: earlier, options: options, theme: ChartTheme(nodeColor: .tomato))
        let text = compared.alternativeText
        #expect(compared.layout.width == 600 && text.hasPrefix("Anna. Steps, "))
        #expect(compared.week.previous == earlier.days && compared.options.goal == 10_000)
    }

    @Test func files() throws {
        try inFolder { folder in
            let chart = try WeekChart(sampleWeek())
            try chart.png(scale: 3).write(to: "\(folder)/week.png")
            try chart.animation(duration: 2).gif(.scale(1)).write(to: "\(folder)/week.gif")
            try chart.animation().svg().write(to: "\(folder)/draws-itself.svg")
            try chart.svg(dark: .dark).write(to: "\(folder)/both-themes.svg")
            let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            #expect(names == ["both-themes.svg", "draws-itself.svg", "week.gif", "week.png"])
            let file = try Data(contentsOf: URL(filePath: "\(folder)/week.png"))
            #expect(try Array(file) == chart.png(.scale(3)))
        }
    }

    @Test func aCard() throws {
        let week = try sampleWeek()
        var options = CardOptions(.square)
        options.chart.annotations.goal = 10_000
        options.chart.annotations.title = .text("Anna's week")
        let card: [UInt8] = try WeekCard(week, options: options).png(.scale(1))
        #expect(try card != WeekCard(week, options: CardOptions(.square)).png(.scale(1)))
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
        #expect(caption == "An Tag 7 bin ich 1.641 Schritte gegangen.")
        #expect(own == "1.641 Schritte an Tag 7")
    }

    @Test func aChartThatDrawsItself() throws {
        let chart = try WeekChart(sampleWeek())
        let animation = try chart.animation()
        let moving: [UInt8] = try animation.apng(.scale(3))
        let half: [UInt8] = try animation.drawing(at: 0.6).png(.scale(3))
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
        let large: [UInt8] = try WeekWidget(week, family: .large, theme: .dark).png(.scale(3))
        let options = WidgetOptions(.large, on: .standard)
        #expect(try large == WeekWidget(week, options: options, theme: .dark).png(.scale(3)))
    }

    @Test func aVectorPicture() throws {
        let (week, options) = (try sampleWeek(), WidgetOptions(.large))
        let svg: String = try WeekChart(week).svg()
        let large: String = try WeekWidget(week, options: options).drawing.svg(scale: 2)
        let both: String = try WeekChart(week).drawing.following(dark: WeekChart(week, theme: .dark).drawing).svg()
        #expect(svg.hasPrefix("<svg ") && large.hasPrefix("<svg ") && svg != large)
        #expect(both.contains("prefers-color-scheme"))
    }

    @Test func aTheme() throws {
        let week = try sampleWeek()
        let json = #"{"extends": "dark", "nodeColor": "tomato", "lineWidth": 4}"#
        let theme = try ChartTheme(json: json.utf8)
        let themed = try WeekChart(week, theme: theme)
        #expect(themed.theme.nodeColor.hex == "#FF6347")
    }

    @Test func whatWentWrong() throws {
        let week = try sampleWeek()
        var message = ""
        do throws(ChartError) {
            var options = ChartOptions()
            options.selection = .index(7)
            _ = try WeekChart(week, options: options)
        } catch {
            // selection: expected the index of a day, 0...6, found 7
            message = error.description
        }
        #expect(message == "selection: expected the index of a day, 0...6, found 7")
    }

    @Test func aLayout() throws {
        let week = try sampleWeek()
        let chart = try WeekChart(week)
        let highest = chart.layout.nodes.min { ($0.y ?? .infinity) < ($1.y ?? .infinity) }
        let text = chart.layoutJSON
        #expect(highest?.value == 16105 && text.contains("16105"))
    }

    @Test func aCardOnAServer() throws {
        func card(json: [UInt8], language: Language) throws -> [UInt8] {
            var options = ChartOptions.message
            options.language = language
            options.missingGlyph = .box
            let message = try WeekMessage(StepWeek(json: json), options: options)
            return try message.linkCard().png(.scale(1))
        }
        func answer(json: [UInt8], tag: String) -> (status: Int, body: [UInt8]) {
            do {
                let language = (try? Language(tag: tag)) ?? .english
                return (200, try card(json: json, language: language))
            } catch let error as StepDataError {
                return (400, Array(error.description.utf8))
            } catch {
                return (500, Array("\(error)".utf8))
            }
        }
        #expect(answer(json: Array("[7314, 2583]".utf8), tag: "tlh").status == 200)
        let refusal = answer(json: Array("[7314, many]".utf8), tag: "de-AT")
        #expect(refusal.status == 400 && String(decoding: refusal.body, as: UTF8.self).hasPrefix("1:8: [1]: expected"))
    }

    /// The article about charts.
    @Test func anArticleAboutCharts() throws {
        try inFolder { folder in
            let week = try StepWeek(steps: [7314, 2583, 16105, nil, 60, 3942, 1641])
            let chart = try WeekChart(week)
            try chart.png(scale: 2).write(to: "\(folder)/chart.png")

            let earlier = try StepWeek(steps: [6020, 3950, 9800, 5460, 2210, 4790, 1400])
            var options = ChartOptions(size: Size(width: 600, height: 300), goal: 6000, title: .automatic)
            options.mark = .bars
            options.values = .extremes
            options.selection = .highest
            let bars = try WeekChart(week, previous: earlier, options: options)
            #expect(bars.omissions.isEmpty && bars.alternativeText.contains("Bar chart"))

            var theme = ChartTheme.dark
            theme.nodeColor = .tomato
            theme.lineWidth = 4
            let themed = try WeekChart(week, options: options, theme: theme)
            #expect(themed.theme.lineWidth == 4)

            let svg: String = try chart.svg(dark: .dark)
            #expect(svg.contains("prefers-color-scheme"))

            var narrow = ChartOptions(size: Size(width: 120, height: 80), goal: 6000)
            narrow.values = .all
            for omission in try WeekChart(week, options: narrow).omissions {
                print(omission.part.rawValue, omission.count)
            }
            #expect(try !WeekChart(week, options: narrow).omissions.isEmpty)
        }
    }

    @Test func anArticleAboutMeasures() throws {
        let monday = try #require(CivilDate("2026-11-16"))
        let tuesday = try #require(CivilDate("2026-11-17"))
        let first = StepDay(date: monday, steps: 7314, distanceMeters: 5266)
        let second = StepDay(date: tuesday, steps: 2583, distanceMeters: 1860)
        let walked = try StepWeek(days: [first, second]).measured(in: .distance, unit: .km)
        let changing = walked.changingGoal([GoalChange(from: tuesday, goal: 1500)])
        let distances = try WeekChart(changing, options: ChartOptions(goal: 5000))
        #expect(distances.alternativeText.hasPrefix("Distance, November 16–17, 2026."))
        #expect(distances.layout.nodes.map(\.reachesGoal) == [true, true])
        #expect(distances.layout.goalLine?.levels.map(\.value) == [5000, 1500])
    }

    /// The article about cards.
    @Test func anArticleAboutCards() throws {
        try inFolder { folder in
            let week = try sampleWeek()
            let earlier = try StepTestSupport.week(of: sampleSteps, from: "2016-09-05")
            let square = try WeekCard(week, preset: .square)
            try square.png(scale: 1).write(to: "\(folder)/square.png")

            var options = CardOptions(.story)
            options.goal = 6000
            options.language = .german
            options.headline = .average
            options.footer = "Anna"
            let card = try WeekCard(week.comparing(with: earlier), options: options)

            options.ground = .plain
            let warm = try WeekCard(week, options: options, theme: ChartTheme(palette: Palette(.ember)))
            #expect(warm.drawing != card.drawing)

            let year = try StepTestSupport.week(of: (0..<366).map { 4000 + $0 * 37 % 9000 }, from: "2016-01-01")
            for (index, page) in try WeekCard.pages(year).enumerated() {
                try page.png(scale: 0.5).write(to: "\(folder)/page-\(index).png")
            }
            let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
            #expect(names == ["page-0.png", "page-1.png", "page-2.png", "square.png"])
        }
    }

    @Test func examplesAreCompiled() throws {
        var code = try Self.lines(
            project.appending(path: "samples/golden-tests/Tests/WeekTests/WeekTests.swift"))
        for target in try FileManager.default.contentsOfDirectory(atPath: project.appending(path: "Tests").path) {
            let file = project.appending(path: "Tests/\(target)/ExampleTests.swift")
            if FileManager.default.fileExists(atPath: file.path) { code += "\n" + (try Self.lines(file)) }
        }
        var count = 0
        let docs = project.appending(path: "docs")
        let articles = try FileManager.default.contentsOfDirectory(
            at: docs.appending(path: "articles"), includingPropertiesForKeys: nil)
        for folder in [docs] + articles {
            for page in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            where page.pathExtension == "md" {
                let text = try String(contentsOf: page, encoding: .utf8)
                for block in text.components(separatedBy: "```swift\n").dropFirst() {
                    let example = try #require(block.components(separatedBy: "```").first)
                    let lines = example.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                    // Imports stand at the top of a file.
                    let body = lines.filter { !$0.hasPrefix("import ") }
                    #expect(code.contains(body.joined(separator: "\n")), "\(page.lastPathComponent): \(example)")
                    count += 1
                }
            }
        }
        #expect(articles.count == 3 && count >= 30)
    }

    /// Calls `body` with a folder that is gone afterwards.
    private func inFolder(_ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(folder)
    }

    private static func lines(_ file: URL) throws -> String {
        try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }
}
