import StepData
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
        let rate = try #require(FrameRate(frames: 25))
        let chosen = try gif { $0.frameRate = rate }
        #expect(usual == chosen)
        #expect(throws: ChartError.self) { try gif { $0.frameRate = .sixty } }
    }
}
