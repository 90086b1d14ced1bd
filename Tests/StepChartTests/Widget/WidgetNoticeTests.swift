import StepData
import StepRaster
import Testing

@testable import StepChart

/// What a widget says of data that is not the newest.
@Suite struct WidgetNoticeTests {
    private static func layout(
        _ family: WeekWidget.Family, _ content: WeekContent, _ language: Language = .english, on name: String? = nil
    ) throws -> WidgetLayout {
        let device = WidgetDevice.builtIn.first { name.map($0.description.contains) ?? ($0.sizes[family] != nil) }
        var options = WidgetOptions(family, on: device ?? .standard)
        (options.chart.language, options.chart.missingGlyph) = (language, .box)
        return try WeekWidget(content, options: options).layout
    }

    @Test(arguments: WeekWidget.Family.allCases) func oneLineWithALockIsInPlaceOfTheDay(family: WeekWidget.Family)
        throws
    {
        let newest = try Self.layout(family, sampleWeek().content)
        let last = try Self.layout(family, WeekContent(sampleWeek(), notice: .lastAccessible))
        #expect(last.day == nil && newest.notices.isEmpty)
        #expect(last.notices.map(\.string) == ["\(Icon.lock.text) As of September 18"])
        #expect(last.chart?.notices.isEmpty != false, "the chart does not say it again")
        #expect(last.figures.map(\.text.string) == newest.figures.map(\.text.string))
        let (day, notice) = (try #require(newest.day), try #require(last.notices.first))
        #expect(isClose(notice.baseline, day.baseline, within: 0.1) && notice.rect.x == day.rect.x)
    }

    @Test(arguments: [
        (Language.english, "As of September 18"), (.german, "Stand: 18. September"), (.french, "Au 18 septembre"),
        (.spanish, "A 18 de septiembre"), (.simplifiedChinese, "截至9月18日"), (.japanese, "9月18日時点"),
    ])
    func everyLanguageSaysWhen(language: Language, words: String) throws {
        let layout = try Self.layout(.large, WeekContent(sampleWeek(), notice: .lastAccessible), language)
        #expect(layout.notices.first?.string == "\(Icon.lock.text) \(words)")
    }

    /// Everything but the notice is faded, as one.
    @Test func theRestIsFaded() throws {
        let widget = try WeekWidget(WeekContent(sampleWeek(), notice: .lastAccessible), options: WidgetOptions(.large))
        #expect(widget.marks.count == 2)
        guard case .group(let faded, let opacity) = widget.marks[0].shape else {
            Issue.record("a group")
            return
        }
        #expect(opacity < 0.5 && widget.marks[1].role == .notice)
        for part in ["steps", "summary"] { #expect(faded.contains { $0.role == .init(part) }) }
        #expect(faded.contains { $0.role == .dataLine } && !faded.contains { $0.role == .notice })
    }

    /// Without dates, and without a week, it says what is wrong; where that has no room in a line, over the chart.
    @Test func withoutADateItSaysWhy() throws {
        let undated = WeekContent(try StepWeek(steps: sampleSteps), notice: .lastAccessible)
        let why = "\(Icon.lock.text) Health data not accessible"
        #expect(try Self.layout(.medium, undated).notices.map(\.string) == [why])
        let nothing = WeekContent.placeholder(isAccessible: false)
        #expect(try Self.layout(.small, nothing).notices.map(\.string) == [why])
        let german = try Self.layout(.small, nothing, .german, on: "320x568")
        #expect(german.notices.isEmpty && german.chart?.notices.isEmpty == false)
    }
}
