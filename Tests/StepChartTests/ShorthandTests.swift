import Foundation
import StepData
import StepRaster
import StepSupport
import StepTestSupport
import Testing

@testable import StepChart

/// What a program may write in short does the same as the long form.
struct ShorthandTests {
    @Test func optionsAreNamedWithoutWhatTheyArePartOf() throws {
        var short = ChartOptions()
        short.goal = 10_000
        short.title = "Anna"
        var long = ChartOptions()
        long.annotations.goal = 10_000
        long.annotations.title = .text("Anna")
        #expect(short == long && short.goal == 10_000)
        var card = CardOptions(.square)
        card.goal = 10_000
        card.title = "Anna \(3)"
        #expect(card.chart.annotations.goal == 10_000 && card.chart.annotations.title == .text("Anna 3"))
    }

    @Test func picturesSayWhatTheyShow() throws {
        let week = StepWeek.sample()
        #expect(try WeekChart(week).alternativeText == WeekChart(week).drawing.alternativeText)
        #expect(try WeekCard(week).alternativeText.hasPrefix("Steps, "))
    }

    /// 60 frames a second, as of an animated PNG, is more than a GIF can say.
    @Test func aGIFHasItsOwnFrameRate() throws {
        func gif(_ change: (inout AnimationOptions) -> Void) throws -> [UInt8] {
            var options = AnimationOptions()
            options.duration = 0.2
            change(&options)
            var file: [UInt8] = []
            try WeekChart(StepWeek.sample()).animation(options).gif(.scale(0.2)) { file += $0 }
            return file
        }
        let usual = try gif { _ in }
        let chosen = try gif { $0.frameRate = FrameRate(frames: 25) }
        #expect(usual == chosen)
        #expect(throws: ChartError.self) { try gif { $0.frameRate = .sixty } }
    }

    @Test func optionsOfAChartAreGivenAtOnce() {
        var long = ChartOptions(placement: .widget)
        (long.width, long.height) = (600, 300)
        long.aggregation.span = .month
        long.annotations.goal = 8000
        long.annotations.title = .text("Anna")
        long.selection = .noDay
        let size = Size(width: 600, height: 300)
        var short = ChartOptions(placement: .widget, size: size, by: .month, goal: 8000, title: "Anna")
        short.selection = .none
        #expect(short == long && short.size == size && short.by == .month)
        short = ChartOptions(placement: .widget, goal: 8000, title: "Anna")
        short.size = size
        short.by = .month
        short.selection = .none
        #expect(short == long)
    }

    /// A card is not as large as the chart in it.
    @Test func aCardHasASizeOfItsOwn() {
        var card = CardOptions(.og)
        #expect(card == CardOptions(.openGraph))
        card.size = Size(width: 500, height: 400)
        #expect((card.width, card.height) == (500, 400))
        #expect(card.chart == CardOptions(.openGraph).chart)
    }

    @Test func coloursAreWrittenInManyWays() throws {
        let parsed = { (text: String) in ChartTheme.Color(text) }
        var theme = ChartTheme.light
        theme.nodeColor = "#ff6600"
        #expect(theme.nodeColor == parsed("#FF6600"))
        #expect(ChartTheme.Color(hex: 0xFF6600) == parsed("#FF6600"))
        let black = ChartTheme.Color(red: 0, green: 0, blue: 0, alpha: 0.5)
        #expect(ChartTheme.Color(hex: 0xFF00_0000, alpha: 0.5) == black)
        #expect(ChartTheme.Color.tomato == parsed("tomato") && ChartTheme.Color.transparent == .clear)
        #expect(ChartTheme.Color.red == parsed("red") && ChartTheme.Color.green == parsed("green"))
        #expect(ChartTheme.Color.blue == parsed("blue"))
        let own = ChartTheme(extending: .dark, background: .black, nodeColor: .tomato)
        let long = with(ChartTheme.dark) { ($0.background, $0.nodeColor) = (.black, .tomato) }
        #expect(own == long && ChartTheme() == .light)
    }

