import Foundation
import StepTestSupport
import Testing

@testable import StepChart

@Suite struct WeekMessageTests {
    @Test func aMessageSaysWhatTheWeekWasLike() throws {
        let message = try WeekMessage(Samples.week())
        #expect(message.caption == "I moved 1,641 steps, 1.24 km on 9/18.")
        #expect(message.summaryText == message.caption)
        #expect(
            message.accessibilityLabel
                == "Steps, September 12–18, 2016. Line chart of 7 days. 37,660 steps in all, 5,380 a "
                + "day on average. Most: 16,105 on September 14; least: 60 on September 16. Highlighted: 1,641 on "
                + "September 18.")
        #expect(message.subcaption == nil && message.trailingCaption == nil && message.trailingSubcaption == nil)
        #expect(message.imageTitle == nil && message.imageSubtitle == nil && message.url == nil)
    }

    /// The line and its nodes, without any letter: texts have fields.
    @Test func thePictureIsTheChartAlone() throws {
        let layout = try WeekMessage(sampleWeek()).chart.layout
        #expect(layout.width == 300 && layout.height == 300)
        #expect(layout.guides == nil && layout.averageLine == nil)
        #expect(layout.nodes.allSatisfy { $0.label == nil })
    }

    @Test func theCaptionIsAboutTheHighlightedDay() throws {
        var options = ChartOptions.message
        options.selection = .index(2)
        options.language = .german
        let week = try Samples.week()
        let message = try WeekMessage(week, unit: .mi, options: options)
        #expect(message.day == 2)
        #expect(message.caption == "Am 14. September bin ich 16.105 Schritte gegangen, 7,26 mi.")
        options.selection = .noDay
        #expect(try WeekMessage(week, options: options).day == 6)
        options.selection = .index(7)
        #expect(throws: ChartError.noSuchDay(7, count: 7)) { try WeekMessage(week, options: options) }
    }

    /// A text may have letters that cannot be drawn, until it is drawn.
    @Test func onlyDrawingNeedsTheLettering() throws {
        var options = ChartOptions.message
        options.language = .japanese
        var message = try WeekMessage(sampleWeek(), options: options)
        #expect(message.caption == "9月18日は1,641歩歩きました。")
        let refusal = ChartError.missingGlyph("月", place: "caption")
        #expect(throws: refusal) { try message.bubble() }
        #expect(throws: ChartError.missingGlyph("年", place: "title \"2016年9月12日～18日\"")) { try message.linkCard() }
        message.caption = "1641"
        #expect(throws: Never.self) { try message.bubble() }
        message.trailingSubcaption = "歩"
        #expect(throws: ChartError.missingGlyph("歩", place: "trailing subcaption")) { try message.bubble() }
        options.missingGlyph = .box
        #expect(throws: Never.self) { try WeekMessage(sampleWeek(), options: options).bubble() }
        #expect(throws: Never.self) { try WeekMessage(sampleWeek(), options: options).linkCard() }
    }

    /// As other cards are, unless a line is asked for.
    @Test func theCardOfALinkHasBarsAndWeekdays() throws {
        func names(_ mark: ChartOptions.Mark?) throws -> [String] {
            var options = ChartOptions.message
            options.mark = mark
            return try WeekMessage(sampleWeek(), options: options).linkCard().boxes.map(\.name)
        }
        let usual = try names(nil)
        #expect(usual.count { $0.hasPrefix("bar ") } == 7)
        #expect(
            usual.filter { $0.hasPrefix("label ") }
                == ["M", "T", "W", "T", "F", "S", "S"].map { "label \($0)" })
        #expect(usual.contains { $0.hasPrefix("value ") } && !usual.contains("data line"))
        #expect(try names(.line).contains("data line"))
    }
}