    /// A member for each name of CSS, as the file that has them says.
    @Test func everyNameOfCSSIsAColour() throws {
        let file = project.appending(path: "Sources/Charts/StepChart/Theme/Tables/ChartTheme.Color+Names.swift")
        let code = try String(contentsOf: file, encoding: .utf8)
        let names = code.components(separatedBy: "public static var ").dropFirst().map { $0.prefix { $0 != ":" } }
        let others: Set<Substring> = ["black", "white", "red", "green", "blue"]
        #expect(Set(names) == Set(ColorNames.table.keys).subtracting(others))
    }

    @Test func picturesAreMadeInShort() throws {
        let week = try StepTestSupport.week(of: sampleSteps)
        let before = try StepTestSupport.week(of: sampleSteps, from: "2016-09-05")
        let chart = try WeekChart(week)
        #expect(try chart.png(scale: 2) == chart.png(.scale(2)))
        #expect(chart.altText == chart.alternativeText)
        #expect(try WeekChart(week, previous: before) == WeekChart(week.comparing(with: before)))
        #expect(throws: StepDataError.self) { try WeekChart(week, previous: week) }
        #expect(try WeekCard(week, preset: .square) == WeekCard(week, options: CardOptions(.square)))
        #expect(try WeekWidget(week, family: .small) == WeekWidget(week, options: WidgetOptions(.small)))
        let dark = try WeekChart(week, theme: .dark).drawing
        #expect(try chart.svg(dark: .dark) == chart.drawing.following(dark: dark).svg())
    }

    @Test func animationsPlayAsTheyAreTold() throws {
        let chart = try WeekChart(StepWeek.sample())
        let options = with(AnimationOptions()) {
            $0.duration = 0.2
            $0.fps = 30
            $0.loop = .forever
        }
        #expect(options.frameRate == FrameRate(frames: 30, per: 1) && options.loop == nil)
        let long = try chart.animation(options)
        let short = try chart.animation(duration: 0.2)
        #expect(try short.apng(.scale(0.2), fps: 30, loop: .forever) == long.apng(.scale(0.2)))
        var gif: [UInt8] = []
        try short.gif(.scale(0.2)) { gif += $0 }
        #expect(try short.gif(.scale(0.2)) == gif)
        #expect(try short.svg() == short.selfDrawing().svg())
    }

    @Test(arguments: [0, -1, 1001, .max, .min])
    func aRateIsCheckedWithTheAnimation(frames: Int) throws {
        let chart = try WeekChart(StepWeek.sample())
        let options = with(AnimationOptions()) { $0.frameRate = FrameRate(frames: frames) }
        let error = #expect(throws: ChartError.self) { try chart.animation(options) }
        #expect(error?.line == "frame rate: expected from 1 to 1000 a second, found \(frames)")
        #expect(throws: ChartError.self) { try chart.animation().apng(fps: FrameRate(frames: frames)) }
    }

    @Test func allErrorsHaveALine() throws {
        func error(_ body: () throws -> Void) -> (any StepChartError)? {
            do { try body() } catch let error as any StepChartError { return error } catch {}
            return nil
        }
        let count = error { _ = try StepWeek(json: "[7314,\n many]") }
        #expect(count?.line.hasPrefix("2:2: [1]: expected") == true)
        #expect(count?.position == TextPosition(line: 2, column: 2))
        #expect(error { _ = try ChartTheme(json: "7".utf8) }?.position == TextPosition(line: 1, column: 1))
        let scale = error { _ = try WeekChart(StepWeek.sample()).png(scale: 0) }
        #expect(scale?.line == scale?.description && scale?.position == nil && scale != nil)
        let folder = error { try "text".write(to: "/dev/null/week.svg") }
        #expect(folder is ChartError && folder?.line.contains("/dev/null") == true)
    }
}
